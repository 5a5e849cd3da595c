import { apiReply, cmsBlocks, wordsOf } from '../fixtures/api-reply.ts'
import { waitForNetworkIdle } from '../fixtures/hydration.ts'
import { expect, test } from '../fixtures/test.ts'

test('Locate Us: contact details, the form anchor, the map and five offices with full addresses', async ({ page }) => {
  await page.route(/google\.com/, (route) => route.fulfill({ body: '<!doctype html><title>Map</title>' }))
  await page.goto('/locate-us/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Get In Touch' })).toBeVisible()
  await expect(main.getByRole('link', { name: '+91 129 555 0142' }).first()).toHaveAttribute(
    'href',
    'tel:+911295550142',
  )
  await expect(main.getByRole('link', { name: 'hello@jharokha.example' })).toBeVisible()
  await expect(page.locator('#quiery-form').getByLabel('Name')).toBeVisible()
  await expect(page.getByTitle('Find us on google map')).toBeAttached()
  for (const [office, address] of [
    ['Head Office, Faridabad', /^Third Floor, Sample House, Plot 00, .*, Sector 00, Faridabad, Haryana 121 000$/],
    ['Fabrication Unit, Faridabad', /^Shed 0, Plot 000, .*, Example Road, Faridabad, Haryana 121 000$/],
    ['Showroom, Faridabad', /^Shop 00, Ground Floor, .*, Sector 00, Faridabad, Haryana 121 000$/],
    ['Showroom, Jaipur', /^Unit 00, Sample Arcade, .*, Jaipur, Rajasthan 302 000$/],
    ['Showroom, Kishangarh', /^Plot 00, .*, Kishangarh, District Ajmer, Rajasthan 305 800$/],
  ] as const)
    await expect(
      main
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: office }) })
        .locator('address'),
    ).toHaveText(address)
})

test('Locate Us has a banner with its picture', async ({ page, request }) => {
  const { data } = await apiReply(request, 'banner', { title: 'Locate Us' })
  await page.goto('/locate-us/')
  const banner = page.getByRole('main').locator('section').first()
  await expect(banner.getByRole('heading', { level: 1, name: 'Locate Us' })).toBeVisible()
  await expect(banner.locator(`img[src="${data.image}"]`)).toBeVisible()
})

test('the blog list has its banner, heading and subtitle', async ({ page }) => {
  await page.goto('/blogs/')
  await expect(page.getByRole('heading', { level: 1, name: 'BLOGS' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recent Blogs' })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/innovation/i)
      .first(),
  ).toContainText(/creativ/i)
})

test('a blog shows its own picture, its title in upper case and its article word for word', async ({
  page,
  request,
}) => {
  const slug = 'double-glazing-and-traffic-noise'
  const { data } = await apiReply(request, 'blog-detail', { slug })
  await page.goto(`/blog-details-page/${slug}`)
  const article = page.getByRole('article').first()
  const title = article.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(data.title)
  await expect(title).toHaveCSS('text-transform', 'uppercase')
  await expect(article.locator(`header img[src="${data.image2}"]`)).toBeVisible()
  await expect(article).toContainText(await wordsOf(page, data.description))
})

test('all recent projects: banner, heading, and each picture with its title leads to its project', async ({
  page,
  request,
}) => {
  const { data: projects } = await (await request.get('/api/our-projects')).json()
  expect(projects).toHaveLength(18)
  await page.goto('/all-recent-project/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'RECENT PROJECTS' })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: 'Recent Projects', exact: true })).toBeVisible()
  for (const { slug, title, image } of projects) {
    const card = main.getByRole('listitem').filter({ has: page.locator(`a[href="/recent-project/${slug}"]`) })
    await expect(card.getByRole('link', { name: title })).toBeVisible()
    await expect(card.locator(`img[src="${image}"]`)).toBeVisible()
  }
})

test('recent projects animate into view, and not with reduced motion', async ({ page }) => {
  await page.goto('/all-recent-project/')
  const last = page.getByRole('main').getByRole('listitem').last()
  await expect.poll(() => last.evaluate((card) => Number(getComputedStyle(card).opacity))).toBeLessThan(0.1)
  await last.scrollIntoViewIfNeeded()
  await expect(last).toHaveCSS('opacity', '1')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(last).toHaveCSS('opacity', '1')
})

test('a project shows its own large picture, its title and its story word for word', async ({ page, request }) => {
  const slug = 'courtyard-house-mansarovar-jaipur'
  const { data } = await apiReply(request, 'project-details', { slug })
  await page.goto(`/recent-project/${slug}`)
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 1, name: data.title })).toBeVisible()
  const picture = article.locator(`img[src="${data.image2}"]`)
  await expect(picture).toBeVisible()
  const width = (await picture.boundingBox())?.width ?? 0
  expect(width).toBeGreaterThan((page.viewportSize()?.width ?? 0) * 0.8)
  await expect(article).toContainText(await wordsOf(page, data.description))
})

