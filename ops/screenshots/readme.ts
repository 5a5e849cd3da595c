import { chromium } from '@playwright/test'
import { chromiumFlags } from '../browser/chromium-flags.ts'
import { findChromium } from '../browser/find-chromium.ts'
import { captureInto } from './capture.ts'
import { startSite } from './start-site.ts'

/** Takes the pictures of README.md on a site of its own: npm run screenshots:handbook */
const port = Number(process.env.E2E_PORT ?? 3110)
const { address, stop } = await startSite(port)
process.on('exit', stop)
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const page = await browser.newPage({
  baseURL: address,
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
})
const capture = captureInto('docs/pictures', page)

await page.goto('/')
await capture('home')
await page.goto('/products?problem=noise')
await page
  .getByText('What it solves', { exact: true })
  .evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - 300))
await capture('products')
await page.goto('/products/tilt-and-turn-window')
await page.getByRole('link', { name: 'Plan this window' }).first().click()
await page.waitForURL(/\/plan/)
await capture('planner')
await page.getByRole('button', { name: 'How we worked this out: Estimate' }).click()
await capture('estimate')
await browser.close()
stop()
