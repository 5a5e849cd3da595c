import { reloadDataWith } from '../fixtures/api-reply.ts'
import { expect, test } from '../fixtures/test.ts'

test('phone and e-mail on the screens are those of the settings', async ({ page }) => {
  await page.route(/google\.com/, (route) => route.fulfill({ body: '<!doctype html><title>Map</title>' }))
  await page.goto('/locate-us/')
  const changed = { phone: '+91 291 555 0199', email: 'desk@jharokha.example' }
  await reloadDataWith(page, 'app-setting', (setting: object) => ({ ...setting, ...changed }), 'Locate Us')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: changed.phone })).toHaveAttribute('href', 'tel:+912915550199')
  await expect(main.getByRole('link', { name: changed.email })).toHaveAttribute('href', `mailto:${changed.email}`)
  await expect(page.getByRole('banner').getByRole('link', { name: changed.phone }).first()).toHaveAttribute(
    'href',
    'tel:+912915550199',
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('article').filter({ hasText: `by e-mail at ${changed.email}` })).toBeVisible()
})
