import { expect, test } from '@playwright/test'

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
