import { screens } from '../../ops/screens.ts'
import { openEnquiryModal } from '../fixtures/enquiry-form.ts'
import { waitForNetworkIdle } from '../fixtures/hydration.ts'
import { expect, type Locator, type Page, test } from '../fixtures/test.ts'

/** A window of 1440 × 900 px zoomed to 200 %, and one of 1280 px at 400 %, which WCAG calls reflow. */
const zoomed = {
  '200 %': { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  '400 %': { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
}

/** What WCAG 1.4.12 lets a reader set. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`

const { home, locate, product, accessories, dealer } = screens
/** One of each layout; those with more columns at 200 % too. */
const layouts = {
  '200 %': { home, product },
  '400 %': { home, locate, product, accessories, dealer },
}

for (const [zoom, shown] of Object.entries(zoomed))
  test.describe(`at ${zoom}`, () => {
    // What a reader sets is not the page's: its policy does not count.
    test.use({ ...shown, bypassCSP: true })

    for (const [name, path] of Object.entries(layouts[zoom as keyof typeof layouts]))
      test(`${name} at ${zoom}: nothing to scroll sideways, no text cut off, also with wide text spacing`, async ({
        page,
      }) => {
        await open(page, path)
        expect(await sideways(page)).toEqual([])
        expect(await cutOff(page)).toEqual([])
        await page.addStyleTag({ content: textSpacing })
        expect(await sideways(page)).toEqual([])
        expect(await cutOff(page)).toEqual([])
      })

    if (zoom === '200 %') return

    test(`at ${zoom} what stays on the screen leaves most of it to the page`, async ({ page }) => {
      for (const path of [screens.home, screens.product, screens.accessories]) {
        await open(page, path)
        await page.evaluate(() => window.scrollTo(0, 1200))
        expect(await shareOfStickyParts(page)).toBeLessThan(0.5)
      }
    })

    test(`at ${zoom} the menu opens, scrolls to its last entry and closes`, async ({ page }) => {
      await open(page, screens.terms)
      await page.getByLabel('Menu').click()
      const sheet = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
      await sheet.getByText('Product', { exact: true }).click()
      await expect(sheet.getByRole('link', { name: 'Alu Home Interior' })).toBeVisible()
      const last = page.getByRole('banner').getByRole('link', { name: /^\+91/ }).filter({ visible: true }).last()
      await last.scrollIntoViewIfNeeded()
      expect(await isOnTop(last)).toBe(true)
      await page.getByLabel('Menu').click()
      await expect(sheet).toBeHidden()
    })

    test(`at ${zoom} the enquiry modal scrolls to its button and can be closed from there`, async ({ page }) => {
      const form = await openEnquiryModal(page, screens.terms)
      await form.getByText('other', { exact: true }).click()
      const sendButton = form.getByRole('button', { name: 'Send enquiry' })
      await sendButton.scrollIntoViewIfNeeded()
      await expect(sendButton).toBeInViewport({ ratio: 0.98 })
      expect(await isOnTop(sendButton)).toBe(true)
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect(form).toBeHidden()
    })

    test(`at ${zoom} an accessory scrolls to its button and can be closed`, async ({ page }) => {
      await open(page, screens.accessories)
      await page.getByRole('main').locator('button[aria-haspopup="dialog"]').first().click()
      const modal = page.getByRole('dialog')
      const enquire = modal.getByRole('button', { name: 'Enquire' })
      await enquire.scrollIntoViewIfNeeded()
      await expect(enquire).toBeInViewport({ ratio: 0.98 })
      await modal.getByRole('button', { name: 'Close' }).click()
      await expect(modal).toBeHidden()
    })

    test(`at ${zoom} the form of a product scrolls to its button`, async ({ page }) => {
      await open(page, screens.product)
      await page.getByRole('link', { name: 'Tell us about your project' }).filter({ visible: true }).first().click()
      const go = page.getByRole('dialog').getByRole('button', { name: 'Continue to the enquiry' })
      await go.scrollIntoViewIfNeeded()
      await expect(go).toBeInViewport({ ratio: 0.98 })
      await go.click()
      await expect(page.getByRole('dialog', { name: 'Enquiry' })).toBeVisible()
    })
  })

async function open(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route(/google\.com\/maps/, (route) => route.fulfill({ body: '<!doctype html><title>Map</title>' }))
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await waitForNetworkIdle(page)
}

/** What makes the page wider than its window. */
function sideways(page: Page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((each) => each.getBoundingClientRect().right > width + 1 && each.checkVisibility())
      .map((each) => `${each.tagName}.${each.className} ${Math.round(each.getBoundingClientRect().right)}`)
      .slice(0, 8)
  })
}

/** Words that their box, or a box around it that cannot be scrolled, does not show whole. */
function cutOff(page: Page) {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim()
      const holder = node.parentElement
      if (!words || !holder || isHidden(holder)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      for (let each: HTMLElement | null = holder; each && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each)
        const edge = each.getBoundingClientRect()
        const isCutX = /hidden|clip/.test(overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2)
        const isCutY = /hidden|clip/.test(overflowY) && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4)
        if (isCutX || isCutY) found.push(`${words.slice(0, 50)} in ${each.tagName}.${each.className.slice(0, 60)}`)
        if (isCutX || isCutY || overflowX === 'auto' || overflowY === 'auto') break
        if (getComputedStyle(each).position === 'fixed') break
      }
    }
    return found.slice(0, 10)

    function isHidden(element: HTMLElement) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true
      // Read out but not shown; slides that wait at the side; and beginnings of texts that stand in full elsewhere.
      if (element.clientWidth <= 1 && element.clientHeight <= 1 && getComputedStyle(element).position === 'absolute')
        return true
      return (
        element.closest('script, style, noscript, [aria-hidden="true"], [inert], .swiper, [class*="line-clamp"]') !==
        null
      )
    }
  })
}

/** How much of the window's height is taken by what does not scroll away, leaving out single round buttons. */
function shareOfStickyParts(page: Page) {
  return page.evaluate(() => {
    const kept = [...document.querySelectorAll<HTMLElement>('body *')].filter((each) => {
      if (!/fixed|sticky/.test(getComputedStyle(each).position) || !each.checkVisibility()) return false
      const { top, bottom, width } = each.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight && width > window.innerWidth * 0.9
    })
    const rows = new Set<number>()
    for (const each of kept) {
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
