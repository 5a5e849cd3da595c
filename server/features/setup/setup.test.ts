import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPlannerSettings } from '../../platform/company/settings/queries.ts'
import { callAs, signInAs } from '../../testing/as-staff.ts'
import { setupInput } from '../../testing/fixtures/setup-input.ts'
import { openNewSite, openTestApp } from '../../testing/open-test-app.ts'
import { storeCompany } from './setup.ts'

let now = new Date()
let opened = {} as Awaited<ReturnType<typeof openNewSite>>
let call: ReturnType<typeof callAs>
beforeEach(async () => {
  now = new Date('2026-11-18T04:00:00Z')
  opened = await openNewSite({ clock: () => now })
  call = callAs(opened.app)
})
afterEach(() => opened.close())

async function state() {
  return (await call('GET', '/setup')).body.data.state
}

test('the wizard stores the company, neutral pages and the administrator, who can sign in; the site stays closed', async () => {
  expect(await state()).toBe('pending')
  expect((await call('POST', '/setup/code', { setup_code: ` ${opened.code.toUpperCase()} ` })).status).toBe(200)
  expect(await call('POST', '/setup', setupInput(opened.code, { whatsapp: '98765 43210' }))).toMatchObject({
    status: 200,
    body: { success: '1' },
  })
  expect(await state()).toBe('closed')
  const { body } = await call('POST', '/session', {
    email: 'asha@windowworks.example',
    password: 'only Asha knows this',
  })
  expect(body.data).toMatchObject({ role: 'administrator', has_temporary_password: false })
  expect(await opened.api.appSetting()).toMatchObject({
    data: {
      company_name: 'The Window Works LLP',
      phone: '+91 20 5555 0101',
      whatsapp: '919876543210',
      counters: [],
      offices: [],
      website: '',
    },
  })
  expect((await call('GET', '/settings/1')).body.data.plan_code_prefix).toBe('WW')
  const pages = await opened.db.selectFrom('page').select('key').execute()
  expect(pages).toHaveLength(10)
  expect(await opened.api.category()).toMatchObject({ data: [] })
  expect(await opened.api.plannerCatalogue()).toMatchObject({ success: '1' })
})

test('nothing that a new company starts with names the demonstration company', async () => {
  await call('POST', '/setup', setupInput(opened.code))
  const rows = await Promise.all(
    (['settings', 'page', 'planner_system', 'planner_glazing', 'planner_colour'] as const).map((table) =>
      opened.db.selectFrom(table).selectAll().execute(),
    ),
  )
  const names = /jharokha|faridabad|rajasthan|delhi|jaipur|haryana|sample company|product page/i
  expect(JSON.stringify(rows).match(names)).toBeNull()
})

test('a wrong code stores nothing and says where to find the right one', async () => {
  const { status, body } = await call('POST', '/setup', setupInput(opened.code, { setup_code: 'wrong' }))
  expect([status, body.field]).toEqual([422, 'setup_code'])
  expect(body.message).toMatch(/server prints it/)
  expect(await state()).toBe('pending')
  expect(await opened.db.selectFrom('staff').selectAll().execute()).toEqual([])
})

test('five wrong codes lock the wizard for a quarter of an hour', async () => {
  for (let guess = 0; guess < 5; guess += 1) await call('POST', '/setup/code', { setup_code: `guess ${guess}` })
  const { status, headers } = await call('POST', '/setup', setupInput(opened.code))
  expect([status, headers.get('retry-after')]).toEqual([429, '900'])
  now = new Date(now.getTime() + 15 * 60_000)
  expect((await call('POST', '/setup', setupInput(opened.code))).status).toBe(200)
})

test.each([
  ['company_name', ' '],
  ['whatsapp', '+91 99'],
  ['admin_email', 'nobody'],
  ['password', 'too short'],
  ['start', 'other'],
])('%s "%s" is rejected without using up a guess', async (field, value) => {
  for (let attempt = 0; attempt < 6; attempt += 1)
    expect(await call('POST', '/setup', { ...setupInput(opened.code), [field]: value })).toMatchObject({
      status: 422,
      body: { field },
    })
  expect((await call('POST', '/setup', setupInput(opened.code))).status).toBe(200)
})

test('a site that waits for its wizard cannot be opened', async () => {
  const { call } = await signInAs(opened.app, opened.db, 'administrator')
  expect((await call('POST', '/setup/open', {})).status).toBe(409)
})

test('a site from before the wizard is open and cannot be set up again', async () => {
  const { app, close } = await openTestApp()
  const visitor = callAs(app)
  expect((await visitor('GET', '/setup')).body.data).toEqual({ state: 'open' })
  expect((await visitor('POST', '/setup', setupInput(opened.code))).status).toBe(409)
  await close()
})

test('the demonstration gets the names of the company and loses its own', async () => {
  const { db, api, close } = await openTestApp()
  const { setup_code, admin_email, password, start, ...company } = setupInput(opened.code, {
    short_name: '',
    company_name: 'Kaveri',
  })
  await storeCompany(db, company)
  expect(await api.appSetting()).toMatchObject({
    data: { ...company, linkedin: '', website: '', founding_year: '', offices: { length: 5 } },
  })
  expect(await findPlannerSettings(db)).toMatchObject({ plan_code_prefix: 'KA' })
  await close()
})
