import { accessoryColumns, pageSize, skeletonCounts } from '@house/contract/ui-config'
import { holdReplies } from '../fixtures/hold-replies.ts'
import { waitForNetworkIdle } from '../fixtures/hydration.ts'
import { expect, type Page, test } from '../fixtures/test.ts'

const orange = 'rgb(232, 89, 12)'
const deepOrange = 'rgb(184, 63, 0)'
const grey = 'rgb(236, 234, 230)'

function cards(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('button[aria-haspopup="dialog"]') })
}

function filters(page: Page) {
  return page.getByRole('navigation', { name: 'Accessory categories' }).getByRole('button')
}

for (const path of ['/accessories/rollers-and-tracks', '/accessories-shop/tilt-and-turn-window'])
  test(`${path} has a header that says what is listed`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Accessories' })).toBeVisible()
    await expect(main.getByText(/The parts a hand touches/)).toBeVisible()
  })

test('a filter has an icon and an uppercase title; the selected one is orange, the others are grey', async ({
  page,
}) => {
  await page.goto('/accessories/rollers-and-tracks')
  await expect(filters(page)).toHaveCount(8)
  for (const filter of await filters(page).all()) {
    await expect(filter).toHaveCSS('text-transform', 'uppercase')
    await expect(filter).toHaveText(/\w+/)
    await expect(filter.locator('img')).toHaveAttribute('src', /icon-[\w-]+\.svg$/)
    const isSelected = (await filter.getAttribute('aria-pressed')) === 'true'
    await expect(filter).toHaveCSS('background-color', isSelected ? deepOrange : grey)
  }
  await expect(page.getByRole('button', { name: 'Rollers & Tracks' })).toHaveCSS('border-color', orange)
  await page.getByRole('button', { name: 'Gaskets & Seals' }).click()
  await expect(page.getByRole('button', { name: 'Gaskets & Seals' })).toHaveCSS('background-color', deepOrange)
  await expect(page.getByRole('button', { name: 'Rollers & Tracks' })).toHaveCSS('background-color', grey)
})

test('4 skeleton filters and 8 skeleton cards stand there while the categories load', async ({ page }) => {
  await page.goto('/about-us/')
  await waitForNetworkIdle(page)
  const release = await holdReplies(page, 'accessory-category')
  await page.getByRole('contentinfo').locator('a[href="/accessories/profile-and-accessories"]').click()
  const beside = (label: string) => page.getByText(label, { exact: true }).locator('xpath=..')
  await expect(beside('Loading categories').locator('> [data-testid=skeleton]')).toHaveCount(
    skeletonCounts.accessoryFilters,
  )
  const pictures = page
    .getByRole('main')
    .getByTestId('skeleton')
    .filter({ has: page.locator('xpath=self::*[contains(@class, "aspect-square")]') })
  await expect(pictures).toHaveCount(skeletonCounts.accessories)
  release()
  await expect(filters(page)).toHaveCount(8)
  await expect(page.getByRole('main').getByTestId('skeleton')).toHaveCount(0)
})

test('a card shows image, title and HTML description, and its modal the same with a way to close it', async ({
  page,
}) => {
  await page.goto('/accessories/rollers-and-tracks')
  const card = cards(page).first()
  await expect(card.getByRole('heading', { name: 'Tandem roller' })).toBeVisible()
  await expect(card.locator('img').last()).toHaveAttribute('src', /hw-roller-wheel\.jpg$/)
  await expect(card.locator('p').filter({ hasText: /^Two grooved wheels share the weight/ })).toBeVisible()
  await card.getByRole('button').click()
  const modal = page.getByRole('dialog', { name: 'Tandem roller' })
  await expect(modal.getByRole('heading', { name: 'Tandem roller' })).toBeVisible()
  await expect(modal.locator('p').filter({ hasText: /^Two grooved wheels share the weight/ })).toBeVisible()
  await expect(modal.getByRole('listitem').first()).toBeVisible()
  await expect(modal.getByRole('img')).toHaveAttribute('src', /hw-roller-wheel\.jpg$/)
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toBeHidden()
})

