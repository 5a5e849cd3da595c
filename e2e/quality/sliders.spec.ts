import { openWithPausedClock, runClockUntil } from '../fixtures/hydration.ts'
import { expect, type Locator, type Page, test } from '../fixtures/test.ts'

const projectsMoveEveryMs = 1500
const phone = { width: 390, height: 844 }
/** What browsers lay out to. */
const finestPx = 1 / 64
const labels = {
  services: 'Services',
  projects: 'Recent projects',
  testimonials: 'Testimonials',
  blogs: 'Recent blogs',
} as const
type Name = keyof typeof labels
const names = Object.keys(labels) as Name[]

function carousel(page: Page, name: Name) {
  return page.getByRole('main').getByRole('group', { name: labels[name], exact: true })
}

const button = (slider: Locator, name: string) => slider.getByRole('button', { name, exact: true })

/** What the slides that stand in the row are called, from left to right; nothing while they are on the move. */
function standing(slider: Locator) {
  return slider.locator('.slider').evaluate((track) => {
    const slides = [...track.querySelectorAll('.slider-slide')]
    const moving = [track.firstElementChild, ...slides].some((each) => each?.getAnimations().length)
    const { left, right } = track.getBoundingClientRect()
    return slides
      .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => !moving && box.left > left - 2 && box.right < right + 2)
      .filter(({ slide }) => getComputedStyle(slide).opacity !== '0')
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ slide }) => slide.querySelector('h3, figcaption')?.textContent ?? '')
  })
}

async function untilStill(slider: Locator) {
  await expect.poll(() => standing(slider)).not.toEqual([])
  return standing(slider)
}

async function openSliderWithPausedClock(page: Page, name: Name, control = 'Pause the slides') {
  await openWithPausedClock(page, '/')
  const slider = carousel(page, name)
  await slider.locator('.slider').scrollIntoViewIfNeeded()
  await runClockUntil(page, () => button(slider, control).isVisible())
  return slider
}

/** In an order in which each width changes the number, so that none is met by what stood there before. */
const slidesAt = {
  services: { widths: [1200, 545, 546], slides: [3, 1, 2] },
  testimonials: { widths: [1200, 545, 546], slides: [3, 1, 2] },
  projects: { widths: [767, 768, 1024, 1524], slides: [1, 2, 3, 4] },
  blogs: { widths: [768, 767, 1654, 1653], slides: [3, 1, 5, 3] },
}

test('the number of slides in view follows the width of the window, to the pixel', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  for (const name of names)
    await test.step(name, async () => {
      const slider = carousel(page, name)
      await slider.scrollIntoViewIfNeeded()
      await expect(slider.locator('.slider')).toHaveClass(/swiper-initialized/)
      const { widths, slides } = slidesAt[name]
      for (const [index, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(async () => (await standing(slider)).length, `${width} px`).toBe(slides[index])
      }
    })
})

test('slides keep their width when Swiper initialises, at any window width', async ({ page, browser, baseURL }) => {
  const without = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [391]) {
    const widths: number[][] = []
    for (const each of [without, page]) {
      await each.setViewportSize({ width, height: 900 })
      await each.goto('/')
      for (const name of names) {
        const slider = carousel(each, name).locator('.slider')
        await slider.scrollIntoViewIfNeeded()
        if (each === page) await expect(slider).toHaveClass(/swiper-initialized/)
      }
      const slides = each.locator('.slider .slider-slide:first-child')
      widths.push(
        await slides.evaluateAll((all) => all.map((slide) => Number.parseFloat(getComputedStyle(slide).width))),
      )
    }
    const [before = [], after = []] = widths
    expect([before.length, after.length]).toEqual([names.length, names.length])
    const changes = before.map((was, at) => Math.abs(was - (after[at] ?? 0)))
    expect(Math.max(...changes), `${width} px: ${widths.join(' → ')}`).toBeLessThan(finestPx * 2)
  }
  await without.close()
})

test('slider controls align with the right edge of the slider', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    for (const name of ['projects', 'testimonials'] as const) {
      const row = carousel(page, name).locator('.slider')
      await row.scrollIntoViewIfNeeded()
      const next = carousel(page, name).getByRole('button', { name: 'Next slide' })
      await expect(next).toBeVisible()
      const [ends, wanted] = await Promise.all([next, row].map((each) => each.evaluate(rightOf)))
      expect(Math.abs((ends ?? 0) - (wanted ?? 0)), `${name} at ${width} px`).toBeLessThanOrEqual(1)
    }
  }
})

const rightOf = (element: Element) => element.getBoundingClientRect().right

test('every slider moves with Next and Previous, and when dragged', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/')
  for (const name of names)
    await test.step(name, async () => {
      const slider = carousel(page, name)
      await slider.scrollIntoViewIfNeeded()
      await expect(button(slider, 'Next slide')).toBeVisible()
      const first = await untilStill(slider)
      await button(slider, 'Next slide').click()
      await expect.poll(() => standing(slider)).not.toEqual(first)
      await button(slider, 'Previous slide').click()
      await expect.poll(() => standing(slider)).toEqual(first)
      await drag(page, slider, -300)
      await expect.poll(() => standing(slider)).not.toEqual(first)
    })
})

