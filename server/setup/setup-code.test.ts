import { afterEach, beforeEach, expect, test } from 'vitest'
import { callAs } from '../testing/as-staff.ts'
import { setupInput } from '../testing/fixtures/setup-input.ts'
import { openNewSite } from '../testing/open-test-app.ts'
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
