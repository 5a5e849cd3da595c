import { expect, type Page } from '@playwright/test'
import { screens } from '../../ops/screenshots/screens.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { answerEnquiries, asha, done, fill, openEnquiryModal, phoneSize, send } from '../fixtures/enquiry-form.ts'
import { htmlErrors } from '../fixtures/html-errors.ts'
import { openPage } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

const desktop = { width: 1440, height: 900 }

test(`the open menus and the search results are accessible and valid HTML at ${desktop.width} px`, async ({ page }) => {
  await page.setViewportSize(desktop)
  await openPage(page, screens.terms)
  const banner = page.getByRole('banner')
  for (const [menu, link] of [
    ['About Us', 'Our Story'],
    ['Product', 'Alu Home Interior'],
  ] as const)
    await test.step(menu, async () => {
      await banner.getByText(menu, { exact: true }).first().click()
      await expect(banner.getByRole('link', { name: link })).toBeVisible()
      await expectAccessibleAndValid(page, 'header')
    })
  await test.step('search', async () => {
    await page.getByRole('button', { name: 'Open search' }).click()
    await searchBox(page).fill('tilt')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toBeVisible()
    await expectAccessibleAndValid(page, 'header')
  })
})

test(`the open menu with its sub-menus is accessible and valid HTML at ${phoneSize.width} px`, async ({ page }) => {
  await page.setViewportSize(phoneSize)
  await openPage(page, screens.terms)
  await page.getByLabel('Menu').click()
  await expect(searchBox(page)).toBeVisible()
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await menu.getByText('Product', { exact: true }).click()
  await menu.getByText('About Us', { exact: true }).first().click()
  await expect(menu.getByRole('link', { name: 'Alu Home Interior' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Our Story' })).toBeVisible()
  await expectAccessibleAndValid(page)
})

test(`the enquiry modal, with an error and after sending, is accessible and valid HTML at ${phoneSize.width} px`, async ({
  page,
}) => {
  await page.setViewportSize(phoneSize)
  await answerEnquiries(page, done)
  const form = await openEnquiryModal(page, screens.terms)
  await test.step('an error', async () => {
    await form.getByText('other', { exact: true }).click()
    await expect(form.getByLabel('Please specify')).toBeVisible()
    await send(form)
    await expect(page.getByRole('alert')).toHaveText('Name is required')
    await expectAccessibleAndValid(page)
  })
  await test.step('after sending', async () => {
    await form.getByText('uPVC', { exact: true }).click()
    await fill(form, asha)
    await send(form)
    await expect(page.getByRole('status')).toContainText('Thank')
    await expectAccessibleAndValid(page, '[role="status"]')
  })
})

test(`the modal of an accessory is accessible and valid HTML at ${phoneSize.width} px`, async ({ page }) => {
  await page.setViewportSize(phoneSize)
  await openPage(page, screens.accessories)
  await page.getByRole('main').locator('[aria-haspopup="dialog"]').first().click()
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible()
  await expectAccessibleAndValid(page, 'dialog[open]')
})

test(`the project form and an enlarged picture of a product are accessible and valid HTML at ${phoneSize.width} px`, async ({
  page,
}) => {
  await page.setViewportSize(phoneSize)
  await openPage(page, screens.product)
  const modal = page.getByRole('dialog')
  await test.step('project form', async () => {
    await page.getByRole('link', { name: 'Tell us about your project' }).filter({ visible: true }).first().click()
    await expect(modal.getByRole('heading', { name: 'Tell us about your project' })).toBeVisible()
    await expectAccessibleAndValid(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
  })
  await test.step('enlarged picture', async () => {
    await page.getByRole('link', { name: /^Enlarge picture 1/ }).click()
    await expect(modal.getByRole('button', { name: 'Next picture' })).toBeVisible()
    await expectAccessibleAndValid(page, 'dialog[open]')
  })
})

async function expectAccessibleAndValid(page: Page, selector?: string) {
  expect(await axeFindings(page, selector)).toEqual([])
  expect(await htmlErrors(await page.content())).toEqual([])
}

function searchBox(page: Page) {
  return page.getByRole('banner').getByRole('combobox', { name: 'Search products' })
}
