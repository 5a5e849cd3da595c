import { answerEnquiries, asha, done, fill, openContactForm, send, thanks } from '../fixtures/enquiry-form.ts'
import { expect, type Locator, test } from '../fixtures/test.ts'

test('the back-to-top button appears after more than 100 px and leads to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about-us/')
  const button = page.getByRole('button', { name: 'Back to top' })
  await expect(button).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 100))
  await expect(button).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 101))
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toBeHidden()
})

test('the chat button opens a chat whose text names the page', async ({ page }) => {
  await page.goto('/products/tilt-and-turn-window')
  const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919955501420\?text=/)
  await expect.poll(async () => decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain('Tilt')
})

test('an error toast is red, a success toast green', async ({ page }) => {
  await answerEnquiries(page, done)
  const form = await openContactForm(page)
  await send(form)
  const error = page.getByRole('alert').locator('> div')
  await expect(error).toHaveText('Name is required')
  expect(await lookOf(error)).toEqual({ edge: 'red', mark: 'red' })
  await fill(form, asha)
  await send(form)
  const success = page.getByRole('status').locator('> div').filter({ hasText: thanks })
  await expect(success).toBeVisible()
  expect(await lookOf(success)).toEqual({ edge: 'green', mark: 'green' })
})

function lookOf(notice: Locator) {
  return notice.evaluate((box) => {
    const hueOf = (color: string) => {
      const [red = 0, green = 0] = (color.match(/\d+/g) ?? []).map(Number)
      return red > 2 * green ? 'red' : green > 2 * red ? 'green' : color
    }
    const mark = box.querySelector('svg') ?? box
    return { edge: hueOf(getComputedStyle(box).borderLeftColor), mark: hueOf(getComputedStyle(mark).color) }
  })
}

test('the footer has the links, the networks, the developer and copyright 2025', async ({ page }) => {
  await page.goto('/blogs/')
  const footer = page.getByRole('contentinfo')
  for (const path of [
    '/',
    '/about-us/',
    '/blogs/',
    '/alu-home-interior/doors-and-window',
    '/alu-home-interior/railingsystem',
    '/alu-home-interior/shower-cubical',
    '/alu-home-interior/sky-light',
    '/alu-home-interior/Slim-Sliding-Doors',
    '/upvc-door-and-window/window',
    '/upvc-door-and-window/door',
    '/accessories/window-door-and-accessories',
    '/accessories/profile-and-accessories',
    '/commercial-partition-system/glass-partition',
    '/terms-&-Condition/',
    '/privacy-policy/',
    '/locate-us/',
  ])
    await expect(footer.locator(`a[href="${path}"]`).first()).toBeVisible()
  await expect(footer.getByRole('link', { name: 'LinkedIn' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Instagram' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(footer.getByLabel(/Facebook/)).toBeVisible()
  await expect(footer.getByText(/© 2025 .* developed by Jharokha Web Workshop/)).toBeVisible()
})

test('navigation scrolls to the top, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/upvc-door-and-window')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page).toHaveURL(/privacy-policy/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/upvc-door-and-window/)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY / 50))).toBe(Math.round(before / 50))
})

test('the brochure can be downloaded from the header', async ({ page }) => {
  // Drawing the real one takes a while, and is tested on the server.
  await page.route('**/brochure.pdf', (route) => route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' }))
  await page.goto('/blogs/')
  const download = page.waitForEvent('download')
  await page.getByRole('banner').getByRole('link', { name: 'Download Brochure' }).first().click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})
