import { test as base, type Page } from '@playwright/test'

export * from '@playwright/test'

/** Scripts are asked for when a page has been painted. Whoever opens one here presses nothing before it has come to life. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (address, options) => {
      const response = await goto(address, options)
      const isWhole = (options?.waitUntil ?? 'load') === 'load'
      if (isWhole && javaScriptEnabled !== false) await untilAlive(page)
      return response
    }
    await use(page)
  },
})

/** Not for longer than a visitor would wait: some journeys are about scripts that never come. */
async function untilAlive(page: Page) {
  const isAlive = () =>
    !('__reactRouterContext' in window) || Object.keys(document.body).some((key) => key.startsWith('__reactProps'))
  await page.waitForFunction(isAlive, undefined, { timeout: 5000 }).catch(() => {})
}
