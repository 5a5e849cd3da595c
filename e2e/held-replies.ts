import { expect, type Locator, type Page } from '@playwright/test'
import { untilNetworkIdle } from './hydrated.ts'

/** Moves inside the site while the API does not answer, so that only skeletons can be there. */
export async function navigateWithHeldReplies(page: Page, from: string, link: string, calls = '**') {
  await page.goto(from)
  await untilNetworkIdle(page)
  const release = await holdReplies(page, calls)
  const chosen = page.locator(`a[href="${link}"]`).filter({ visible: true }).first()
  await untilElementHydrated(chosen)
  await chosen.click()
  return release
}

export async function holdReplies(page: Page, calls = '**') {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/api/${calls}`, async (route) => {
    await held
    await route.continue()
  })
  return release
}

export const skeletonsIn = (page: Page) => page.getByRole('main').getByTestId('skeleton')

/** Until React has taken the element over, a press on it goes the way that is meant for pages without JavaScript. */
export async function untilElementHydrated(element: Locator) {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
}
