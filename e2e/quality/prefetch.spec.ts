import { waitForHydration } from '../fixtures/hydration.ts'
import { expect, type Page, test } from '../fixtures/test.ts'

const list = '/upvc-door-and-window/window'
const routeModule = /\/assets\/(product|locate)-[^/]+\.js$/

for (const intent of ['hover', 'focus'] as const)
  test(`${intent} on a link prefetches the module of its route`, async ({ page }) => {
    const { requested, link } = await openList(page)
    await link[intent]()
    await expect.poll(() => requested.filter((path) => routeModule.test(path))).toHaveLength(1)
    await expect(page).toHaveURL(list)
    await link.click()
    await expect(page).toHaveURL(/\/products\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(requested.filter((path) => routeModule.test(path))).toHaveLength(1)
  })

async function openList(page: Page) {
  await page.goto(list)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  return { requested, link: page.getByRole('main').getByRole('listitem').getByRole('link').last() }
}
