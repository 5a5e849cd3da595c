import { expect } from '@playwright/test'
import { openPage } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

test('two devices that change the same plan lose nothing, and Undo takes back only what was done here', async ({
  page,
  browser,
}) => {
  await openPage(page, '/plan')
  await page.getByRole('button', { name: 'Sliding door', exact: true }).click()
  await page.getByRole('button', { name: 'Save & share link' }).click()
  const edit = await page
    .getByRole('dialog', { name: 'Links to your plan' })
    .getByLabel('Link to change it')
    .inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  const phone = await browser.newPage()
  await openPage(phone, edit)
  await phone.getByRole('button', { name: 'Change this plan' }).click()
  await phone.getByRole('navigation').getByRole('button', { name: 'Add a room' }).click()
  await phone.getByRole('button', { name: 'Ventilator', exact: true }).click()
  await phone.getByRole('button', { name: 'Save & share link' }).click()
  await expect(phone.getByRole('dialog', { name: 'Links to your plan' })).toBeVisible()
  await page.getByRole('navigation').getByRole('button', { name: 'Add a room' }).click()
  await page.getByRole('button', { name: 'Hinged door', exact: true }).click()
  await page.getByRole('button', { name: 'Save & share link' }).click()
  await expect(page.getByText('changed on another device too')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  const items = page.getByRole('navigation', { name: 'Your plan' }).getByRole('listitem')
  await expect(items).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(items).toHaveCount(2)
  await openPage(phone, edit)
  await expect(phone.getByRole('columnheader', { name: /^D2/ })).toBeVisible()
  await phone.close()
})
