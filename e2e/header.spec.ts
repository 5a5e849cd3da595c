import { expect, test } from '@playwright/test'

test.describe('on a desktop', () => {
  test('the menu leads to every place the specification names', async ({ page }) => {
    await page.goto('/blogs/')
    const header = page.getByRole('banner')
    const main = header.getByRole('navigation', { name: 'Main' }).first()
    await expect(main.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/')
    await expect(main.getByRole('link', { name: 'Blogs' })).toHaveAttribute('href', '/blogs/')
    await expect(main.getByRole('link', { name: 'Locate Us' })).toHaveAttribute('href', '/locate-us/')
    await expect(header.getByRole('link', { name: 'Become a Dealer' })).toHaveAttribute('href', '/become-a-dealer/')
    await expect(header.getByRole('link', { name: 'Download Brochure' })).toHaveAttribute('href', '/brochure.pdf')
    await expect(header.getByRole('link', { name: '+91 129 555 0142' })).toHaveAttribute('href', 'tel:+911295550142')
  })

  test('About Us opens onto its three anchors', async ({ page }) => {
    await page.goto('/blogs/')
    await page.getByRole('banner').getByText('About Us', { exact: true }).first().click()
    await page.getByRole('link', { name: 'Vision & Mission' }).first().click()
    await expect(page).toHaveURL(/\/about-us\/#vision-&-mission$/)
    await expect(page.locator('[id="vision-&-mission"]')).toBeInViewport()
  })

  test('Product opens a panel with one entry per category', async ({ page }) => {
    await page.goto('/blogs/')
    await page.getByRole('banner').getByText('Product', { exact: true }).first().click()
    for (const [name, path] of [
      ['uPVC Doors & Windows', '/upvc-door-and-window'],
      ['Alu Home Interior', '/alu-home-interior'],
      ['Commercial Partition System', '/commercial-partition-system'],
      ['Profiles & Accessories', '/profiles-and-accessories'],
    ] as const)
      await expect(page.getByRole('banner').getByRole('link', { name }).first()).toHaveAttribute('href', path)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Alu Home Interior' }).first()).toBeHidden()
  })

  test('the search icon toggles the search box, which asks on every change with a multipart keyword', async ({
    page,
  }) => {
    await page.goto('/blogs/')
    await expect(page.getByRole('combobox', { name: 'Search products' }).first()).toBeHidden()
    await page.getByRole('button', { name: 'Open search' }).click()
    const asked: string[] = []
    page.on(
      'request',
      (request) =>
        request.url().endsWith('/api/search') &&
        asked.push(`${request.headers()['content-type']} ${request.postData()}`),
    )
    await page.getByRole('combobox', { name: 'Search products' }).first().pressSequentially('bay')
    await expect(page.getByRole('option', { name: /Bay/ }).first()).toHaveAttribute('href', /^\/products\//)
    expect(asked).toHaveLength(3)
    expect(asked[2]).toMatch(/^multipart\/form-data[\s\S]*name="keyword"\s+bay/)
    await page.getByRole('button', { name: 'Close search' }).click()
    await expect(page.getByRole('combobox', { name: 'Search products' }).first()).toBeHidden()
  })

  test('the search box works by keyboard, and says when nothing is found', async ({ page }) => {
    await page.goto('/blogs/')
    await page.getByRole('button', { name: 'Open search' }).click()
    const box = page.getByRole('combobox', { name: 'Search products' }).first()
    await box.fill('zzzzzz')
    await expect(page.getByText('No search found')).toBeVisible()
    await box.fill('tilt')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/products\//)
  })

  test('a late answer to an older keyword is passed over', async ({ page }) => {
    await page.goto('/blogs/')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/search', async (route) => {
      if (/name="keyword"\s+shower\s/.test(route.request().postData() ?? '')) await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Open search' }).click()
    const box = page.getByRole('combobox', { name: 'Search products' }).first()
    await box.fill('shower')
    await box.fill('bay window')
    await expect(page.getByRole('option', { name: /Bay/ }).first()).toBeVisible()
    const late = page.waitForResponse((response) => response.url().endsWith('/api/search'))
    release()
    await late
    await expect(page.getByRole('option', { name: /Bay/ }).first()).toBeVisible()
    await expect(page.getByRole('option', { name: /Shower/ })).toHaveCount(0)
  })

  test('the Search button leads to results with an address of their own', async ({ page }) => {
    await page.goto('/blogs/')
    await page.getByRole('button', { name: 'Open search' }).click()
    await page.getByRole('combobox', { name: 'Search products' }).first().fill('khidki')
    await page.getByRole('button', { name: 'Search', exact: true }).first().click()
    await expect(page).toHaveURL(/\/search\?q=khidki$/)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Window/ })
        .first(),
    ).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu collapses, its sub-lists expand and collapse, and choosing an anchor closes it', async ({ page }) => {
    await page.goto('/blogs/')
    const sheet = page.getByRole('navigation', { name: 'Main' }).last()
    await expect(sheet).toBeHidden()
    await page.getByLabel('Menu').click()
    await expect(sheet).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Our Story' })).toBeHidden()
    await sheet.getByText('Product', { exact: true }).click()
    await expect(sheet.getByRole('link', { name: 'Alu Home Interior' })).toHaveAttribute('href', '/alu-home-interior')
    await sheet.getByText('Product', { exact: true }).click()
    await expect(sheet.getByRole('link', { name: 'Alu Home Interior' })).toBeHidden()
    await sheet.getByText('About Us', { exact: true }).first().click()
    await sheet.getByRole('link', { name: 'Our Story' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.locator('#our-story')).toBeInViewport()
  })

  test('call, WhatsApp and Enquire are within reach of a thumb', async ({ page }) => {
    await page.goto('/blogs/')
    const bar = page.getByRole('navigation', { name: 'Contact' })
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+911295550142')
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/919955501420\?text=/,
    )
    await expect(bar.getByText('Enquire')).toBeVisible()
  })
})
