import { atRest } from './at-rest.ts'
import { expect, type Page, test } from './test.ts'

/** Nothing that waits for a frame goes on before the frames are let go, and no patience ends. */
async function openFirstFrame(page: Page, address: string) {
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window)
    const waiting: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => waiting.push(callback)
    const timeout = window.setTimeout
    window.setTimeout = ((then: TimerHandler, ms = 0) => (ms < 1000 ? timeout(then, ms) : 0)) as typeof timeout
    window.addEventListener('frames', () => {
      window.requestAnimationFrame = frame
      for (const callback of waiting) frame(callback)
    })
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
}

test('the first frame is the first screen and its picture; what lies below and the scripts follow', async ({
  page,
}) => {
  const pictures: string[] = []
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/media/')) pictures.push(request.url())
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await openFirstFrame(page, '/products/tilt-and-turn-window')
  await page.waitForLoadState('load')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  expect(pictures.map((url) => url.split('/').at(-1))).toEqual([
    expect.stringMatching(/^tilt-and-turn-window-\d+\.avif$/),
  ])
  expect(scripts).toEqual([])
  await page.evaluate(() => window.dispatchEvent(new Event('frames')))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect.poll(() => Math.min(pictures.length, scripts.length)).toBeGreaterThan(1)
})

test('whoever is led to a place further down gets the whole page at once', async ({ page }) => {
  await openFirstFrame(page, '/about-us#content')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('whoever loads a page again gets the whole of it at once', async ({ page }) => {
  await openFirstFrame(page, '/about-us')
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('Chromium does not wait for the system to find a font that no word needs', async ({ page, browser }) => {
  await browser.startTracing(page, { categories: ['fonts'] })
  await page.goto('/')
  await atRest(page)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  const asked = (traceEvents as { args: { family_name?: string } }[]).flatMap(({ args }) => args.family_name ?? [])
  expect(asked).not.toEqual([])
  expect(asked.filter((name) => /^(sans-)?serif$/i.test(name))).toEqual([])
})
