import { test as base } from '@playwright/test'
import { untilHydrated } from './hydrated.ts'

export * from '@playwright/test'

/** Not for longer than a visitor would wait: some journeys are about scripts that never come. */
const patience = { timeout: 5000 }

/** Whoever opens a page of the site here presses nothing before it has come to life. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (address, options) => {
      const response = await goto(address, options)
      const isWhole = (options?.waitUntil ?? 'load') === 'load'
      if (isWhole && javaScriptEnabled !== false && (await page.evaluate(() => '__reactRouterContext' in window)))
        await untilHydrated(page, patience).catch(() => {})
      return response
    }
    await use(page)
  },
})