for (const [name, autoplayMs] of [
  ['services', 2500],
  ['projects', projectsMoveEveryMs],
  ['testimonials', 2500],
] as const)
  test(`${name} autoplay every ${autoplayMs} ms, and can be paused`, async ({ page }) => {
    await page.setViewportSize(phone)
    const slider = await openSliderWithPausedClock(page, name)
    const first = await untilStill(slider)
    await expect
      .poll(async () => {
        await page.clock.runFor(autoplayMs)
        return standing(slider)
      })
      .not.toEqual(first)
    const untouched = await untilStill(slider)
    // Its time begins anew.
    await button(slider, 'Pause the slides').click()
    await button(slider, 'Play the slides').click()
    await page.clock.runFor(autoplayMs - 1)
    expect(await standing(slider)).toEqual(untouched)
    await page.clock.runFor(1)
    await expect.poll(() => standing(slider)).not.toEqual(untouched)
    await button(slider, 'Pause the slides').click()
    const paused = await untilStill(slider)
    await page.clock.runFor(autoplayMs * 4)
    expect(await standing(slider)).toEqual(paused)
  })

test('with reduced motion projects do not autoplay until the visitor presses Play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  const slider = await openSliderWithPausedClock(page, 'projects', 'Play the slides')
  const first = await untilStill(slider)
  await page.clock.runFor(projectsMoveEveryMs * 4)
  expect(await standing(slider)).toEqual(first)
  await button(slider, 'Play the slides').click()
  await page.clock.runFor(projectsMoveEveryMs)
  await expect.poll(() => standing(slider)).not.toEqual(first)
})

for (const [way, takeOver] of [
  ['the buttons are used', (_page: Page, slider: Locator) => button(slider, 'Next slide').click()],
  ['they are dragged', (page: Page, slider: Locator) => drag(page, slider, -200)],
  ['they are reached by keyboard', reachByKeyboard],
] as const)
  test(`projects stop autoplay when ${way}`, async ({ page }) => {
    await page.setViewportSize(phone)
    const slider = await openSliderWithPausedClock(page, 'projects')
    await takeOver(page, slider)
    await expect(button(slider, 'Play the slides')).toBeVisible()
    await page.mouse.move(0, 0)
    await button(slider, 'Previous slide').focus()
    const left = await untilStill(slider)
    await page.clock.runFor(projectsMoveEveryMs * 4)
    expect(await standing(slider)).toEqual(left)
  })

test('projects pause autoplay on hover', async ({ page }) => {
  const slider = await openSliderWithPausedClock(page, 'projects')
  const staysFor = async (ms: number) => {
    const before = await untilStill(slider)
    await page.clock.runFor(ms)
    return JSON.stringify(before) === JSON.stringify(await standing(slider))
  }
  const someMoves = projectsMoveEveryMs * 3
  await expect.poll(() => staysFor(someMoves)).toBe(false)
  await slider.locator('.slider').hover()
  await expect.poll(() => staysFor(someMoves)).toBe(true)
  for (let again = 1; again <= 5; again += 1) expect(await staysFor(someMoves)).toBe(true)
  await expect(button(slider, 'Pause the slides')).toBeVisible()
  await page.mouse.move(0, 0)
  await expect.poll(() => staysFor(someMoves)).toBe(false)
})

test('blogs are a coverflow: the middle slide is flat, its neighbours are rotated and set back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const slider = carousel(page, 'blogs')
  await slider.scrollIntoViewIfNeeded()
  for (const _ of ['at first', 'after a move']) {
    await expect.poll(() => postures(slider)).toEqual(['turned right, set back', 'flat', 'turned left, set back'])
    await button(slider, 'Next slide').click()
  }
})

function postures(slider: Locator) {
  return slider.locator('.slider').evaluate((track) =>
    [...track.querySelectorAll('.slider-slide')]
      .filter((slide) => getComputedStyle(slide).opacity !== '0')
      .sort((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left)
      .map((slide) => {
        const { m31, m43 } = new DOMMatrix(getComputedStyle(slide).transform)
        const turn = Math.abs(m31) < 0.01 ? 'flat' : m31 > 0 ? 'turned right' : 'turned left'
        return m43 < -1 ? `${turn}, set back` : turn
      }),
  )
}

async function drag(page: Page, slider: Locator, by: number) {
  const row = slider.locator('.slider')
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  if (!box) throw new Error('The row is not on the screen.')
  const [x, y] = [box.x + box.width * 0.8, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y, { steps: 4 })
  await page.mouse.move(x + by, y, { steps: 4 })
  await page.mouse.up()
}

async function reachByKeyboard(page: Page, slider: Locator) {
  await button(slider, 'Next slide').focus()
  await page.keyboard.press('Tab')
  await expect(slider.locator('.slider').getByRole('link').first()).toBeFocused()
}
