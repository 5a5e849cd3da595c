import { expect, type Locator, type Page, test } from '@playwright/test'

function carousel(page: Page, name: RegExp) {
  return page.getByRole('main').getByRole('group', { name })
}

/** How many slides lie side by side in the row. */
function slidesInView(slider: Locator) {
  return slider.locator('.slider').evaluate((row) => {
    const slide = row.querySelector('.slider-slide')
    return slide ? Math.round(row.clientWidth / (slide.getBoundingClientRect().width + 1)) : 0
  })
}

for (const [what, name, counts] of [
  ['services', /service/i, { 390: 1, 700: 2, 1300: 3 }],
  ['testimonials', /client|testimonial/i, { 390: 1, 700: 2, 1300: 3 }],
  ['recent projects', /project/i, { 390: 1, 800: 2, 1100: 3, 1600: 4 }],
] as const)
  test(`${what}: the slides in view follow the width of the window`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    for (const [width, count] of Object.entries(counts)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      await expect.poll(() => slidesInView(carousel(page, name)), `${width} px`).toBe(count)
    }
  })

test('services move on by themselves, and can be paused', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const slider = carousel(page, /service/i)
  await slider.scrollIntoViewIfNeeded()
  const position = () =>
    slider
      .locator('.slider-slide')
      .first()
      .evaluate((slide) => Math.round(slide.getBoundingClientRect().left))
  const start = await position()
  await expect.poll(position).not.toBe(start)
  await slider.getByRole('button', { name: /pause/i }).click()
  await expect(slider.getByRole('button', { name: /play|resume|start/i })).toBeVisible()
})

test('recent projects stop moving when someone takes over', async ({ page }) => {
  await page.goto('/')
  const slider = carousel(page, /project/i)
  await slider.scrollIntoViewIfNeeded()
  await slider.getByRole('button', { name: /next/i }).click()
  await expect(slider.getByRole('button', { name: /play|resume|start/i })).toBeVisible()
})
