import { expect } from '@playwright/test'
import { openPage, waitForNetworkIdle } from '../fixtures/hydration.ts'
import { schemasIn } from '../fixtures/structured-data.ts'
import { test } from '../fixtures/test.ts'

test('structured data is updated by client-side navigation', async ({ page }) => {
  await openPage(page, '/upvc-door-and-window/window')
  await waitForNetworkIdle(page)
  await page.getByRole('main').locator('a[href="/products/single-casement-window"]').click()
  await expect
    .poll(async () => schemasIn(await page.content()).map((schema) => schema['@type']))
    .toEqual(['BreadcrumbList', 'Product'])
})
