import sharp from 'sharp'
import { waitForNetworkIdle } from '../fixtures/hydration.ts'
import { expect, type Page, test } from '../fixtures/test.ts'

// The text is hidden by a style that the page's policy would not let in.
test.use({ bypassCSP: true })

test.use({ viewport: { width: 390, height: 844 } })

/** WCAG 1.4.3: large text is 24 px and more. */
const leastContrast = (sizePx: number) => (sizePx >= 24 ? 3 : 4.5)

test("the hero's words stand out from its poster on a phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await waitForNetworkIdle(page)
  await expectReadableWords(page)
})

test("the hero's words stand out from its film on a phone, all the way through", async ({ page }) => {
  await page.goto('/')
  const film = page.locator('main video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThanOrEqual(2)
  await expect(film).toHaveCSS('opacity', '1')
  await page.getByRole('button', { name: 'Pause the film' }).click()
  for (const share of [0, 0.5, 0.99])
    await test.step(`${share} of the film`, async () => {
      await film.evaluate(async (video: HTMLVideoElement, share) => {
        const isThere = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
        video.currentTime = video.duration * share
        await isThere
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }, share)
      await expectReadableWords(page)
    })
})

async function expectReadableWords(page: Page) {
  const lines = await linesOfWords(page)
  expect(lines.length).toBeGreaterThan(3)
  const hidden = await page.addStyleTag({
    content: 'main section:first-of-type :is(h1, p, p *) { color: transparent !important }',
  })
  for (const { words, color, sizePx, clip } of lines) {
    const behind = await brightLuminance(await page.screenshot({ clip }))
    const contrast = (luminance(color) + 0.05) / (behind + 0.05)
    expect.soft(contrast, words).toBeGreaterThanOrEqual(leastContrast(sizePx))
  }
  await hidden.evaluate((style: Element) => style.remove())
}

/** Each line of the sentence and of the text below it, with its colour, size and place. */
function linesOfWords(page: Page) {
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
          words: `${element.tagName} at ${Math.round(y)} px`,
          color: (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
          sizePx: Number.parseFloat(fontSize),
          clip: { x, y, width, height },
        }))
      }),
    )
}

/** The luminance above which the brightest 5 % of the pixels lie. */
async function brightLuminance(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
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
