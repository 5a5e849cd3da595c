import type { Page } from '@playwright/test'

/** Scripts are asked for when a page has been painted: it is at rest when they have brought it to life and nothing more comes. */
export async function atRest(page: Page) {
  await page.waitForFunction(() =>
    [document.body, ...document.body.children].some((node) =>
      Object.keys(node).some((key) => /^__react(Props|Container)/.test(key)),
    ),
  )
  await page.waitForLoadState('networkidle')
}
