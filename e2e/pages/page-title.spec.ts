import { expect } from '@playwright/test'
import { holdReplies } from '../fixtures/hold-replies.ts'
import { openPage } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

test('one- and two-segment pages show the stored page title until their own is loaded (§2 Routes)', async ({
  page,
}) => {
  await openPage(page, '/blogs/')
  const releaseCategory = await holdReplies(page, 'sub-category')
  await page.getByRole('banner').getByText('Product', { exact: true }).first().click()
  await page.getByRole('banner').getByRole('link', { name: 'uPVC Doors & Windows' }).first().click()
  await expect(page).toHaveTitle('uPVC Doors & Windows | Jharokha')
  releaseCategory()
  await expect(page).toHaveTitle(/^uPVC Doors and Windows/)
  const releaseProducts = await holdReplies(page, 'product')
  await page.getByRole('main').locator('a[href="/upvc-door-and-window/window"]').first().click()
  await expect(page).toHaveTitle('Windows | Jharokha')
  releaseProducts()
  await expect(page).toHaveTitle(/^uPVC Windows:/)
})

test('a page reuses its stored meta title when it is opened again, and another page does not (§3)', async ({
  page,
}) => {
  const link = (slug: string) => page.getByRole('contentinfo').locator(`a[href="/alu-home-interior/${slug}"]`)
  await openPage(page, '/alu-home-interior/railingsystem')
  const own = await page.title()
  await page.getByRole('contentinfo').locator('a[href="/about-us/"]').click()
  await expect(page).not.toHaveTitle(own)
  const release = await holdReplies(page, 'product')
  await link('railingsystem').click()
  await expect(page.getByRole('main').getByTestId('skeleton').first()).toBeVisible()
  await expect(page).toHaveTitle(own)
  await link('sky-light').click()
  await expect(page).toHaveURL(/sky-light$/)
  await expect(page).not.toHaveTitle(own)
  release()
  await expect(page).toHaveTitle(/Sky ?light/i)
})
