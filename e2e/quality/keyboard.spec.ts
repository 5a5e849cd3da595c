import { maxSearchResults, pageSize } from '@house/contract/ui-config'
import { screens } from '../../ops/screens.ts'
import { answerEnquiries, asha, done } from '../fixtures/enquiry-form.ts'
import { waitForNetworkIdle } from '../fixtures/hydration.ts'
import { expect, type Locator, type Page, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const mostStops = 150

/** Presses Tab until the element has focus, as someone without a mouse does. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const page = target.page()
  for (let presses = 0; presses < mostStops; presses++) {
    await page.keyboard.press(key)
    if (await target.evaluateAll((all) => all.some((each) => each === document.activeElement))) return
  }
  throw new Error(`${target} cannot be reached with ${key}`)
}

async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await waitForNetworkIdle(page)
}

const banner = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('main')
const summary = (page: Page, name: string) => banner(page).locator('summary').filter({ hasText: name, visible: true })

test('from the home screen to a product, through the Product menu', async ({ page }) => {
  await open(page, screens.home)
  await tabTo(summary(page, 'Product'))
  await page.keyboard.press('Enter')
  const category = banner(page).getByRole('link', { name: 'uPVC Doors & Windows' }).filter({ visible: true })
  await expect(category).toBeVisible()
  await tabTo(category)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/upvc-door-and-window$/)
  await expect(category).toBeHidden()
  await tabTo(main(page).locator('a[href="/upvc-door-and-window/window"]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/upvc-door-and-window\/window$/)
  const product = main(page).locator('a[href^="/products/"]').first()
  await expect(product).toBeVisible()
  await tabTo(product)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\//)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
})

test('a menu opens with the space bar, closes with Escape and when focus leaves it', async ({ page }) => {
  await open(page, screens.terms)
  const story = banner(page).getByRole('link', { name: 'Our Story' }).filter({ visible: true })
  await tabTo(summary(page, 'About Us'))
  await page.keyboard.press('Space')
  await tabTo(story)
  await page.keyboard.press('Escape')
  await expect(story).toBeHidden()
  await expect(summary(page, 'About Us')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(story).toBeVisible()
  await tabTo(summary(page, 'Product'))
  await expect(story).toBeHidden()
})

test('the menu of a narrow window closes with Escape and when focus leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await open(page, screens.terms)
  const button = banner(page).getByLabel('Menu')
  const sheet = banner(page).getByRole('navigation', { name: 'Main' })
  await tabTo(button)
  await page.keyboard.press('Enter')
  await tabTo(sheet.getByRole('link', { name: 'Blogs' }))
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  await tabTo(main(page).getByRole('link').first())
  await expect(sheet).toBeHidden()
})

test('an enquiry is opened, filled and sent; focus stays inside and returns to where it was opened', async ({
  page,
}) => {
  const sent = await answerEnquiries(page, done)
  await open(page, screens.terms)
  const enquire = banner(page).getByRole('link', { name: 'Enquire', exact: true }).filter({ visible: true })
  await tabTo(enquire)
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog', { name: 'Enquiry' })
  await expect(modal.getByLabel('Name')).toBeFocused()
  await expectFocusStaysIn(modal)

  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(enquire).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(modal.getByLabel('Name')).toBeFocused()
  await page.keyboard.type(asha.Name)
  await tabTo(modal.getByLabel('Phone number'))
  await page.keyboard.type(asha['Phone number'])
  await tabTo(modal.getByRole('radio', { name: 'uPVC' }))
  await page.keyboard.press('ArrowDown')
  await expect(modal.getByRole('radio', { name: 'ALU Home Interior' })).toBeChecked()
  await tabTo(modal.getByRole('button', { name: 'Send enquiry' }))
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('dialog', { name: 'Submitted successfully' }).getByRole('button', { name: 'OK' }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(enquire).toBeFocused()
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ customer_name: asha.Name, required_service: 'ALU Home Interior' }),
  ])
})

test('search: arrows choose, both ways round, Enter opens, Escape leaves to the button', async ({ page }) => {
  await open(page, screens.terms)
  await tabTo(page.getByRole('button', { name: 'Open search' }))
  await page.keyboard.press('Enter')
  const box = banner(page).getByRole('combobox', { name: 'Search products' }).filter({ visible: true })
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open search' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('window')
  const options = page.getByRole('option')
  await expect(options).toHaveCount(maxSearchResults)
  const chosen = page.getByRole('option', { selected: true })
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? 'none')
  const address = (await chosen.getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === address)
})

test('an accessory opens, keeps focus inside and gives it back', async ({ page }) => {
  await open(page, screens.accessories)
  const card = main(page).locator('button[aria-haspopup="dialog"]').first()
  await tabTo(card)
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog')
  await expect(modal).toBeVisible()
  await expectFocusStaysIn(modal)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(card).toBeFocused()
  await page.keyboard.press('Space')
  await expect(modal).toBeVisible()
  await tabTo(modal.getByRole('button', { name: 'Close' }))
  await page.keyboard.press('Enter')
  await expect(card).toBeFocused()
})

test('the accordion of a product opens and closes with Enter and with the space bar', async ({ page }) => {
  await open(page, screens.product)
  const block = main(page).locator('details').nth(1)
  await tabTo(block.locator('summary'))
  await expect(block).not.toHaveAttribute('open')
  await page.keyboard.press('Enter')
  await expect(block).toHaveAttribute('open')
  await page.keyboard.press('Space')
  await expect(block).not.toHaveAttribute('open')
})

test('Show More adds a page and keeps focus', async ({ page }) => {
  await open(page, screens['product-list'])
  const products = main(page).locator('a[href^="/products/"]')
  const more = main(page).getByRole('button', { name: 'Show More' })
  await tabTo(more)
  await page.keyboard.press('Enter')
  await expect(products).toHaveCount(2 * pageSize.products)
  await expect(more).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(products.last()).toBeFocused()
})

test('the first tab stop is a skip link', async ({ page }) => {
  await open(page, screens.about)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

/** Together they hold every kind of control. */
const { home, product, accessories, dealer } = screens
const walks = [
  { name: 'home', path: home, widths: [1440] },
  { name: 'product', path: product, widths: [390] },
  { name: 'accessories', path: accessories, widths: [390] },
  { name: 'dealer', path: dealer, widths: [390] },
]

for (const { name, path, widths } of walks)
  for (const width of widths)
    test(`${name} at ${width} px: every tab stop has a visible focus indicator and is in view`, async ({ page }) => {
      await page.route(/google\.com\/maps/, (route) => route.fulfill({ body: '<!doctype html><title>Map</title>' }))
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      expect(await stopsWithoutMark(page)).toEqual([])
    })

/** Goes through the page by Tab; gives the stops whose look does not change with focus or that lie under something. */
async function stopsWithoutMark(page: Page) {
  const faults: string[] = []
  const first = await lookOfStop(page)
  for (let stop = 0; stop < 400; stop++) {
    await page.keyboard.press('Tab')
    const { name, isEnd, fault } = await settledLookOfStop(page)
    if (isEnd) return stop > 10 ? faults : [`only ${stop} stops after ${first.name}`]
    if (fault) faults.push(`${name}: ${fault}`)
  }
  return [...faults, 'the Tab key never comes to an end']
}

/** What the stop looks like once whatever moves to show it has come to rest. */
async function settledLookOfStop(page: Page) {
  let look = await lookOfStop(page)
  for (const end = Date.now() + 3000; look.fault && Date.now() < end; ) look = await lookOfStop(page)
  return look
}

function lookOfStop(page: Page) {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const element = document.activeElement as HTMLElement
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`
    if (element === document.body) return { name, isEnd: true, fault: '' }
    // The mark may stand on the box around a radio button, or on the whole card that a button opens.
    const marks = [getComputedStyle(element), getComputedStyle(element, '::after')]
    const label = element.closest('label')
    if (label) marks.push(getComputedStyle(label))
    const isSeen = marks.some(({ outlineStyle, outlineWidth, outlineColor }) => {
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)')
    })
    if (!isSeen) return { name, isEnd: false, fault: 'no outline' }
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) return { name, isEnd: false, fault: 'no size' }
    const [x, y] = [left + width / 2, top + height / 2]
    if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight)
      return { name, isEnd: false, fault: `out of sight at ${Math.round(x)}, ${Math.round(y)}` }
    const above = document.elementFromPoint(x, y)
    const isCovered = above !== null && !element.contains(above) && !above.contains(element)
    return { name, isEnd: false, fault: isCovered ? `under ${above.tagName} ${above.className}` : '' }
  })
}

/** A round by Tab comes back to where it began, and so does one by Shift+Tab, without ever leaving the modal. */
async function expectFocusStaysIn(modal: Locator) {
  const page = modal.page()
  for (const key of ['Tab', 'Shift+Tab']) {
    const start = await page.evaluateHandle(() => document.activeElement)
    let steps = 0
    do {
      await page.keyboard.press(key)
      expect(await modal.evaluate((node) => node.contains(document.activeElement))).toBe(true)
      steps++
    } while (!(await start.evaluate((node) => node === document.activeElement)) && steps < mostStops)
    expect(steps).toBeLessThan(mostStops)
  }
}
