import { maxSearchResults, pageSize } from '@house/contract/ui-config'
import { expect, type Locator, type Page } from '@playwright/test'
import { screens } from '../../ops/screenshots/screens.ts'
import { answerEnquiries, asha, done } from '../fixtures/enquiry-form.ts'
import { openPage } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const maxTabStops = 150
const narrow = { width: 720, height: 450 }

test('a product is reached from home through the Product menu and Show More, which keeps focus', async ({ page }) => {
  await openPage(page, screens.home)
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

  const products = main(page).locator('a[href^="/products/"]')
  const more = main(page).getByRole('button', { name: 'Show More' })
  await expect(more).toBeVisible()
  await tabTo(more)
  await page.keyboard.press('Enter')
  await expect(products).toHaveCount(2 * pageSize.products)
  await expect(more).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(products.last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\//)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
})

test('the header: a skip link comes first; menus and search close with Escape, which returns focus', async ({
  page,
}) => {
  await openPage(page, screens.terms)
  await test.step('skip link', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(main(page)).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  await test.step('a menu opens with Space and also closes when focus leaves it', async () => {
    const link = banner(page).getByRole('link', { name: 'Our Story' }).filter({ visible: true })
    await tabTo(summary(page, 'About Us'), 'Shift+Tab')
    await page.keyboard.press('Space')
    await tabTo(link)
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(summary(page, 'About Us')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(link).toBeVisible()
    await tabTo(summary(page, 'Product'))
    await expect(link).toBeHidden()
  })

  await test.step('the menu of a narrow window does the same', async () => {
    await page.setViewportSize(narrow)
    const button = banner(page).getByLabel('Menu')
    const menu = banner(page).getByRole('navigation', { name: 'Main' })
    await button.focus()
    await page.keyboard.press('Enter')
    await tabTo(menu.getByRole('link', { name: 'Blogs' }))
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await tabTo(main(page).getByRole('link').first())
    await expect(menu).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('search', async () => {
    const button = page.getByRole('button', { name: 'Open search' })
    await tabTo(button, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const box = banner(page).getByRole('combobox', { name: 'Search products' }).filter({ visible: true })
    await expect(box).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('window')
    await expect(page.getByRole('group', { name: 'Products' }).getByRole('option')).toHaveCount(maxSearchResults)
    await page.keyboard.press('ArrowDown')
    const selected = page.getByRole('option', { selected: true })
    await expect(box).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? 'none')
    const path = (await selected.getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL((url) => url.pathname === path)
  })
})

test('an enquiry is opened, filled and sent; focus stays in the modal and returns to the link that opened it', async ({
  page,
}) => {
  const sent = await answerEnquiries(page, done)
  await openPage(page, screens.terms)
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

type Check = (page: Page) => Promise<void>

/** Together these screens have every kind of control. */
const tabWalks: [keyof typeof screens, number, Check?][] = [
  ['home', 1440],
  ['product', 390, expectAccordionToggles],
  ['accessories', 390, expectModalReturnsFocus],
  ['dealer', 390],
]

for (const [name, width, check] of tabWalks)
  test(`${name} at ${width} px: every tab stop has a visible focus indicator, is in view, and works`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, screens[name])
    expect(await faultyTabStops(page)).toEqual([])
    await check?.(page)
  })

async function expectAccordionToggles(page: Page) {
  const accordion = main(page).locator('details').nth(1)
  await accordion.locator('summary').focus()
  await expect(accordion).not.toHaveAttribute('open')
  await page.keyboard.press('Enter')
  await expect(accordion).toHaveAttribute('open')
  await page.keyboard.press('Space')
  await expect(accordion).not.toHaveAttribute('open')
}

async function expectModalReturnsFocus(page: Page) {
  const card = main(page).locator('button[aria-haspopup="dialog"]').first()
  const modal = page.getByRole('dialog')
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(card).toBeFocused()
  await page.keyboard.press('Space')
  await expect(modal).toBeVisible()
  await tabTo(modal.getByRole('button', { name: 'Close' }))
  await page.keyboard.press('Enter')
  await expect(card).toBeFocused()
}

/** Presses Tab until the element has focus, as someone without a mouse does. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const page = target.page()
  for (let presses = 0; presses < maxTabStops; presses++) {
    await page.keyboard.press(key)
    if (await target.evaluateAll((all) => all.some((each) => each === document.activeElement))) return
  }
  throw new Error(`${target} cannot be reached with ${key}`)
}

function banner(page: Page) {
  return page.getByRole('banner')
}

function main(page: Page) {
  return page.getByRole('main')
}

function summary(page: Page, name: string) {
  return banner(page).locator('summary').filter({ hasText: name, visible: true })
}

/** Tabs through the page and returns the stops without a focus indicator, out of view, or covered by another element. */
async function faultyTabStops(page: Page) {
  const faults: string[] = []
  for (let stop = 0; stop < 400; stop++) {
    await page.keyboard.press('Tab')
    const { name, isEnd, fault } = await inspectSettledTabStop(page)
    if (isEnd) return stop > 10 ? faults : [`only ${stop} tab stops`]
    if (fault) faults.push(`${name}: ${fault}`)
  }
  return [...faults, 'the Tab key never comes to an end']
}

/** Focus may scroll the page or move a slider: a fault counts once it lasts. */
async function inspectSettledTabStop(page: Page) {
  let stop = await inspectTabStop(page)
  for (const end = Date.now() + 3000; stop.fault && Date.now() < end; ) stop = await inspectTabStop(page)
  return stop
}

function inspectTabStop(page: Page) {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const element = document.activeElement as HTMLElement
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`
    if (element === document.body) return { name, isEnd: true, fault: '' }
    // The outline may be on the label around a radio button, or on the whole card that a button opens.
    const styles = [getComputedStyle(element), getComputedStyle(element, '::after')]
    const label = element.closest('label')
    if (label) styles.push(getComputedStyle(label))
    const hasOutline = styles.some(({ outlineStyle, outlineWidth, outlineColor }) => {
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)')
    })
    if (!hasOutline) return { name, isEnd: false, fault: 'no outline' }
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) return { name, isEnd: false, fault: 'no size' }
    const [x, y] = [left + width / 2, top + height / 2]
    if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight)
      return { name, isEnd: false, fault: `out of view at ${Math.round(x)}, ${Math.round(y)}` }
    const above = document.elementFromPoint(x, y)
    const isCovered = above !== null && !element.contains(above) && !above.contains(element)
    return { name, isEnd: false, fault: isCovered ? `covered by ${above.tagName} ${above.className}` : '' }
  })
}

/** Tab comes round to where it started, and so does Shift+Tab, without leaving the modal. */
async function expectFocusStaysIn(modal: Locator) {
  const page = modal.page()
  for (const key of ['Tab', 'Shift+Tab']) {
    const start = await page.evaluateHandle(() => document.activeElement)
    let steps = 0
    do {
      await page.keyboard.press(key)
      expect(await modal.evaluate((node) => node.contains(document.activeElement))).toBe(true)
      steps++
    } while (!(await start.evaluate((node) => node === document.activeElement)) && steps < maxTabStops)
    expect(steps).toBeLessThan(maxTabStops)
  }
}
