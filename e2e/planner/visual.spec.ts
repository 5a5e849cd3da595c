import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openPage } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

async function openPreset(page: Page, preset: string) {
  await openPage(page, '/plan')
  await page.getByRole('button', { name: preset, exact: true }).click()
}

test('in 3D the floor before a door hides the garden', async ({ page }) => {
  await openPreset(page, 'Sliding door')
  await page.getByRole('button', { name: '3D', exact: true }).click()
  const picture = sharp(await page.locator('.planner-canvas').screenshot())
  const { width, height } = await picture.metadata()
  const beforeDoor = { left: 0, top: height - 24, width, height: 1 }
  const pixels = await picture.removeAlpha().extract(beforeDoor).raw().toBuffer()
  const [red, green] = [0, 1].map((channel) => pixels.filter((_, index) => index % 3 === channel))
  expect(red?.filter((value, x) => value < (green?.[x] ?? 0))).toHaveLength(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the list lies on the drawing and moves nothing', async ({ page }) => {
    await openPreset(page, 'Casement window')
    const canvas = page.locator('.planner-canvas')
    const before = await canvas.boundingBox()
    await page.getByRole('button', { name: /^Your plan, 1 opening$/ }).click()
    await expect(page.getByRole('navigation', { name: 'Your plan' })).toBeInViewport()
    expect(await canvas.boundingBox()).toEqual(before)
  })

  test('figures that are not known, and those before, overprint nothing', async ({ page }) => {
    await openPreset(page, 'Casement window')
    await page.getByRole('button', { name: 'System', exact: true }).click()
    await page.getByRole('button', { name: /^70 mm uPVC casement/ }).click()
    await page.getByRole('button', { name: 'Glass', exact: true }).click()
    await page.getByRole('button', { name: 'Quieter', exact: true }).click()
    await page.getByRole('button', { name: /^Acoustic double, 10-20/ }).click()
    const figures = page.getByRole('region', { name: 'Figures' })
    await expect(figures.getByText('Not known')).toHaveCount(2)
    await expect(figures.getByText('kg', { exact: true })).toBeVisible()
    const overlaps = await figures.evaluate((bar) => {
      const words = [...bar.querySelectorAll('.planner-big > *, .planner-how-short')]
      const boxes = words.filter((word) => word.checkVisibility()).map((word) => word.getBoundingClientRect())
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
          ),
      ).length
    })
    expect(overlaps).toBe(0)
  })

  test('whatever a finger can use measures 44 px', async ({ page }) => {
    await openPage(page, '/plan')
    await page.getByRole('button', { name: 'Look at a sample house' }).click()
    await page.getByRole('button', { name: /^Your plan, 6 openings$/ }).click()
    const small = await page.locator('.planner').evaluate((planner) =>
      [...planner.querySelectorAll('button, select, input')].flatMap((control) => {
        const { width, height } = control.getBoundingClientRect()
        const isSmall = control.checkVisibility() && Math.min(width, height) < 44
        return isSmall ? `${control.getAttribute('aria-label') ?? control.textContent}: ${width} × ${height}` : []
      }),
    )
    // The word below a figure: the whole figure answers.
    expect(small.filter((control) => !control.startsWith('How we worked this out'))).toEqual([])
  })
})
