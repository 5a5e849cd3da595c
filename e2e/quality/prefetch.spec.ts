import { expect } from '@playwright/test'
import { openPage, waitForNetworkIdle } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

test('hover and focus on a link prefetch the module of its route, which a click does not load again', async ({
  page,
}) => {
  await openPage(page, '/upvc-door-and-window/window')
  await waitForNetworkIdle(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const modulesOf = (route: string) => requested.filter((path) => path.startsWith(`/assets/${route}-`))

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).focus()
  await expect.poll(() => modulesOf('about')).toHaveLength(1)
  const product = page.getByRole('main').getByRole('listitem').getByRole('link').last()
  await product.hover()
  await expect.poll(() => modulesOf('product')).toHaveLength(1)
  await expect(page).toHaveURL('/upvc-door-and-window/window')

  await product.click()
  await expect(page).toHaveURL(/\/products\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(modulesOf('product')).toHaveLength(1)
})
