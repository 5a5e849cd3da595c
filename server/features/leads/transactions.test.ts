import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { erasers } from '../../features.ts'
import { lockNames } from '../../platform/db/dialect.ts'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { personLock, personOf } from './dedup.ts'
import { eraseLead } from './erase.ts'

let { api, app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let sales = {} as Staff
let id = 0
const phone_number = '9812345678'
beforeEach(async () => {
  ;({ api, app, db, close } = await openTestApp())
  sales = await signInAs(app, db, 'sales')
  // Without a form token the enquiry goes to quarantine.
  await api.contactUs({ customer_name: 'Asha Rao', phone_number })
  id = (await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()).id
})
afterEach(() => close())

async function statusOfLead() {
  return (await db.selectFrom('enquiry').select('status').where('id', '=', id).executeTakeFirst())?.status
}

test.each([
  ['releasing', () => sales.call('POST', `/leads/${id}/release`), 'new'],
  ['erasing', () => eraseLead(db, erasers, id, { staffId: null, now: new Date() }), undefined],
  ['revising', () => sales.call('PUT', `/leads/${id}`, { status: 'spam' }), 'spam'],
])('%s a lead waits for another change to the same person', async (_verb, change, statusAfter) => {
  let changing: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (trx) => {
    await lockNames(trx, [personLock(personOf(phone_number))])
    changing = change()
    await Promise.race([changing, sleep(500)])
    expect(await statusOfLead()).toBe('quarantine')
  })
  await changing
  expect(await statusOfLead()).toBe(statusAfter)
})

test('a lead stays in quarantine when its release cannot be audited', async () => {
  await db.schema.alterTable('audit').renameTo('audit_unavailable').execute()
  expect((await sales.call('POST', `/leads/${id}/release`)).status).toBe(500)
  expect(await statusOfLead()).toBe('quarantine')
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
})

test('a failed delivery is not retried when the retry cannot be audited', async () => {
  await sales.call('POST', `/leads/${id}/release`)
  await db.updateTable('outbox').set({ state: 'dead' }).execute()
  await db.schema.alterTable('audit').renameTo('audit_unavailable').execute()
  expect((await sales.call('POST', `/leads/${id}/retry`)).status).toBe(500)
  expect(await db.selectFrom('outbox').select('state').execute()).toEqual([{ state: 'dead' }])
})
