import type { Page } from '@playwright/test'

/** Holds every answer of a call until released, so that what is shown meanwhile can be looked at. */
export async function hold(page: Page, call: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${call}`, async (route) => {
    await held
    await route.continue()
  })
  return release
}