test('an accessory that is asked for is named in the enquiry', async ({ page }) => {
  await page.goto('/accessories/rollers-and-tracks')
  await cards(page).first().getByRole('button').click()
  await page.getByRole('dialog', { name: 'Tandem roller' }).getByRole('button', { name: 'Enquire' }).click()
  const enquiry = page.getByRole('dialog', { name: 'Enquiry' })
  await expect(enquiry.getByRole('radio', { name: 'other' })).toBeChecked()
  await expect(enquiry.getByLabel('Please specify')).toHaveValue('Tandem roller')
})

test("'Loading...' labels the disabled button while more accessories load, and the paging ends on the last page", async ({
  page,
}) => {
  await page.goto('/accessories/rollers-and-tracks')
  const release = await holdReplies(page, 'accessory')
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled()
  await expect(cards(page)).toHaveCount(pageSize.accessories)
  release()
  await expect(cards(page)).toHaveCount(14)
  await expect(page.getByRole('button', { name: 'Show Less' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Show More|Loading/ })).toHaveCount(0)
})

test('choosing a category goes back to page 1 and takes it that there are more pages', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/accessory')) return
    const fields = /name="(\w+)"\s+([\w-]+)/g
    asked.push(
      Array.from((request.postData() ?? '').matchAll(fields), ([, name, value]) => `${name}=${value}`).join(' '),
    )
  })
  await page.goto('/accessories/glass-and-spacers')
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect(cards(page)).toHaveCount(24)
  const release = await holdReplies(page, 'accessory')
  await page.getByRole('button', { name: 'Gaskets & Seals' }).click()
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled()
  release()
  await expect(cards(page)).toHaveCount(pageSize.accessories)
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect(cards(page)).toHaveCount(14)
  expect(asked).toEqual([
    expect.stringMatching(/product_page=2.*glass-and-spacers|glass-and-spacers.*product_page=2/),
    expect.stringMatching(/product_page=1.*gaskets-and-seals|gaskets-and-seals.*product_page=1/),
    expect.stringMatching(/product_page=2.*gaskets-and-seals|gaskets-and-seals.*product_page=2/),
  ])
})

test('when the server says that a category has sub-categories the list is emptied and no more pages are offered', async ({
  page,
}) => {
  await page.goto('/accessories/glass-and-spacers')
  await expect(cards(page)).toHaveCount(pageSize.accessories)
  await page.route('**/api/accessory', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), has_sub_categories: true } })
  })
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Show|Loading/ })).toHaveCount(0)
})

test('where the address names no category the first one is selected', async ({ page }) => {
  await page.goto('/accessories-shop/tilt-and-turn-window')
  await expect(filters(page).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(filters(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(1)
})

for (const [width, columns] of [
  [390, accessoryColumns.extraSmall],
  [1440, accessoryColumns.large],
] as const)
  test(`at ${width} px every row of accessories is as long as the others`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/accessories/window-door-and-accessories')
    const grids = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.locator('button[aria-haspopup="dialog"]') })
    await expect(grids).toHaveCount(4)
    for (const grid of await grids.all()) {
      const rows = await grid.evaluate((list) => {
        const widths = new Map<number, number>()
        for (const item of list.children) {
          const { top, width } = item.getBoundingClientRect()
          if (width > 0) widths.set(Math.round(top), (widths.get(Math.round(top)) ?? 0) + width)
        }
        return { widths: [...widths.values()], whole: list.clientWidth }
      })
      for (const width of rows.widths) expect(Math.abs(width - rows.whole)).toBeLessThan(columns + 2)
    }
  })

test('the pane that closes a row asks for the kind of part it stands beside', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/accessories/window-door-and-accessories')
  await waitForNetworkIdle(page)
  await page.getByRole('main').getByRole('link', { name: 'Ask us' }).filter({ visible: true }).first().click()
  const enquiry = page.getByRole('dialog', { name: 'Enquiry' })
  await expect(enquiry.getByLabel('Please specify')).toHaveValue('Locks & Cylinders')
})
