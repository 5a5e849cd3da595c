import { expect, type Page } from '@playwright/test'

/** Scripts are asked for when a page has been painted: it is at rest when they have brought it to life and nothing more comes. */
export async function untilNetworkIdle(page: Page) {
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
}

export async function untilHydrated(page: Page, options?: { timeout: number }) {
  await page.waitForFunction(isHydrated, undefined, options)
}

/** On a clock that stands still once the page has come to life: only what the test lets pass goes by. */
export async function openWithPausedClock(page: Page, address: string) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await runClockUntil(page, () => page.evaluate(isHydrated))
}

/** Lets the clock of such a page go on, in small steps, until that is so. */
export async function runClockUntil(page: Page, isSo: () => Promise<boolean>) {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(50)
        return isSo()
      },
      { intervals: [50] },
    )
    .toBe(true)
}

/** Whether all of the page is there, and React has taken it over, or what stands in it. */
function isHydrated() {
  return [document.body, ...document.body.children].some((node) =>
    Object.keys(node).some((key) => /^__react(Props|Container)/.test(key)),
  )
}
