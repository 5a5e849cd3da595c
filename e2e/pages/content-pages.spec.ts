import { expect } from '@playwright/test'
import { openPage } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

test.use({ loadsPictures: true })

test('recent projects fade in when scrolled into view, and not with reduced motion (§2 Projects)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(page, '/all-recent-project/')
  const last = page.getByRole('main').getByRole('listitem').last()
  await expect.poll(() => last.evaluate((card) => Number(getComputedStyle(card).opacity))).toBeLessThan(0.1)
  await last.scrollIntoViewIfNeeded()
  await expect(last).toHaveCSS('opacity', '1')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(last).toHaveCSS('opacity', '1')
})

test('the title of a blog is shown in uppercase below its picture (§2 Blog detail)', async ({ page }) => {
  await page.goto('/blog-details-page/double-glazing-and-traffic-noise', { waitUntil: 'domcontentloaded' })
  const article = page.getByRole('article').first()
  await expect(article.getByRole('heading', { level: 1 })).toHaveCSS('text-transform', 'uppercase')
  await expect(article.locator('header img').first()).toBeVisible()
})

test('a table of four columns fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const slug of ['upvc-or-aluminium-in-ncr-heat', 'laminated-or-toughened-glass']) {
    await page.goto(`/blog-details-page/${slug}`, { waitUntil: 'domcontentloaded' })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, slug).toBeLessThanOrEqual(0)
  }
})

test('the picture of a project takes most of the width (§2 Project)', async ({ page }) => {
  await page.goto('/recent-project/courtyard-house-mansarovar-jaipur', { waitUntil: 'domcontentloaded' })
  const picture = page.getByRole('article').locator('img').first()
  await expect(picture).toBeVisible()
  const width = (await picture.boundingBox())?.width ?? 0
  expect(width).toBeGreaterThan((page.viewportSize()?.width ?? 0) * 0.8)
})

test('the not-found page shows its picture beside its text (§2 Not-found)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/not-found', { waitUntil: 'domcontentloaded' })
  const main = page.getByRole('main')
  const text = main.getByText('uPVC and aluminium doors and windows')
  await expect(text).toBeVisible()
  const [picture, beside] = [await main.locator('img').last().boundingBox(), await text.boundingBox()]
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0)
  expect(picture?.y).toBeLessThan((beside?.y ?? 0) + (beside?.height ?? 0))
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeGreaterThan(beside?.y ?? 0)
})