test('not found: Back to Home, the range, category buttons and a picture', async ({ page, request }) => {
  const { text, image } = (await cmsBlocks(request, 'Not Found'))('range')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/not-found')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  for (const slug of [
    'upvc-door-and-window',
    'alu-home-interior',
    'commercial-partition-system',
    'profiles-and-accessories',
  ])
    await expect(main.locator(`a[href="/${slug}"]`)).toBeVisible()
  const words = main.getByText(await wordsOf(page, text))
  await expect(words).toContainText('uPVC and aluminium doors and windows')
  await expect(words).toBeVisible()
  const [side, beside] = [await main.locator(`img[src="${image}"]`).boundingBox(), await words.boundingBox()]
  expect((side?.x ?? 0) + (side?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0)
  expect(side?.y).toBeLessThan((beside?.y ?? 0) + (beside?.height ?? 0))
  expect((side?.y ?? 0) + (side?.height ?? 0)).toBeGreaterThan(beside?.y ?? 0)
})

for (const path of [
  '/alu-home-interior/doors-and-window',
  '/alu-home-interior/railingsystem',
  '/alu-home-interior/shower-cubical',
  '/alu-home-interior/sky-light',
  '/alu-home-interior/Slim-Sliding-Doors',
  '/upvc-door-and-window/window',
  '/upvc-door-and-window/door',
  '/commercial-partition-system/glass-partition',
  '/accessories/window-door-and-accessories',
  '/accessories/profile-and-accessories',
])
  test(`${path} of the route table answers`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(200)
  })

for (const [width, columns] of [
  [390, 2],
  [700, 3],
  [900, 4],
  [1440, 6],
] as const)
  test(`accessories stand in ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/accessories/rollers-and-tracks')
    const tops = await page
      .locator('[aria-haspopup="dialog"]')
      .evaluateAll((all) => all.map((each) => Math.round(each.closest('li')?.getBoundingClientRect().top ?? 0)))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
  })

test('the accessory calls say by which kind of slug they were opened', async ({ page }) => {
  const kinds: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/accessory-category'))
      kinds.push(/name="slug_type"\s+(\w+)/.exec(request.postData() ?? '')?.[1] ?? '')
  })
  await page.goto('/products/tilt-and-turn-window')
  await waitForNetworkIdle(page)
  await page.getByRole('main').locator('a[href^="/accessories-shop/"]').first().click()
  await expect(page.getByRole('main').locator('[aria-pressed="true"]')).toBeVisible()
  await page.getByRole('contentinfo').locator('a[href="/accessories/profile-and-accessories"]').click()
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Profiles & Accessories', exact: true }),
  ).toBeVisible()
  expect(kinds).toEqual(['product_slug', 'accessory_slug'])
})

test('choosing another accessory category clears the list and shows the new one', async ({ page }) => {
  await page.goto('/accessories/rollers-and-tracks')
  await waitForNetworkIdle(page)
  const main = page.getByRole('main')
  const first = await main.locator('[aria-haspopup="dialog"]').first().textContent()
  await main.getByRole('button', { name: 'Gaskets & Seals' }).click()
  await expect(main.getByRole('button', { name: 'Gaskets & Seals' })).toHaveAttribute('aria-pressed', 'true')
  await expect(main.locator('[aria-haspopup="dialog"]')).toHaveCount(12)
  await expect(main.getByText(first ?? '', { exact: true })).toHaveCount(0)
})
