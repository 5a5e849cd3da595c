import { statSync } from 'node:fs'
import { copyrightYear } from '../../contract/ui-config.ts'
import { screens } from '../../ops/screens.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { waitForNetworkIdle } from '../fixtures/hydration.ts'
import { expect, type Page, test } from '../fixtures/test.ts'

type Kind = 'script' | 'stylesheet' | 'font' | 'image'

const company = 'Jharokha Doors, Windows & Interiors'
const built = 'web/build/client'
/** Kilobytes over the wire on a phone, before any interaction. */
const budget: Record<Kind, number> = { script: 125, stylesheet: 14, font: 75, image: 120 }
const homeTotal = 600
const requestLimit = 60

for (const [name, path] of Object.entries(screens))
  test(`${name}: budget, accessibility, layout, console, chat button and company facts at phone and desktop widths`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })

    await test.step('on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const transferred = recordTransfers(page)
      await page.goto(path)
      await waitForNetworkIdle(page)
      const { kilobytes, count } = await transferred()
      for (const kind of ['script', 'stylesheet', 'font', 'image'] as const)
        expect.soft(kilobytes(kind), kind).toBeLessThanOrEqual(budget[kind])
      expect.soft(kilobytes('script')).toBeGreaterThan(0)
      expect.soft(count).toBeLessThanOrEqual(requestLimit)
      if (name === 'home') expect.soft(kilobytes()).toBeLessThanOrEqual(homeTotal)
      await expectChatButtonFloats(page)
      await scrollThrough(page)
      expect.soft(await axeFindings(page)).toEqual([])
      await expectStableLayout(page)
    })

    await test.step('one company, without login or roles', async () => {
      await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', company)
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText(`© ${copyrightYear} ${company}.`)
      await expect(footer).toContainText('for Delhi NCR and Rajasthan')
      await expect(page.locator('input[type="password"], [autocomplete*="password"]')).toHaveCount(0)
      await expect(page.locator('body')).not.toContainText(
        /\b(log ?in|log ?out|sign[ -]?in|sign[ -]?up|password|my account|administrator)\b/i,
      )
    })

    await test.step('on a desktop', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await expectChatButtonFloats(page)
      await scrollThrough(page)
      await expectStableLayout(page)
    })

    expect(complaints.filter((each) => name !== 'not-found' || !each.includes('404'))).toEqual([])
  })

/** The embedded map comes from another site, which tests cannot reach. */
function collectComplaints(page: Page) {
  const complaints: string[] = []
  page.route(/google\.com\/maps/, (route) => route.fulfill({ body: '<!doctype html><title>Map</title>' }))
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** Counts bytes as a browser receives them over HTTPS, with brotli. */
function recordTransfers(page: Page) {
  const pending: Promise<{ kind: string; bytes: number }>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    const { pathname, protocol, hostname } = new URL(response.url())
    if (kind === 'media' || protocol === 'data:' || hostname !== 'localhost') return
    const packed = statSync(`${built}${pathname}.br`, { throwIfNoEntry: false })?.size
    const length = packed === undefined ? response.headerValue('content-length') : String(packed)
    pending.push(Promise.resolve(length).then((bytes) => ({ kind, bytes: Number(bytes ?? 0) })))
  })
  return async () => {
    const all = await Promise.all(pending)
    const kilobytes = (kind?: Kind) =>
      all.filter((each) => !kind || each.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1024
    return { kilobytes, count: all.length }
  }
}

async function expectChatButtonFloats(page: Page) {
  const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919955501420\?text=/)
  const atTop = await chat.boundingBox()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(chat).toBeInViewport({ ratio: 1 })
  expect(await chat.boundingBox()).toEqual(atTop)
}

async function expectStableLayout(page: Page) {
  expect.soft(await layoutShifts(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow).toBeLessThanOrEqual(0)
}

/** Every shift without user input, with the elements that moved. */
async function layoutShifts(page: Page) {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        type Shift = PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        const shifts: string[] = []
        const observer = new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
            if (!hadRecentInput && value >= 0.0005)
              shifts.push(
                `${value.toFixed(4)}: ${sources.map(({ node, previousRect, currentRect }) => `${node?.nodeName}.${node?.className} ${Math.round(previousRect.y)}→${Math.round(currentRect.y)}`).join(', ')}`,
              )
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)))
      }),
  )
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    window.scrollTo(0, 0)
  })
}
