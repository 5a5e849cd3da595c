import { expect, type Page } from '@playwright/test'
import { holdReplies } from '../fixtures/hold-replies.ts'
import { openPage } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

function cardsOf(page: Page, prefix: string) {
  return page.getByRole('main').locator(`a[href^="${prefix}"]`)
}

test("a product list appends pages without repeats, with a disabled 'Loading...' button meanwhile, and Show Less returns to the first (§1, §2 Routes, §2 Product list, §4)", async ({
  page,
}) => {
  await openPage(page, '/upvc-door-and-window/window')
  const products = cardsOf(page, '/products/')
  await expect(products).toHaveCount(8)
  const release = await holdReplies(page, 'product')
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled()
  release()
  await expect(products).toHaveCount(16)
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect(products).toHaveCount(24)
  const urls = await products.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(urls).size).toBe(24)
  await expect(page.getByRole('button', { name: 'Show More' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show Less' }).click()
  await expect(products).toHaveCount(8)
  await expect(page.getByRole('button', { name: 'Show More' })).toBeVisible()
})

test("the blog list appends pages, with a disabled 'Loading...' button meanwhile, and Show Less clears it and returns to page 1 (§1, §2 Blog list, §4)", async ({
  page,
}) => {
  await openPage(page, '/blogs/')
  const blogs = cardsOf(page, '/blog-details-page/')
  await expect(blogs).toHaveCount(8)
  const releaseMore = await holdReplies(page, 'blog-list')
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Show More' })).toHaveCount(0)
  releaseMore()
  await expect(blogs).toHaveCount(16)
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect(blogs).toHaveCount(24)
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect(blogs).toHaveCount(25)
  await expect(page.getByRole('button', { name: 'Show More' })).toHaveCount(0)
  const releaseFirst = await holdReplies(page, 'blog-list')
  await page.getByRole('button', { name: 'Show Less' }).click()
  await expect(blogs).toHaveCount(0)
  releaseFirst()
  await expect(blogs).toHaveCount(8)
  await expect(page.getByRole('button', { name: 'Show More' })).toBeVisible()
})
