import { screens } from '../../ops/screens.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { answerEnquiries, asha, done, fill, openEnquiryModal, phoneSize, send } from '../fixtures/enquiry-form.ts'
import { waitForNetworkIdle } from '../fixtures/hydration.ts'
import { expect, type Page, test } from '../fixtures/test.ts'

const desktop = { width: 1440, height: 900 }

type Opening = (page: Page) => Promise<unknown>

const banner = (page: Page) => page.getByRole('banner')
const dialog = (page: Page) => page.getByRole('dialog')
const searchBox = (page: Page) => banner(page).getByRole('combobox', { name: 'Search products' })

async function goTo(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await waitForNetworkIdle(page)
}

const onDesktop: Record<string, Opening> = {
  'the About Us menu': async (page) => {
    await goTo(page, screens.terms)
    await banner(page).getByText('About Us', { exact: true }).first().click()
    await expect(banner(page).getByRole('link', { name: 'Our Story' })).toBeVisible()
  },
  'the Product menu': async (page) => {
    await goTo(page, screens.terms)
    await banner(page).getByText('Product', { exact: true }).first().click()
    await expect(banner(page).getByRole('link', { name: 'Alu Home Interior' })).toBeVisible()
  },
  'the search with results': async (page) => {
    await goTo(page, screens.terms)
    await page.getByRole('button', { name: 'Open search' }).click()
    await searchBox(page).fill('tilt')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toBeVisible()
  },
}

const onPhone: Record<string, Opening> = {
  'the menu with its sub-lists': async (page) => {
    await openSheet(page)
    const sheet = banner(page).getByRole('navigation', { name: 'Main' })
    await sheet.getByText('Product', { exact: true }).click()
    await sheet.getByText('About Us', { exact: true }).first().click()
    await expect(sheet.getByRole('link', { name: 'Alu Home Interior' })).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Our Story' })).toBeVisible()
  },
}

const everywhere: Record<string, Opening> = {
  "the enquiry modal, with 'other' and an error": async (page) => {
    const form = await openEnquiryModal(page, screens.terms)
    await form.getByText('other', { exact: true }).click()
    await expect(form.getByLabel('Please specify')).toBeVisible()
    await send(form)
    await expect(page.getByRole('alert')).toHaveText('Name is required')
  },
  'what is said after sending': async (page) => {
    await answerEnquiries(page, done)
    const form = await openEnquiryModal(page, screens.terms)
    await fill(form, asha)
    await send(form)
    await expect(
      page
        .getByRole('dialog', { name: 'Submitted successfully' })
        .or(page.getByRole('status').filter({ hasText: 'Thank' }))
        .first(),
    ).toBeVisible()
  },
  'an accessory': async (page) => {
    await goTo(page, screens.accessories)
    await page.getByRole('main').locator('[aria-haspopup="dialog"]').first().click()
    await expect(dialog(page).getByRole('heading')).toBeVisible()
  },
  "'Tell us about your project'": async (page) => {
    await goTo(page, screens.product)
    await page.getByRole('link', { name: 'Tell us about your project' }).filter({ visible: true }).first().click()
    await expect(dialog(page).getByRole('heading', { name: 'Tell us about your project' })).toBeVisible()
  },
  'an enlarged picture': async (page) => {
    await goTo(page, screens.product)
    await page.getByRole('link', { name: /^Enlarge picture 1/ }).click()
    await expect(dialog(page).getByRole('button', { name: 'Next picture' })).toBeVisible()
  },
}

for (const [viewport, openings] of [
  [phoneSize, { ...onPhone, ...everywhere }],
  [desktop, onDesktop],
] as const)
  for (const [what, open] of Object.entries(openings))
    test(`${what}, open at ${viewport.width} px: axe finds nothing`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page)
      expect(await axeFindings(page)).toEqual([])
    })

async function openSheet(page: Page) {
  await goTo(page, screens.terms)
  await page.getByLabel('Menu').click()
  await expect(searchBox(page)).toBeVisible()
}
