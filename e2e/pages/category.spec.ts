import { apiReply, wordsOf } from '../fixtures/api-reply.ts'
import { expect, test } from '../fixtures/test.ts'

for (const slug of [
  'upvc-door-and-window',
  'alu-home-interior',
  'commercial-partition-system',
  'profiles-and-accessories',
])
  test(`/${slug} shows its title, description and banner, and sets the meta tags of its slug`, async ({
    page,
    request,
  }) => {
    const category = await apiReply(request, 'sub-category', { slug })
    await page.goto(`/${slug}`)
    const banner = page.getByRole('main').locator('section').first()
    await expect(banner.getByRole('heading', { level: 1 })).toHaveText(await wordsOf(page, category.page_title))
    await expect(banner).toContainText(await wordsOf(page, category.page_description))
    await expect(banner.locator(`img[src="${category.page_banner}"]`)).toBeVisible()
    await expect(page).toHaveTitle(`${category.meta_title} | Jharokha`)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', category.meta_description)
    await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', category.meta_keywords)
  })

for (const slug of ['upvc-door-and-window', 'alu-home-interior', 'commercial-partition-system'])
  test(`/${slug} explains itself in words and four benefits`, async ({ page, request }) => {
    const { explanation } = await apiReply(request, 'sub-category', { slug })
    await page.goto(`/${slug}`)
    const block = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: explanation.title }) })
    const words = await wordsOf(page, explanation.text)
    expect(words.length).toBeGreaterThan(200)
    await expect(block).toContainText(words)
    await expect(block.getByRole('heading', { level: 3 })).toHaveText(
      explanation.benefits.map(({ title }: { title: string }) => title),
    )
    await expect(block.getByRole('heading', { level: 3 })).toHaveCount(4)
  })

test("tiles of type 'Product' lead to /{category}/{slug}, all others to /accessories/{slug}", async ({ page }) => {
  await page.goto('/upvc-door-and-window')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Windows', exact: true })).toHaveAttribute(
    'href',
    '/upvc-door-and-window/window',
  )
  await expect(main.locator('a[href="/accessories/window-door-and-accessories"]')).toBeVisible()
})

test('aluminium doors and aluminium windows are in the catalogue', async ({ page }) => {
  await page.goto('/alu-home-interior')
  await expect(page.getByRole('main')).toContainText('Aluminium and glass')
  await page.getByRole('main').getByRole('link', { name: 'Doors & Windows' }).click()
  await expect(page).toHaveTitle(/^Aluminium Doors and Windows/)
  const list = page.getByRole('main')
  await expect(list).toContainText('Aluminium casements, sliders, entrance doors')
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect(list.getByRole('link', { name: 'Entrance Door with Timber Infill' })).toBeVisible()
  await expect(list.getByRole('link', { name: 'Thermally Broken Casement Window' })).toBeVisible()
})
