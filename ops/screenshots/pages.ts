import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumFlags } from '../browser/chromium-flags.ts'
import { findChromium } from '../browser/find-chromium.ts'
import { screens } from './screens.ts'
import { startSite } from './start-site.ts'

/** Screenshots of every screen at three widths: npm run screenshots [-- part of the screen's name] */
const [filter = ''] = process.argv.slice(2)
const port = Number(process.env.E2E_PORT ?? 3110)
const widths = { 390: 844, 820: 1180, 1440: 900 }
const folder = 'screenshots'

const { address, stop } = await startSite(port)
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
for (const [name, path] of Object.entries(screens).filter(([each]) => each.includes(filter)))
  for (const [width, height] of Object.entries(widths)) {
    const page = await browser.newPage({ viewport: { width: Number(width), height }, reducedMotion: 'reduce' })
    await page.goto(address + path, { waitUntil: 'load' })
    await scrollThrough(page)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
    await page.close()
    console.log(`${folder}/${name}-${width}.png`)
  }
await browser.close()
stop()

/** Lazy images load on scroll; a full-page screenshot needs them all. */
async function scrollThrough(page: Awaited<ReturnType<typeof browser.newPage>>) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
    }
    window.scrollTo(0, 0)
    const loaded = [...document.images].filter((image) => image.complete)
    await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)))
  })
}
