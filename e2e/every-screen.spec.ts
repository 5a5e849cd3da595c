import { screens } from '../ops/screens.ts'
import { axeFindings } from './axe.ts'
import { expect, type Page, test } from './test.ts'

for (const width of [390, 1440])
  for (const [name, path] of Object.entries(screens))
    test(`${name} at ${width} px: axe finds nothing, the console is silent, nothing shifts, nothing sticks out`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const complaints = collectComplaints(page)
      await page.goto(path, { waitUntil: 'load' })
      await page.waitForFunction(() => document.readyState === 'complete' && document.fonts.status === 'loaded')
      await scrollThrough(page)
      expect(await axeFindings(page)).toEqual([])
      expect(await layoutShifts(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
      expect(complaints.filter((each) => name !== 'not-found' || !each.includes('404'))).toEqual([])
    })

/** The embedded map is the one thing that comes from elsewhere; it is not there in this test's closed network. */
function collectComplaints(page: Page) {
  const complaints: string[] = []
  page.route(/google\.com\/maps/, (route) => route.fulfill({ body: '<!doctype html><title>Map</title>' }))
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** Every shift that no visitor caused, with what moved. */
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
