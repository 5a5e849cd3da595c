import { expect, type Page, test } from '@playwright/test'

for (const [segments, from, link, call, storedTitle, ownTitle] of [
  ['one', '/', '/alu-home-interior', 'sub-category', 'Alu Home Interior | Jharokha', /^Aluminium Home Interiors/],
  ['two', '/upvc-door-and-window', '/upvc-door-and-window/window', 'product', 'Windows | Jharokha', /^uPVC Windows:/],
] as const)
  test(`a page of ${segments} segments takes the stored page title until its own is known`, async ({ page }) => {
    await page.goto(from)
    await page.waitForLoadState('networkidle')
    const release = await hold(page, call)
    await page.getByRole('main').locator(`a[href="${link}"]`).first().click()
    await expect(page).toHaveTitle(storedTitle)
    release()
    await expect(page).toHaveTitle(ownTitle)
  })

async function hold(page: Page, call: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/api/${call}`, async (route) => {
    await held
    await route.continue()
  })
  return release
}
