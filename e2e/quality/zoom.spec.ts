import { expect, type Locator, type Page } from '@playwright/test'
import { urls } from '../../contract/urls.ts'
import { screens } from '../../ops/screenshots/screens.ts'
import { openEnquiryModal } from '../fixtures/enquiry-form.ts'
import { openPage } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

// A picture may be what is too wide.
test.use({ loadsPictures: true })

/** A window of 1440 × 900 px at 200 %, and one of 1280 px at 400 %, which WCAG calls reflow: to the page, they are small windows. */
const zoomed = {
  '200 %': { width: 720, height: 450 },
  '400 %': { width: 320, height: 256 },
}

/** The text spacing that WCAG 1.4.12 lets a reader set. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`

type Check = (page: Page) => Promise<void>

const pages = {
  ...screens,
  planner: urls.planner,
  'planner with an opening': urls.planProduct('tilt-and-turn-window'),
}

/** One screen of each layout, with its modal; at 200 % those with more columns. */
const layouts: Record<keyof typeof zoomed, [keyof typeof pages, Check?][]> = {
  '200 %': [['home'], ['product']],
  '400 %': [
    ['home'],
    ['locate'],
    ['product', expectProjectFormUsable],
    ['accessories', expectAccessoryModalUsable],
    ['dealer'],
    ['planner'],
    ['planner with an opening', expectPlannerUsable],
  ],
}

for (const [zoom, viewport] of Object.entries(zoomed))
  test.describe(`at ${zoom}`, () => {
    // A reader's style sheet is not subject to the page's CSP.
    test.use({ viewport, bypassCSP: true })

    for (const [name, check] of layouts[zoom as keyof typeof layouts])
      test(`${name} at ${zoom}: no horizontal scrolling, no clipped text, also with wide text spacing; fixed parts and modals leave room`, async ({
        page,
      }) => {
        await page.route(/google\.com\/maps/, (route) => route.fulfill({ body: '<!doctype html><title>Map</title>' }))
        await openPage(page, pages[name])
        await page.evaluate(() => document.fonts.ready)
        expect(await horizontalOverflow(page)).toEqual([])
        expect(await clippedText(page)).toEqual([])
        const style = await page.addStyleTag({ content: textSpacing })
        expect(await horizontalOverflow(page)).toEqual([])
        expect(await clippedText(page)).toEqual([])
        await style.evaluate((element: Element) => element.remove())
        await page.evaluate(() => window.scrollTo(0, 1200))
        expect(await fixedShareOfHeight(page)).toBeLessThan(0.5)
        await check?.(page)
      })
  })

test.describe('header at 400 %', () => {
  test.use({ viewport: zoomed['400 %'] })

  test('at 400 % the menu and the enquiry modal open, scroll to their end and close', async ({ page }) => {
    await test.step('enquiry modal', async () => {
      const form = await openEnquiryModal(page, screens.terms)
      await form.getByText('other', { exact: true }).click()
      const sendButton = form.getByRole('button', { name: 'Send enquiry' })
      await sendButton.scrollIntoViewIfNeeded()
      await expect(sendButton).toBeInViewport({ ratio: 0.98 })
      expect(await isOnTop(sendButton)).toBe(true)
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect(form).toBeHidden()
    })
    await test.step('menu', async () => {
      await page.getByLabel('Menu').click()
      const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
      await menu.getByText('Product', { exact: true }).click()
      await expect(menu.getByRole('link', { name: 'Alu Home Interior' })).toBeVisible()
      const last = page.getByRole('banner').getByRole('link', { name: /^\+91/ }).filter({ visible: true }).last()
      await last.scrollIntoViewIfNeeded()
      expect(await isOnTop(last)).toBe(true)
      await page.getByLabel('Menu').click()
      await expect(menu).toBeHidden()
    })
  })
})

