import { expect, type Locator, type Page } from '@playwright/test'
import { openPage, openWithPausedClock, runClockUntil } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

const projectsAutoplayMs = 1500
/** Browsers lay out in units of 1/64 px. */
const layoutUnitPx = 1 / 64
const labels = {
  services: 'Services',
  projects: 'Recent projects',
  testimonials: 'Testimonials',
  blogs: 'Recent blogs',
} as const
type Name = keyof typeof labels
const names = Object.keys(labels) as Name[]

/** The breakpoints themselves are tested in `slider-widths.test.ts`. */
const slidesInView = {
  391: { services: 1, projects: 1, testimonials: 1, blogs: 1 },
  820: { services: 2, projects: 2, testimonials: 2, blogs: 3 },
  1654: { services: 3, projects: 4, testimonials: 3, blogs: 5 },
}

test('slides keep their width when Swiper initialises; their number and the controls follow the window width (§9)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 391, height: 900 })
  await openPage(page, '/')
  const before = await slideWidths(page)
  await expect(page.locator('.swiper-initialized')).toHaveCount(0)
  for (const name of names) {
    const row = carousel(page, name).locator('.slider')
    await row.scrollIntoViewIfNeeded()
    await expect(row).toHaveClass(/swiper-initialized/)
  }
  const after = await slideWidths(page)
  expect(before).toHaveLength(names.length)
  const changes = before.map((width, index) => Math.abs(width - (after[index] ?? 0)))
  expect(Math.max(...changes), `${before} → ${after}`).toBeLessThan(layoutUnitPx * 2)

  for (const [width, expected] of Object.entries(slidesInView))
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width: Number(width), height: 900 })
      for (const name of names)
        await expect.poll(async () => (await visibleSlides(carousel(page, name))).length, name).toBe(expected[name])
      if (Number(width) >= 768) await expectControlsAtRightEdge(page)
    })
})

test('every slider moves with Next and Previous, and when dragged; blogs are a coverflow (§2 Home, §9)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openPage(page, '/')
  for (const name of names)
    await test.step(name, async () => {
      const slider = carousel(page, name)
      await slider.scrollIntoViewIfNeeded()
      await expect(button(slider, 'Next slide')).toBeVisible()
      const first = await settledSlides(slider)
      await button(slider, 'Next slide').click()
      await expect.poll(() => visibleSlides(slider)).not.toEqual(first)
      await button(slider, 'Previous slide').click()
      await expect.poll(() => visibleSlides(slider)).toEqual(first)
      await drag(page, slider, -300)
      await expect.poll(() => visibleSlides(slider)).not.toEqual(first)
    })
  await test.step('the middle blog is flat, its neighbours are rotated and set back', async () => {
    const slider = carousel(page, 'blogs')
    for (const _ of ['after the drag', 'after another move']) {
      await expect.poll(() => rotations(slider)).toEqual(['rotated right, set back', 'flat', 'rotated left, set back'])
      await button(slider, 'Next slide').click()
    }
  })
})

test('projects autoplay every 1500 ms, pause on hover and stop when dragged (§9)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithPausedClock(page, '/')
  const slider = carousel(page, 'projects')
  await slider.locator('.slider').scrollIntoViewIfNeeded()
  await runClockUntil(page, () => button(slider, 'Pause the slides').isVisible())
  const staysFor = async (ms: number) => {
    const before = await settledSlides(slider)
    await page.clock.runFor(ms)
    return JSON.stringify(before) === JSON.stringify(await visibleSlides(slider))
  }

  await test.step('autoplay', async () => {
    await expect.poll(() => staysFor(projectsAutoplayMs)).toBe(false)
    // Play restarts the interval.
    await button(slider, 'Pause the slides').click()
    await button(slider, 'Play the slides').click()
    expect(await staysFor(projectsAutoplayMs - 1)).toBe(true)
    expect(await staysFor(1)).toBe(false)
  })

  await test.step('pause on hover', async () => {
    await slider.locator('.slider').hover()
    await expect.poll(() => staysFor(projectsAutoplayMs * 3)).toBe(true)
    expect(await staysFor(projectsAutoplayMs * 3)).toBe(true)
    await expect(button(slider, 'Pause the slides')).toBeVisible()
    await page.mouse.move(0, 0)
    await expect.poll(() => staysFor(projectsAutoplayMs)).toBe(false)
  })

  await test.step('stop when dragged', async () => {
    await settledSlides(slider)
    await drag(page, slider, -200)
    await expect(button(slider, 'Play the slides')).toBeVisible()
    await page.mouse.move(0, 0)
    expect(await staysFor(projectsAutoplayMs * 4)).toBe(true)
  })
})

function carousel(page: Page, name: Name) {
  return page.getByRole('main').getByRole('group', { name: labels[name], exact: true })
}

function button(slider: Locator, name: string) {
  return slider.getByRole('button', { name, exact: true })
}

/** The titles of the slides in view, from left to right; empty during a transition. */
function visibleSlides(slider: Locator) {
  return slider.locator('.slider').evaluate((track) => {
    const slides = [...track.querySelectorAll('.slider-slide')]
    const isMoving = [track.firstElementChild, ...slides].some((each) => each?.getAnimations().length)
    const { left, right } = track.getBoundingClientRect()
    return slides
      .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => !isMoving && box.left > left - 2 && box.right < right + 2)
      .filter(({ slide }) => getComputedStyle(slide).opacity !== '0')
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ slide }) => slide.querySelector('h3, figcaption')?.textContent ?? '')
  })
}

async function settledSlides(slider: Locator) {
  await expect.poll(() => visibleSlides(slider)).not.toEqual([])
  return visibleSlides(slider)
}

function slideWidths(page: Page) {
  return page
    .locator('.slider .slider-slide:first-child')
    .evaluateAll((all) => all.map((slide) => Number.parseFloat(getComputedStyle(slide).width)))
}

async function expectControlsAtRightEdge(page: Page) {
  for (const name of ['projects', 'testimonials'] as const) {
    const slider = carousel(page, name)
    const edges = await Promise.all([button(slider, 'Next slide'), slider.locator('.slider')].map(rightEdge))
    expect(Math.abs((edges[0] ?? 0) - (edges[1] ?? 0)), name).toBeLessThanOrEqual(1)
  }
}

function rightEdge(target: Locator) {
  return target.evaluate((element) => element.getBoundingClientRect().right)
}

function rotations(slider: Locator) {
  return slider.locator('.slider').evaluate((track) =>
    [...track.querySelectorAll('.slider-slide')]
      .filter((slide) => getComputedStyle(slide).opacity !== '0')
      .sort((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left)
      .map((slide) => {
        const { m31, m43 } = new DOMMatrix(getComputedStyle(slide).transform)
        const rotation = Math.abs(m31) < 0.01 ? 'flat' : m31 > 0 ? 'rotated right' : 'rotated left'
        return m43 < -1 ? `${rotation}, set back` : rotation
      }),
  )
}

async function drag(page: Page, slider: Locator, by: number) {
  const row = slider.locator('.slider')
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  if (!box) throw new Error('The slider is not visible.')
  const [x, y] = [box.x + box.width * 0.8, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y, { steps: 4 })
  await page.mouse.move(x + by, y, { steps: 4 })
  await page.mouse.up()
}
