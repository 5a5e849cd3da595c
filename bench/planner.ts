import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumFlags } from '../ops/browser/chromium-flags.ts'
import { findChromium } from '../ops/browser/find-chromium.ts'
import { quantile } from './load/quantile.ts'
import { startSite } from './processes/site-process.ts'

// Time of a redraw in the planner, on a processor as slow as that of Lighthouse's phone.
const slowdown = 4
const [warmUp, steps] = [20, 200]

const folder = await mkdtemp(join(tmpdir(), 'house-planner-'))
const site = await startSite({ DATA_DIR: folder })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await page.goto(`${site.address}/plan`)
  await page.getByRole('button', { name: 'Look at a sample house' }).click()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times = await measure(page)
  console.log(
    `Redraw of a double casement in a plan of six openings, processor slowed ${slowdown} times, ${steps} steps`,
  )
  console.table({ 'p50 ms': at(times, 0.5), 'p95 ms': at(times, 0.95), 'most ms': at(times, 1) })
} finally {
  await browser.close()
  await site.end('SIGTERM')
  await rm(folder, { recursive: true })
}

/** From an arrow key on a joint until React has drawn the opening, its figures and the list, and the page is laid out. */
async function measure(page: Page): Promise<number[]> {
  const joint = page.getByRole('slider', { name: 'Joint between A and B' })
  const all = await joint.evaluate(async (handle, count) => {
    const measured: number[] = []
    for (let step = 0; step < count; step += 1) {
      const key = step % 20 < 10 ? 'ArrowRight' : 'ArrowLeft'
      const before = handle.getAttribute('aria-valuenow')
      const start = performance.now()
      handle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      // React renders key presses in a microtask.
      await Promise.resolve()
      document.body.getBoundingClientRect()
      measured.push(performance.now() - start)
      if (handle.getAttribute('aria-valuenow') === before) throw new Error('The joint did not move')
      await new Promise(requestAnimationFrame)
    }
    return measured
  }, warmUp + steps)
  return all.slice(warmUp)
}

function at(times: number[], share: number) {
  return Math.round(quantile(times, share) * 10) / 10
}
