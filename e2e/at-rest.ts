import type { Page } from '@playwright/test'

/** Scripts are asked for when a page has been painted: it is at rest when they have brought it to life and nothing more comes. */
export async function atRest(page: Page) {
  await untilAlive(page)
  await page.waitForLoadState('networkidle')
}

/** Until React has taken over the page, or what stands in it. */
export async function untilAlive(page: Page, options?: { timeout: number }) {
  const isTaken = () =>
    [document.body, ...document.body.children].some((node) =>
      Object.keys(node).some((key) => /^__react(Props|Container)/.test(key)),
    )
  await page.waitForFunction(isTaken, undefined, options)
}
