import { afterEach, beforeEach, expect, test } from 'vitest'
import { callAs, signInAs } from '../../testing/as-staff.ts'
import { setupInput } from '../../testing/fixtures/setup-input.ts'
import { openNewSite } from '../../testing/open-test-app.ts'
import { renewSetupCode } from './setup.ts'

let opened = {} as Awaited<ReturnType<typeof openNewSite>>
let call: ReturnType<typeof callAs>
beforeEach(async () => {
  opened = await openNewSite()
  call = callAs(opened.app)
})
afterEach(() => opened.close())

test('a code works once, also for two at the same time', async () => {
  const input = setupInput(opened.code)
  const answers = await Promise.all([call('POST', '/setup', input), call('POST', '/setup', input)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await call('POST', '/setup', input)).toMatchObject({ status: 409, body: { success: '0' } })
  expect(await call('POST', '/setup/code', { setup_code: opened.code })).toMatchObject({ status: 409 })
})

test('a restart replaces the code, of which only a hash is stored', async () => {
  const next = await renewSetupCode(opened.db)
  expect((await call('POST', '/setup/code', { setup_code: opened.code })).status).toBe(422)
  expect((await call('POST', '/setup/code', { setup_code: next })).status).toBe(200)
  expect(JSON.stringify(await opened.db.selectFrom('setup').selectAll().execute())).not.toContain(next)
})

test('only an administrator opens the site, once, and the audit log says so', async () => {
  await call('POST', '/setup', setupInput(opened.code))
  expect((await call('POST', '/setup/open', {})).status).toBe(401)
  const editor = await signInAs(opened.app, opened.db, 'editor')
  expect((await editor.call('POST', '/setup/open', {})).status).toBe(403)
  const administrator = await signInAs(opened.app, opened.db, 'administrator')
  expect((await administrator.call('POST', '/setup/open', {})).body.data).toEqual({ state: 'open' })
  expect((await administrator.call('POST', '/setup/open', {})).status).toBe(409)
  const { data } = (await administrator.call('GET', '/audit')).body
  expect(data[0]).toMatchObject({ action: 'open', entity: 'site', staff_id: administrator.id })
})

test('next steps are ticked off by what was done', async () => {
  await call('POST', '/setup', setupInput(opened.code))
  const { call: asStaff } = await signInAs(opened.app, opened.db, 'administrator')
  const done = async () => {
    const { body } = await asStaff('GET', '/setup/progress')
    return Object.keys(body.data).filter((step) => body.data[step])
  }
  expect(await done()).toEqual([])
  const pages = await opened.db.selectFrom('page').select(['id', 'key']).execute()
  const revise = (key: string) =>
    asStaff('PUT', `/pages/${pages.find((page) => page.key === key)?.id}`, { description: 'Our own.' })
  await asStaff('PUT', '/settings/1', { meta_description: 'Doors of teak from Kochi.', disabled_pages: ['planner'] })
  await asStaff('POST', '/categories', { title: 'Doors', slug: 'doors', page_title: 'Doors' })
  await revise('Terms & Conditions')
  expect(await done()).toEqual(['categories', 'settings', 'planner'])
  await revise('Privacy Policy')
  await revise('Home')
  expect(await done()).toEqual(['categories', 'pages', 'legal', 'settings', 'planner'])
})
