import { reloadDataWith } from '../fixtures/api-reply.ts'
import { expect, test } from '../fixtures/test.ts'

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

  test('About Us opens onto its screen and its three anchors', async ({ page }) => {
    await page.goto('/blogs/')
    const opener = page.getByRole('banner').getByText('About Us', { exact: true }).first()
    const menu = page.getByRole('banner').getByRole('list').filter({ hasText: 'Our Story' }).first()
    for (const [label, anchor] of [
      ["Chairman's Message", 'chairman-message'],
      ['Our Story', 'our-story'],
      ['Vision & Mission', 'vision-&-mission'],
    ] as const) {
      await opener.click()
      await menu.getByRole('link', { name: label }).click()
      await expect(page).toHaveURL((url) => url.pathname === '/about-us/' && url.hash === `#${anchor}`)
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport()
      await expect(menu).toBeHidden()
    }
    await opener.click()
    await menu.getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/about-us/' && url.hash === '')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
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

  test('the entries of the menus are those of the category call', async ({ page }) => {
    await page.goto('/blogs/')
    await reloadDataWith(
      page,
      'category',
      ([first]: object[]) => [{ ...first, slug: 'verandas', title: 'Glass <em>Verandas</em>' }],
      'Blogs',
    )
    const header = page.getByRole('banner')
    // A move closes the menus, so the answer has to be there before one is opened.
    await expect(header.locator('a[href="/verandas"]').first()).toBeAttached()
    await header.getByText('Product', { exact: true }).first().click()
    const entry = header.getByRole('link', { name: 'Glass Verandas' })
    await expect(entry).toHaveAttribute('href', '/verandas')
    await expect(header.getByRole('link', { name: 'Alu Home Interior' })).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByLabel('Menu').click()
    const sheet = page.getByRole('navigation', { name: 'Main' }).last()
    await sheet.getByText('Product', { exact: true }).click()
    await expect(sheet.getByRole('link', { name: 'Glass Verandas' })).toHaveAttribute('href', '/verandas')
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
    const aboutUs = sheet.getByText('About Us', { exact: true }).first()
    await aboutUs.click()
    await expect(sheet.getByRole('link', { name: 'Our Story' })).toBeVisible()
    await aboutUs.click()
    await expect(sheet.getByRole('link', { name: 'Our Story' })).toBeHidden()
    await aboutUs.click()
    await sheet.getByRole('link', { name: 'Our Story' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.locator('#our-story')).toBeInViewport()
  })

  test('the button that opens the menu closes it', async ({ page }) => {
    await page.goto('/blogs/')
    const sheet = page.getByRole('navigation', { name: 'Main' }).last()
    await page.getByLabel('Menu').click()
    await expect(sheet).toBeVisible()
    await page.getByLabel('Menu').click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'BLOGS' })).toBeVisible()
  })

  test('the mobile action bar has Call, WhatsApp and Enquire', async ({ page }) => {
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
