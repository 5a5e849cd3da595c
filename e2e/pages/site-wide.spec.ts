import { expect, type Locator } from '@playwright/test'
import { answerEnquiries, asha, done, fill, openContactForm, send, thanks } from '../fixtures/enquiry-form.ts'
import { openPage } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

test('the back-to-top button appears after scrolling more than 100 px and scrolls to the top (§2 Global, §4, §9)', async ({
  page,
}) => {
  await openPage(page, '/about-us/')
  const button = page.getByRole('button', { name: 'Back to top' })
  await expect(button).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 100))
  await expect(button).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 101))
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toBeHidden()
})

test('an error toast is red, a success toast green (§4)', async ({ page }) => {
  await answerEnquiries(page, done)
  const form = await openContactForm(page)
  await send(form)
  const error = page.getByRole('alert').locator('> div')
  await expect(error).toHaveText('Name is required')
  expect(await coloursOf(error)).toEqual({ border: 'red', icon: 'red' })
  await fill(form, asha)
  await send(form)
  const success = page.getByRole('status').locator('> div').filter({ hasText: thanks })
  await expect(success).toBeVisible()
  expect(await coloursOf(success)).toEqual({ border: 'green', icon: 'green' })
})

function coloursOf(toast: Locator) {
  return toast.evaluate((box) => {
    const hueOf = (color: string) => {
      const [red = 0, green = 0] = (color.match(/\d+/g) ?? []).map(Number)
      return red > 2 * green ? 'red' : green > 2 * red ? 'green' : color
    }
    const icon = box.querySelector('svg') ?? box
    return { border: hueOf(getComputedStyle(box).borderLeftColor), icon: hueOf(getComputedStyle(icon).color) }
  })
}

test('navigation scrolls to the top, and Back restores the scroll position (§2 Routes)', async ({ page }) => {
  await openPage(page, '/upvc-door-and-window')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page).toHaveURL(/privacy-policy/)
  await expect(page).toHaveTitle(/^Privacy Policy/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/upvc-door-and-window/)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY / 50))).toBe(Math.round(before / 50))
})
