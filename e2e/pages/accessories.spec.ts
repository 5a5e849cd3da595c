import { accessoryColumns, skeletonCounts } from '@house/contract/ui-config'
import { expect, type Page } from '@playwright/test'
import { holdReplies } from '../fixtures/hold-replies.ts'
import { openPage } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

const orange = 'rgb(232, 89, 12)'
const deepOrange = 'rgb(184, 63, 0)'
const grey = 'rgb(236, 234, 230)'

function cardsOf(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('button[aria-haspopup="dialog"]') })
}

function filtersOf(page: Page) {
  return page.getByRole('navigation', { name: 'Accessory categories' }).getByRole('button')
}

test('accessory filters are uppercase; the selected one is orange, the others are grey (§2 Accessories, §9)', async ({
  page,
}) => {
  await openPage(page, '/accessories/rollers-and-tracks')
  const styles = () =>
    filtersOf(page).evaluateAll((filters) =>
      filters.map((filter) => {
        const { textTransform, backgroundColor, borderColor } = getComputedStyle(filter)
        return { title: filter.textContent, textTransform, backgroundColor, borderColor }
      }),
    )
  const stylesWhenSelected = async (selected: string) =>
    (await styles()).map(({ title }) => ({
      title,
      textTransform: 'uppercase',
      backgroundColor: title === selected ? deepOrange : grey,
      borderColor: title === selected ? orange : 'rgba(0, 0, 0, 0)',
    }))
  await expect(filtersOf(page)).toHaveCount(8)
  expect(await styles()).toEqual(await stylesWhenSelected('Rollers & Tracks'))
  await page.getByRole('button', { name: 'Gaskets & Seals' }).click()
  await page.mouse.move(0, 0)
  await expect(async () => expect(await styles()).toEqual(await stylesWhenSelected('Gaskets & Seals'))).toPass()
})

test('4 skeleton filters and 8 skeleton cards are shown while the accessory categories load (§2 Accessories, §9)', async ({
  page,
}) => {
  await openPage(page, '/privacy-policy/')
  const release = await holdReplies(page, 'accessory-category')
  await page.getByRole('contentinfo').locator('a[href="/accessories/profile-and-accessories"]').click()
  const skeletonFilters = page
    .getByText('Loading categories', { exact: true })
    .locator('xpath=..')
    .locator('> [data-testid=skeleton]')
  await expect(skeletonFilters).toHaveCount(skeletonCounts.accessoryFilters)
  const skeletonImages = page
    .getByRole('main')
    .getByTestId('skeleton')
    .filter({ has: page.locator('xpath=self::*[contains(@class, "aspect-square")]') })
  await expect(skeletonImages).toHaveCount(skeletonCounts.accessories)
  release()
  await expect(filtersOf(page)).toHaveCount(8)
  await expect(page.getByRole('main').getByTestId('skeleton')).toHaveCount(0)
})

test('an accessory opens in a modal with its image, title, description and a close button (§2 Accessories)', async ({
  page,
}) => {
  await openPage(page, '/accessories/rollers-and-tracks')
  await cardsOf(page).first().getByRole('button').click()
  const modal = page.getByRole('dialog', { name: 'Tandem roller' })
  await expect(modal.getByRole('heading', { name: 'Tandem roller' })).toBeVisible()
  await expect(modal.locator('p').filter({ hasText: /^Two grooved wheels share the weight/ })).toBeVisible()
  await expect(modal.getByRole('listitem').first()).toBeVisible()
  await expect(modal.getByRole('img')).toBeVisible()
  await expect(modal.getByRole('img')).toHaveAttribute('src', /hw-roller-wheel\.jpg$/)
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toBeHidden()
})

test('Show More appends accessories up to the last page, Show Less returns to the first, and filters switch the list (§2 Accessories, §4)', async ({
  page,
}) => {
  await openPage(page, '/accessories/glass-and-spacers')
  const main = page.getByRole('main')
  await expect(cardsOf(page)).toHaveCount(12)
  await main.getByRole('button', { name: 'Show More' }).click()
  await expect(cardsOf(page)).toHaveCount(24)
  await main.getByRole('button', { name: 'Show More' }).click()
  await expect(cardsOf(page)).toHaveCount(26)
  await main.getByRole('button', { name: 'Show Less' }).click()
  await expect(cardsOf(page)).toHaveCount(12)
  await main.getByRole('button', { name: 'Window & Door Accessories' }).click()
  for (const title of ['Window Handles', 'Door Handles', 'Locks & Cylinders', 'Hinges & Stays'])
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: /Show/ })).toHaveCount(0)
})

test('accessories fill 2, 3, 4 or 6 columns depending on the width, and every row is complete (§2 Accessories)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/accessories/window-door-and-accessories', { waitUntil: 'domcontentloaded' })
  const grids = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.locator('button[aria-haspopup="dialog"]') })
  await expect(grids).toHaveCount(4)
  for (const [width, columns] of [
    [390, accessoryColumns.extraSmall],
    [700, accessoryColumns.small],
    [900, accessoryColumns.medium],
    [1440, accessoryColumns.large],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const rows = await grids.evaluateAll((lists) =>
      lists.flatMap((list) => {
        const rows = new Map<number, { cards: number; missing: number }>()
        for (const item of list.children) {
          const { top, width } = item.getBoundingClientRect()
          if (width === 0) continue
          const row = rows.get(Math.round(top)) ?? { cards: 0, missing: list.clientWidth }
          rows.set(Math.round(top), { cards: row.cards + 1, missing: row.missing - width })
        }
        return [...rows.values()]
      }),
    )
    expect(Math.max(...rows.map(({ cards }) => cards))).toBe(columns)
    // Borders of neighbouring cards overlap by a pixel.
    for (const { missing } of rows) expect(Math.abs(missing)).toBeLessThan(columns + 2)
  }
})
