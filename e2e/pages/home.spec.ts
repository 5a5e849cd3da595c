import { expect, type Locator } from '@playwright/test'
import { openPage, openWithPausedClock, runClockUntil } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

test.describe('with its film', () => {
  test.use({ loadsPictures: true })

  test('the hero plays a looping, muted film as wide as the window, which can be paused (§2 Routes, §2 Home)', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openPage(page, '/')
    const film = page.locator('video')
    await expect(film).toHaveJSProperty('muted', true)
    await expect(film).toHaveJSProperty('loop', true)
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0))
      .toBe(true)
    for (const width of [390, 820, 1440, 2200]) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() => film.evaluate((video) => video.getBoundingClientRect().toJSON()))
        .toMatchObject({ left: 0, width })
    }
    await page.getByRole('button', { name: /pause.*film/i }).click()
    await expect(film).toHaveJSProperty('paused', true)
  })
})

test('the hero shows skeletons until the video URL and the categories are loaded (§2 Home, §4)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/')
  const hero = page.getByRole('main').locator('section').first()
  const tiles = page.getByRole('navigation', { name: 'Product categories' })
  const filmSkeletons = () =>
    hero
      .getByTestId('skeleton')
      .evaluateAll((all) => all.filter((each) => each.clientWidth === 1440 && each.clientHeight > 600).length)
  const tileSkeletons = () =>
    tiles.getByTestId('skeleton').evaluateAll((all) => all.filter((each) => each.clientHeight > 200).length)
  // A click on the link of the current page loads settings and categories again.
  const reload = () => page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).first().click()
  await page.route('**/api/app-setting', (route) => route.abort())
  await page.route('**/api/category', (route) => route.abort())
  await reload()
  await expect.poll(filmSkeletons).toBe(1)
  await expect.poll(tileSkeletons).toBe(4)
  await expect(page.locator('video')).toHaveCount(0)
  await expect(tiles.getByRole('link')).toHaveCount(0)

  await page.unroute('**/api/app-setting')
  await reload()
  await expect(page.locator('video')).toBeAttached()
  expect(await filmSkeletons()).toBe(0)
  expect(await tileSkeletons()).toBe(4)

  await page.unroute('**/api/category')
  await reload()
  await expect(tiles.getByRole('link')).toHaveCount(4)
  await expect(tiles.getByTestId('skeleton')).toHaveCount(0)
})

test('the counters stay at 0 until half of the section is visible, then run to their targets (§2 Home, §9)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openWithPausedClock(page, '/')
  const section = page.getByRole('main').locator('section').filter({ hasText: 'Happy Clients' })
  const counting = section.locator('dd [aria-hidden]')
  await expect(counting).toHaveText(['0', '0', '0', '0'])
  await scrollUntilVisible(section, 0.45)
  await page.clock.runFor(1000)
  await expect(counting).toHaveText(['0', '0', '0', '0'])
  await scrollUntilVisible(section, 0.55)
  await runClockUntil(page, async () => (await counting.count()) === 0)
  for (const [label, value] of [
    ['Happy Clients', '1500+'],
    ['Years', '25+'],
    ['Projects', '386+'],
    ['Quality', '99%'],
  ] as const)
    await expect(section.getByText(label, { exact: true }).locator('..')).toContainText(value)
})

test('every testimonial can be brought into view with the Next button of its slider (§1, §2 Home)', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/review-list')).json()
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/')
  const slider = page.getByRole('main').getByRole('group', { name: 'Testimonials' })
  await slider.scrollIntoViewIfNeeded()
  const next = slider.getByRole('button', { name: 'Next slide' })
  await expect(next).toBeVisible()
  expect(data.length).toBeGreaterThan(1)
  for (const { description } of data) {
    const quote = slider.getByRole('figure').filter({ hasText: description })
    await quote.scrollIntoViewIfNeeded()
    await expect(quote).toBeInViewport({ ratio: 0.9 })
    await next.click()
  }
})

/** Scrolls until this share of the section, from 0 to 1, is above the lower edge of the window. */
async function scrollUntilVisible(section: Locator, share: number) {
  await section.evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect()
    scrollBy({ top: top + height * share - innerHeight, behavior: 'instant' })
  }, share)
  await expect(section).toBeInViewport({ ratio: share - 0.02 })
}