async function expectProjectFormUsable(page: Page) {
  await page.getByRole('link', { name: 'Tell us about your project' }).filter({ visible: true }).first().click()
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Continue to the enquiry' })
  await submit.scrollIntoViewIfNeeded()
  await expect(submit).toBeInViewport({ ratio: 0.98 })
  await submit.click()
  const enquiry = page.getByRole('dialog', { name: 'Enquiry' })
  await expect(enquiry).toBeVisible()
  await enquiry.getByRole('button', { name: 'Close' }).click()
  await expect(enquiry).toBeHidden()
}

/** The drawing, its sizes and the way to an enquiry are within reach. */
async function expectPlannerUsable(page: Page) {
  for (const target of [
    page.getByLabel('Width of the whole, in millimetres'),
    page.getByRole('button', { name: 'Send this plan' }).filter({ visible: true }).first(),
  ]) {
    await target.scrollIntoViewIfNeeded()
    await expect(target).toBeInViewport({ ratio: 0.98 })
    expect(await isOnTop(target)).toBe(true)
  }
}

async function expectAccessoryModalUsable(page: Page) {
  await page.getByRole('main').locator('button[aria-haspopup="dialog"]').first().click()
  const modal = page.getByRole('dialog')
  const enquire = modal.getByRole('button', { name: 'Enquire' })
  await enquire.scrollIntoViewIfNeeded()
  await expect(enquire).toBeInViewport({ ratio: 0.98 })
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toBeHidden()
}

/** The elements that make the page wider than the window. */
function horizontalOverflow(page: Page) {
  return page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement
    if (scrollWidth <= width) return []
    const wide = [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((each) => each.getBoundingClientRect().right > width + 1 && each.checkVisibility() && !isInScroller(each))
      .map((each) => `${each.tagName}.${each.className} ${Math.round(each.getBoundingClientRect().right)}`)
      .slice(0, 8)
    return [`The page is ${scrollWidth} px wide`, ...wide]

    function isInScroller(element: HTMLElement): boolean {
      const parent = element.parentElement
      if (!parent || parent === document.body) return false
      return getComputedStyle(parent).overflowX !== 'visible' || isInScroller(parent)
    }
  })
}

/** Text that an ancestor clips and that cannot be scrolled into view. */
function clippedText(page: Page) {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      const parent = node.parentElement
      if (!text || !parent || isHidden(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      for (let each: HTMLElement | null = parent; each && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each)
        const edge = each.getBoundingClientRect()
        const isClippedX = /hidden|clip/.test(overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2)
        const isClippedY = /hidden|clip/.test(overflowY) && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4)
        if (isClippedX || isClippedY)
          found.push(`${text.slice(0, 50)} in ${each.tagName}.${each.className.slice(0, 60)}`)
        if (isClippedX || isClippedY || overflowX === 'auto' || overflowY === 'auto') break
        if (getComputedStyle(each).position === 'fixed') break
      }
    }
    return found.slice(0, 10)

    function isHidden(element: HTMLElement) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true
      // Text for screen readers only, slides outside the viewport, and excerpts of texts that are shown in full elsewhere.
      if (element.clientWidth <= 1 && element.clientHeight <= 1 && getComputedStyle(element).position === 'absolute')
        return true
      return (
        element.closest(
          'script, style, noscript, [aria-hidden="true"], [inert], .swiper-initialized, [class*="line-clamp"]',
        ) !== null
      )
    }
  })
}

/** The share of the window's height that fixed and sticky bars cover. */
function fixedShareOfHeight(page: Page) {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((each) => {
      if (!/fixed|sticky/.test(getComputedStyle(each).position) || !each.checkVisibility()) return false
      const { top, bottom, width } = each.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight && width > window.innerWidth * 0.9
    })
    const rows = new Set<number>()
    for (const each of bars) {
      const { top, bottom } = each.getBoundingClientRect()
      for (let y = Math.max(0, Math.round(top)); y < Math.min(window.innerHeight, bottom); y++) rows.add(y)
    }
    return rows.size / window.innerHeight
  })
}

function isOnTop(target: Locator) {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}
