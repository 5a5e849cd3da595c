import { atRest } from './at-rest.ts'
import { expect, type Page, test } from './test.ts'
import { isAlive } from './without-answers.ts'

const list = '/upvc-door-and-window/window'
const scriptOfScreen = /\/assets\/(product|locate)-[^/]+\.js$/

test('resting on a link fetches the script and the words of its screen, and the click asks for neither again', async ({
  page,
}) => {
  const { asked, link } = await openList(page)
  await link.hover()
  await expect.poll(() => asked.filter((path) => scriptOfScreen.test(path))).toHaveLength(1)
  await expect.poll(() => asked).toContain('/api/product-details')
  await expect(page).toHaveURL(list)
  await link.click()
  await expect(page).toHaveURL(/\/products\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter((path) => path === '/api/product-details')).toHaveLength(1)
})

test('a link that has focus is fetched ahead too', async ({ page }) => {
  const { asked, link } = await openList(page)
  await link.focus()
  await expect.poll(() => asked).toContain('/api/product-details')
})

test('a link that has focus is fetched ahead also when the page moves under a pointer that rests', async ({ page }) => {
  const { asked, link } = await openList(page)
  await page.clock.install()
  await link.evaluate((element) => {
    element.focus()
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await page.clock.runFor(1000)
  await expect.poll(() => asked).toContain('/api/product-details')
})

test('nothing is fetched ahead for what is no screen: the brochure and the enquiry', async ({ page }) => {
  const { asked } = await openList(page)
  await page.clock.install()
  for (const name of ['Download Brochure', 'Enquire']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).first().hover()
    await page.clock.runFor(1000)
  }
  expect(
    asked.filter((path) => scriptOfScreen.test(path) || path.startsWith('/api/') || /brochure/.test(path)),
  ).toEqual([])
})

test('nothing is fetched ahead for visitors who save data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const { asked, link } = await openList(page)
  await page.clock.install()
  await link.hover()
  await page.clock.runFor(1000)
  expect(asked).toEqual([])
  await link.click()
  await expect.poll(() => asked).toContain('/api/product-details')
})

/** A list that has come to rest, and the paths that are asked for from now on. */
async function openList(page: Page) {
  await page.goto(list)
  await atRest(page)
  const link = page.getByRole('main').getByRole('listitem').getByRole('link').last()
  await isAlive(link)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return { asked, link }
}
