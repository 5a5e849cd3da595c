import { holdReplies, navigateWithHeldReplies } from '../fixtures/hold-replies.ts'
import { waitForNetworkIdle } from '../fixtures/hydration.ts'
import { expect, test } from '../fixtures/test.ts'

for (const [segments, from, link, call, storedTitle, ownTitle] of [
  [
    'one segment',
    '/',
    '/alu-home-interior',
    'sub-category',
    'Alu Home Interior | Jharokha',
    /^Aluminium Home Interiors/,
  ],
  [
    'two segments',
    '/upvc-door-and-window',
    '/upvc-door-and-window/window',
    'product',
    'Windows | Jharokha',
    /^uPVC Windows:/,
  ],
] as const)
  test(`a page of ${segments} takes the stored page title until its own is known`, async ({ page }) => {
    const release = await navigateWithHeldReplies(page, from, link, call)
    await expect(page).toHaveTitle(storedTitle)
    release()
    await expect(page).toHaveTitle(ownTitle)
  })

test('the meta title of a page is kept with its slug: that page takes it again at once, another page does not', async ({
  page,
}) => {
  const link = (slug: string) => page.getByRole('contentinfo').locator(`a[href="/alu-home-interior/${slug}"]`)
  await page.goto('/alu-home-interior/railingsystem')
  await waitForNetworkIdle(page)
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
