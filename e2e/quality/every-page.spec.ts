import { statSync } from 'node:fs'
import { expect, type Page, type Response } from '@playwright/test'
import { isFullRun } from '../../ops/checks/full-run.ts'
import { screens } from '../../ops/screenshots/screens.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { openPage, waitForNetworkIdle } from '../fixtures/hydration.ts'
import { blockPictures, test } from '../fixtures/test.ts'

test.use({ loadsPictures: true })

type Kind = 'script' | 'stylesheet' | 'font' | 'image'

const clientBuild = 'web/build/client'
/** Kilobytes over the wire on a phone, before any interaction. */
const budget: Record<Kind, number> = { script: 125, stylesheet: 16.5, font: 75, image: 120 }
const homeTotal = 600
const requestLimit = 60
const phone = { width: 390, height: 844 }
const tablet = { width: 820, height: 1180 }
const desktop = { width: 1440, height: 900 }

/** Screens that share a template with another one; `e2e/html/first-load.test.ts` checks the HTML of all screens. */
const sameTemplate = ['category-accessories', 'accessories-shop', 'accessories-grouped', 'privacy', 'products']
const templates = Object.entries(screens).filter(([name]) => isFullRun || !sameTemplate.includes(name))
/** Lists and tables that only get wider on a desktop: a full run loads them again, another only changes the width. */
const onlyGetsWider = ['blogs', 'guides', 'accessories', 'projects', 'search', 'compare', 'downloads']
const widerViewports = isFullRun ? [tablet, desktop] : [desktop]

for (const [name, path] of templates)
  test(`${name}: budget, accessibility, layout and console at phone and desktop widths`, async ({ page }) => {
    const messages = collectConsoleMessages(page)

    await test.step('on a phone', async () => {
      await page.setViewportSize(phone)
      const transferred = recordTransfers(page)
      await page.goto(path)
      await waitForNetworkIdle(page)
      const { kilobytes, count } = await transferred()
      for (const kind of ['script', 'stylesheet', 'font', 'image'] as const)
        expect.soft(kilobytes(kind), kind).toBeLessThanOrEqual(budget[kind])
      expect.soft(kilobytes('script')).toBeGreaterThan(0)
      expect.soft(count).toBeLessThanOrEqual(requestLimit)
      if (name === 'home') expect.soft(kilobytes()).toBeLessThanOrEqual(homeTotal)
      await scrollThrough(page)
      expect.soft(await axeFindings(page)).toEqual([])
      await expectStableLayout(page)
    })

    // The phone's visit has shown that pictures keep their place.
    await blockPictures(page)
    for (const viewport of widerViewports)
      await test.step(`${viewport.width} px wide, without pictures`, async () => {
        await page.setViewportSize(viewport)
        const isLoadedAgain = isFullRun || !onlyGetsWider.includes(name)
        if (isLoadedAgain) await openPage(page, path)
        await scrollThrough(page)
        if (isLoadedAgain) await expectStableLayout(page)
        else await expectNoOverflow(page)
      })

    const isExpected = (message: string) =>
      message.includes('ERR_BLOCKED_BY_CLIENT') || (name === 'not-found' && message.includes('404'))
    expect(messages.filter((each) => !isExpected(each))).toEqual([])
  })

test('the chat button stays in its corner while the page scrolls, at phone and desktop widths (§1)', async ({
  page,
}) => {
  await openPage(page, screens.terms)
  const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' })
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => window.scrollTo(0, 0))
    const atTop = await chat.boundingBox()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(chat).toBeInViewport({ ratio: 1 })
    expect(await chat.boundingBox()).toEqual(atTop)
  }
})

/** The embedded map is on another site, which tests cannot reach. */
function collectConsoleMessages(page: Page) {
  const messages: string[] = []
  page.route(/google\.com\/maps/, (route) => route.fulfill({ body: '<!doctype html><title>Map</title>' }))
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  return messages
}

/** Counts bytes as a browser receives them over HTTPS, with brotli. */
function recordTransfers(page: Page) {
  const pending: Promise<{ kind: string; bytes: number }>[] = []
  const record = (response: Response) => {
    const kind = response.request().resourceType()
    const { pathname, protocol, hostname } = new URL(response.url())
    if (kind === 'media' || protocol === 'data:' || hostname !== 'localhost') return
    const compressed = statSync(`${clientBuild}${pathname}.br`, { throwIfNoEntry: false })?.size
    const length = compressed === undefined ? response.headerValue('content-length') : String(compressed)
    pending.push(Promise.resolve(length).then((bytes) => ({ kind, bytes: Number(bytes ?? 0) })))
  }
  page.on('response', record)
  return async () => {
    page.off('response', record)
    const all = await Promise.all(pending)
    const kilobytes = (kind?: Kind) =>
      all.filter((each) => !kind || each.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1024
    return { kilobytes, count: all.length }
  }
}

async function expectStableLayout(page: Page) {
  expect.soft(await layoutShifts(page)).toEqual([])
  await expectNoOverflow(page)
}

async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow).toBeLessThanOrEqual(0)
}

/**
 * Every layout shift without user input, with the elements that moved. While the HTML is being parsed, a loaded machine may paint half
 * a page: until then a shift may have up to 0.1, the limit of a good CLS.
 */
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
        const [{ domInteractive }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
        const observer = new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[])
            if (!hadRecentInput && value >= (startTime > domInteractive ? 0.0005 : 0.1))
              shifts.push(
                `${value.toFixed(4)}: ${sources.map(({ node, previousRect, currentRect }) => `${node?.nodeName}.${node?.className} ${Math.round(previousRect.y)}→${Math.round(currentRect.y)}`).join(', ')}`,
              )
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)))
      }),
  )
}

/** One frame per screenful, so that intersection observers see every part of the page. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo(0, 0)
  })
}
