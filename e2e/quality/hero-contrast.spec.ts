import { expect, type Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { openPage } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

// The style that hides the text is blocked by the page's CSP.
test.use({ bypassCSP: true, loadsPictures: true, viewport: { width: 390, height: 844 } })

/** WCAG 1.4.3: large text is 24 px and more. */
const minContrast = (sizePx: number) => (sizePx >= 24 ? 3 : 4.5)

test("the hero's text has enough contrast with its poster on a phone", async ({ page }) => {
  await openPage(page, '/')
  await waitForPoster(page)
  await expectReadableText(page)
})

test("the hero's text has enough contrast with its film on a phone, at the start, in the middle and at the end", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(page, '/')
  const film = page.locator('main video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThanOrEqual(2)
  await expect(film).toHaveCSS('opacity', '1')
  await page.getByRole('button', { name: 'Pause the film' }).click()
  for (const share of [0, 0.5, 0.99])
    await test.step(`${share} of the film`, async () => {
      await film.evaluate(async (video: HTMLVideoElement, share) => {
        const seeked = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
        video.currentTime = video.duration * share
        await seeked
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }, share)
      await expectReadableText(page)
    })
})

/** Loaded, decoded and drawn. */
async function waitForPoster(page: Page) {
  const poster = page.getByRole('main').locator('section').first().locator('img').first()
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy()
  await poster.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

async function expectReadableText(page: Page) {
  const lines = await textLines(page)
  expect(lines.length).toBeGreaterThan(3)
  const hidden = await page.addStyleTag({
    content: 'main section:first-of-type :is(h1, p, p *) { color: transparent !important }',
  })
  const screenshot = sharp(await page.screenshot())
  for (const { name, color, sizePx, box } of lines) {
    const background = await brightLuminance(screenshot.clone().extract(box))
    const contrast = (luminance(color) + 0.05) / (background + 0.05)
    expect.soft(contrast, name).toBeGreaterThanOrEqual(minContrast(sizePx))
  }
  await hidden.evaluate((style: Element) => style.remove())
}

/** Each line of the heading and of the text below it, with its colour, size and box. */
function textLines(page: Page) {
  return page
    .getByRole('main')
    .locator('section')
    .first()
    .locator('h1, h1 + * p, h1 + *:not(:has(p))')
    .evaluateAll((all) =>
      all.flatMap((element) => {
        const { color, fontSize } = getComputedStyle(element)
        const range = document.createRange()
        range.selectNodeContents(element)
        return [...range.getClientRects()].map(({ x, y, width, height }) => ({
          name: `${element.tagName} at ${Math.round(y)} px`,
          color: (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
          sizePx: Number.parseFloat(fontSize),
          box: { left: Math.round(x), top: Math.round(y), width: Math.round(width), height: Math.round(height) },
        }))
      }),
    )
}

/** The 95th percentile of the pixels' luminance. */
async function brightLuminance(picture: Sharp) {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const all = Array.from({ length: info.width * info.height }, (_, at) =>
    luminance([...data.subarray(at * 3, at * 3 + 3)]),
  )
  return all.sort((a, b) => b - a)[Math.floor(all.length * 0.05)] ?? 0
}

function luminance(color: number[]) {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
