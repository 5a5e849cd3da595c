import { presets } from '@house/fenestration/plan/presets'
import { expect } from '@playwright/test'
import { axeFindings } from '../fixtures/axe.ts'
import { button, openAs, ownerEnv } from '../fixtures/back-office.ts'
import { startSite } from '../fixtures/site-process.ts'
import { test } from '../fixtures/test.ts'

let server: Awaited<ReturnType<typeof startSite>>

test.beforeAll(async () => {
  server = await startSite(ownerEnv)
})
test.afterAll(() => server.stop())

test('the plan of a lead is quoted and issued, and the customer accepts it behind the private link', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const items = presets.slice(0, 2).map(({ design }, index) => ({ ...design, name: `W${index + 1}` }))
  const plan = await page.request.post('/api/plan', { data: { plan: { name: 'Flat', items } } })
  const { code } = (await plan.json()).data
  await page.request.post('/api/contact-us', {
    data: { customer_name: 'Meera Joshi', phone_number: '9812345678', plan_code: code },
  })

  await openAs(page, '/leads/1/show')
  await button(page, 'New quotation').click()
  await button(page, 'Open W2').click()
  await page.getByLabel('Width').fill('1500')
  await expect(page.getByText('1,500 × 1,200')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('An engineer has checked this').check()
  const total = await page.getByRole('region', { name: 'Price' }).getByRole('strong').textContent()
  await button(page, 'Issue quotation').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Issue quotation' }).click()
  await expect(page.getByRole('heading', { name: /^JH\/\d{4}-\d\d\/0001$/ })).toBeVisible()

  const customer = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await customer.goto(await page.getByText(/\/quotation\//).innerText())
  await expect(customer.getByText(total ?? '', { exact: true })).toBeVisible()
  // Nothing covers the answer.
  await expect(customer.getByRole('navigation', { name: 'Contact' })).toBeHidden()
  await customer.getByLabel('Your question').fill('Can you fit it on a Sunday?')
  await customer.getByRole('button', { name: 'Send the question' }).click()
  await expect(customer.getByText('We have your question and will answer it.')).toBeInViewport()
  await customer.getByLabel('Your full name').fill('Meera Joshi')
  await customer.getByRole('checkbox').check()
  await customer.getByRole('button', { name: 'Accept this quotation' }).click()
  await expect(customer.getByText(/^Accepted by|accepted/i).first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('Accepted by Meera Joshi')).toBeVisible()
  await expect(page.getByText('Opened by the customer')).toBeVisible()
})
