import { expect, test } from '@playwright/test'

test('About Us: both messages with name and post, story, vision, mission, founded 2013', async ({ page }) => {
  await page.goto('/about-us/')
  const main = page.getByRole('main')
  await expect(main.getByText(/Founded in 2013/).first()).toBeVisible()
  const chairman = page.locator('#chairman-message')
  await expect(chairman).toContainText('Devkaran Bhatnagar')
  await expect(chairman).toContainText('Chairman')
  await expect(chairman.getByRole('img').first()).toBeAttached()
  await expect(main).toContainText('Ishita Bhatnagar Rao')
  await expect(main).toContainText('Managing Director')
  await expect(page.locator('#our-story')).toContainText('Faridabad, Haryana')
  const vision = page.locator('[id="vision-&-mission"]')
  await expect(vision).toContainText('1 Billion revenue within two years')
  await expect(vision).toContainText('exceptional customer experience and customised building solutions')
})

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
  for (const office of [
    'Head Office, Faridabad',
    'Fabrication Unit, Faridabad',
    'Showroom, Faridabad',
    'Showroom, Jaipur',
    'Showroom, Kishangarh',
  ])
    await expect(main.getByRole('heading', { name: office })).toBeVisible()
  await expect(main.getByText(/Haryana 121 000/)).toHaveCount(3)
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

test('a blog shows its picture, its title in upper case and its article', async ({ page }) => {
  await page.goto('/blog-details-page/double-glazing-and-traffic-noise')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveCSS('text-transform', 'uppercase')
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('all recent projects: banner, heading and pictures that lead to each project', async ({ page }) => {
  await page.goto('/all-recent-project/')
  await expect(page.getByRole('heading', { level: 1, name: 'RECENT PROJECTS' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recent Projects', exact: true }).last()).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="/recent-project/"]')).toHaveCount(18)
})

test('a project shows a large picture, its title and its story', async ({ page }) => {
  await page.goto('/recent-project/courtyard-house-mansarovar-jaipur')
  await expect(page.getByRole('heading', { level: 1, name: 'Courtyard House, Mansarovar, Jaipur' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .locator('p')
      .filter({ hasText: /.{80,}/ })
      .first(),
  ).toBeVisible()
})

test('Become a Dealer: benefits, who is looked for, the form, and placeholders filled from the settings', async ({
  page,
}) => {
  await page.goto('/become-a-dealer/')
  const main = page.getByRole('main')
  for (const benefit of [
    /quality/i,
    /pricing/i,
    /range/i,
    /marketing support/i,
    /technical support/i,
    /reputation/i,
    /growth/i,
  ])
    await expect(main.getByRole('heading', { name: benefit }).first()).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Tell us about your project' })).toBeVisible()
  await expect(main).toContainText('Jharokha Doors, Windows & Interiors')
  await expect(main).not.toContainText('[Company Name]')
})

for (const path of ['/terms-&-Condition/', '/privacy-policy/'])
  test(`${path} holds the legal text`, async ({ page }) => {
    await page.goto(path)
    for (const fact of [/Haryana, India/, /18/, /30 days/, /100 USD|USD 100/, /hello@jharokha\.example/])
      await expect(page.getByRole('main')).toContainText(fact)
  })

test('not found: Back to Home, the range, category buttons and a picture', async ({ page }) => {
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
  await expect(main.getByRole('img').first()).toBeAttached()
})

for (const [path, title] of [
  ['/upvc-door-and-window', 'Why uPVC suits this climate'],
  ['/alu-home-interior', ''],
  ['/commercial-partition-system', ''],
] as const)
  test(`${path} explains itself with four benefits`, async ({ page }) => {
    await page.goto(path)
    const explanation = page.getByRole('main').locator('section').last()
    if (title) await expect(explanation.getByRole('heading', { name: title })).toBeVisible()
    await expect(explanation.getByRole('heading', { level: 3 })).toHaveCount(4)
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
  await page.waitForLoadState('networkidle')
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
  await page.waitForLoadState('networkidle')
  const main = page.getByRole('main')
  const first = await main.locator('[aria-haspopup="dialog"]').first().textContent()
  await main.getByRole('button', { name: 'Gaskets & Seals' }).click()
  await expect(main.getByRole('button', { name: 'Gaskets & Seals' })).toHaveAttribute('aria-pressed', 'true')
  await expect(main.locator('[aria-haspopup="dialog"]')).toHaveCount(12)
  await expect(main.getByText(first ?? '', { exact: true })).toHaveCount(0)
})
