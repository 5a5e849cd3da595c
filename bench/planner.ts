import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumFlags } from '../ops/browser/chromium-flags.ts'
import { findChromium } from '../ops/browser/find-chromium.ts'
import { quantile } from './load/quantile.ts'
import { startSite } from './processes/site-process.ts'

// An arrow key on a joint of a double casement in a plan of six openings, on a processor as slow as that of Lighthouse's phone.
//
// "drawing": from the key until the new drawing is in the page with its sizes and handles, and the page is laid out. Painting
// is not part of it.
// "whole key step": until the key is released and the main thread has nothing left to do: list, choices and figures have
// followed, the plan is stored on the device, and a frame may have been painted.
const slowdown = 4
const [warmUp, steps] = [20, 200]

const folder = await mkdtemp(join(tmpdir(), 'house-planner-'))
const site = await startSite({ DATA_DIR: folder })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  // Until then the button does nothing.
  await page.goto(`${site.address}/plan`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Look at a sample house' }).click()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const { drawing, whole } = await measure(page)
  console.log(`Key steps in the planner, processor slowed ${slowdown} times, ${steps} steps, in milliseconds`)
  console.table({ drawing: summary(drawing), 'whole key step': summary(whole) })
} finally {
  await browser.close()
  await site.end('SIGTERM')
  await rm(folder, { recursive: true })
}

async function measure(page: Page) {
  const joint = page.getByRole('slider', { name: 'Joint between A and B' })
  return joint.evaluate(
    async (handle, [skipped, measured]) => {
      const times = { drawing: [] as number[], whole: [] as number[] }
      for (let step = 0; step < skipped + measured; step += 1) {
        const key = step % 20 < 10 ? 'ArrowRight' : 'ArrowLeft'
        const before = handle.getAttribute('aria-valuenow')
        const start = performance.now()
        handle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        // React renders key presses in a microtask.
        await Promise.resolve()
        document.body.getBoundingClientRect()
        const drawn = performance.now()
        if (handle.getAttribute('aria-valuenow') === before) throw new Error('The joint did not move')
        handle.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }))
        await scheduler.postTask(() => {}, { priority: 'background' })
        const done = performance.now()
        if (step >= skipped) {
          times.drawing.push(drawn - start)
          times.whole.push(done - start)
        }
        await new Promise(requestAnimationFrame)
      }
      return times
    },
    [warmUp, steps] as const,
  )
}

function summary(times: number[]) {
  const at = (share: number) => Math.round(quantile(times, share) * 10) / 10
  return { p50: at(0.5), p95: at(0.95), most: at(1) }
}
