import { holdReplies } from '../fixtures/hold-replies.ts'
import { waitForNetworkIdle } from '../fixtures/hydration.ts'
import { expect, type Page, test } from '../fixtures/test.ts'

function cards(page: Page, prefix: string) {
  return page.getByRole('main').locator(`a[href^="${prefix}"]`)
}

test('a product list shows eight, Show More adds the next page without repeats, Show Less goes back to the first', async ({
  page,
}) => {
  await page.goto('/upvc-door-and-window/window')
  const products = cards(page, '/products/')
  await expect(products).toHaveCount(8)
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect(products).toHaveCount(16)
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect(products).toHaveCount(24)
  const addresses = await products.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(addresses).size).toBe(24)
  await expect(page.getByRole('button', { name: 'Show More' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show Less' }).click()
  await expect(products).toHaveCount(8)
  await expect(page.getByRole('button', { name: 'Show More' })).toBeVisible()
})

test("while the next page of products loads, the button says 'Loading...' and is disabled", async ({ page }) => {
  await page.goto('/upvc-door-and-window/window')
  const release = await holdReplies(page, 'product')
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled()
  release()
  await expect(cards(page, '/products/')).toHaveCount(16)
})

for (const [slug, heading, product] of [
  ['railingsystem', /Railing/, /Railing/],
  ['shower-cubical', /Shower/, /Shower/],
  ['sky-light', /Sky Light/, /Skylight/],
  ['Slim-Sliding-Doors', /Slim Sliding Doors/, /Slim/],
] as const)
  test(`alu home interior shows its ${slug}: a tile leads to the list, and the list to its products`, async ({
    page,
  }) => {
    await page.goto('/alu-home-interior')
    await page.getByRole('main').locator(`a[href="/alu-home-interior/${slug}"]`).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const products = cards(page, '/products/')
    await expect(products.filter({ hasText: product }).first()).toBeVisible()
    await expect(products.first().locator('img').last()).toBeVisible()
  })

test("blogs: Show More appends, 'Loading...' is disabled, Show Less clears the list and returns to page 1", async ({
  page,
}) => {
  await page.goto('/blogs/')
  const blogs = cards(page, '/blog-details-page/')
  await expect(blogs).toHaveCount(8)
  const releaseMore = await holdReplies(page, 'blog-list')
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Show More' })).toHaveCount(0)
  releaseMore()
  await expect(blogs).toHaveCount(16)
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect(blogs).toHaveCount(22)
  await expect(page.getByRole('button', { name: 'Show More' })).toHaveCount(0)
  const releaseFirst = await holdReplies(page, 'blog-list')
  await page.getByRole('button', { name: 'Show Less' }).click()
  await expect(blogs).toHaveCount(0)
  releaseFirst()
  await expect(blogs).toHaveCount(8)
  await expect(page.getByRole('button', { name: 'Show More' })).toBeVisible()
})

test('a blog shows its date as DD/MM/YYYY in Indian time', async ({ page }) => {
  await page.goto('/blogs/')
  await expect(page.getByRole('main').getByText('12/10/2026').first()).toBeVisible()
})

test('accessories: the category of the address is selected, a card opens a modal, pages add up and go back', async ({
  page,
}) => {
  await page.goto('/accessories/glass-and-spacers')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Glass & Spacers' })).toHaveAttribute('aria-pressed', 'true')
  await expect(main.getByRole('heading', { name: 'Glass & Spacers' })).toBeVisible()
  const cards = main.getByRole('listitem').filter({ has: page.locator('[aria-haspopup="dialog"]') })
  await expect(cards).toHaveCount(12)
  await cards.first().getByRole('button').click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('heading')).toBeVisible()
  await expect(modal.getByRole('img')).toBeVisible()
  await modal.getByRole('button', { name: /close/i }).click()
  await expect(modal).toBeHidden()
  await main.getByRole('button', { name: 'Show More' }).click()
  await expect(cards).toHaveCount(24)
  await main.getByRole('button', { name: 'Show More' }).click()
  await expect(cards).toHaveCount(26)
  await main.getByRole('button', { name: 'Show Less' }).click()
  await expect(cards).toHaveCount(12)
})

test('accessories: a category with sub-categories shows a titled grid for each, and offers no more pages', async ({
  page,
}) => {
  await page.goto('/accessories/glass-and-spacers')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Window & Door Accessories' }).click()
  for (const title of ['Window Handles', 'Door Handles', 'Locks & Cylinders', 'Hinges & Stays'])
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: /Show/ })).toHaveCount(0)
})

test('the title of a category is rendered as HTML in the menu', async ({ page }) => {
  await page.goto('/blogs/')
  await waitForNetworkIdle(page)
  await page.route('**/api/category', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    const titled = data.map((category: object) => ({ ...category, title: 'Doors &amp; <em>Windows</em>' }))
    await route.fulfill({ response, json: { ...rest, data: titled } })
  })
  // A move to the address one is at asks for everything once more.
  await page.getByRole('banner').getByRole('link', { name: 'Blogs', exact: true }).first().click()
  await expect(page.getByRole('banner').locator('em').first()).toHaveText('Windows')
  await page.getByRole('banner').getByText('Product', { exact: true }).first().click()
  const entry = page.getByRole('banner').getByRole('link', { name: 'Doors & Windows' }).first()
  await expect(entry.getByRole('emphasis')).toHaveText('Windows')
  await expect(entry).toBeVisible()
})
