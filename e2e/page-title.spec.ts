import { expect, test } from '@playwright/test'
import { hold } from './hold.ts'

test('one- and two-segment pages take the stored page title until their own is known', async ({ page }) => {
  await page.goto('/upvc-door-and-window')
  await page.waitForLoadState('networkidle')
  const own = await page.title()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/product', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('main').getByRole('link', { name: 'Windows', exact: true }).click()
  await expect(page).toHaveTitle('Windows | Jharokha')
  release()
  await expect(page).not.toHaveTitle('Windows | Jharokha')
  await expect(page).not.toHaveTitle(own)
})

test('the meta title of a page is kept with its slug: that page takes it again at once, another page does not', async ({
  page,
}) => {
  const link = (slug: string) => page.getByRole('contentinfo').locator(`a[href="/alu-home-interior/${slug}"]`)
  await page.goto('/alu-home-interior/railingsystem')
  await page.waitForLoadState('networkidle')
  const own = await page.title()
  await page.getByRole('contentinfo').locator('a[href="/about-us/"]').click()
  await expect(page).not.toHaveTitle(own)
  const release = await hold(page, '/api/product')
  await link('railingsystem').click()
  await expect(page.getByRole('main').getByTestId('skeleton').first()).toBeVisible()
  await expect(page).toHaveTitle(own)
  await link('sky-light').click()
  await expect(page).toHaveURL(/sky-light$/)
  await expect(page).not.toHaveTitle(own)
  release()
  await expect(page).toHaveTitle(/Sky ?light/i)
})
