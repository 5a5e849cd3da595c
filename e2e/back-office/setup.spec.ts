import { expect } from '@playwright/test'
import { axeFindings } from '../fixtures/axe.ts'
import { button } from '../fixtures/back-office.ts'
import { startSite } from '../fixtures/site-process.ts'
import { test } from '../fixtures/test.ts'

const phone = { width: 390, height: 844 }
let site: Awaited<ReturnType<typeof startSite>>

test.beforeAll(async () => {
  site = await startSite({ E2E_SEEDED: '', SETUP: 'wizard' })
})
test.afterAll(() => site.stop())

test('a new company sets up its site with the keyboard, sees it before visitors do, and opens it', async ({
  page,
  browser,
}) => {
  const { url, output } = site
  const code = /the code (\S+)/.exec(output())?.[1] ?? ''
  await page.setViewportSize(phone)
  await page.goto(`${url}/admin`)
  const steps = {
    Welcome: [code],
    'Your company': ['Kochi Doors', '', 'We work in Kochi.'],
    Contact: ['+91 484 555 0101', '', ''],
    'Your account': ['asha@kochi.example', 'a long password'],
  }
  for (const [title, entries] of Object.entries(steps)) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('textbox').first()).toBeFocused()
    expect(await axeFindings(page)).toEqual([])
    for (const [index, text] of entries.entries()) {
      if (index > 0) await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
    await button(page, 'Continue').press('Enter')
  }
  await button(page, 'Set up the site').press('Enter')
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible()

  const visitor = await browser.newPage({ viewport: phone })
  await visitor.goto(url)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Our new website opens soon')
  expect(await axeFindings(visitor)).toEqual([])
  const [own] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'View site' }).click()])
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Doors and windows made for your opening')

  await button(page, 'Open the site').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open the site' }).click()
  await expect(page.getByText('The site is open.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Doors and windows made for your opening')
})
