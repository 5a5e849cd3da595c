import type { Design } from '@house/contract/plans/design'
import { presets } from '@house/fenestration/plan/presets'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mailing } from '../../features.ts'
import { startScheduler } from '../../platform/jobs/scheduler.ts'
import { folderStorage } from '../../platform/media/storage/folder-storage.ts'
import type { Mail } from '../../platform/outbox/mail.ts'
import { outboxJobs } from '../../platform/outbox/worker.ts'
import { createLog } from '../../platform/process/log.ts'
import { callAs, signInAs } from '../../testing/as-staff.ts'
import { asVisitor } from '../../testing/as-visitor.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createPlanCode } from './code.ts'

let { app, api, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeEach(async () => {
  ;({ app, api, db, close } = await openTestApp())
  api = asVisitor(api, db, () => new Date())
})
afterEach(() => close())

const [preset] = presets
if (!preset) throw new Error('There are no presets')
const wide: Design = { ...preset.design, width: 2400, room: 'Bedroom', name: 'W1', quantity: 2 }
const plan = { name: '<b>Flat</b>', items: [wide, { ...wide, glass: '5-frosted', name: 'W2' }] }

async function send(code: string) {
  await api.contactUs({ customer_name: 'Asha Rao', phone_number: '9812345678', plan_code: code })
  return db.selectFrom('enquiry').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
}

async function save() {
  const saved = await api.plan({ plan })
  if (saved.success !== '1') throw new Error(saved.message)
  return saved.data
}

/** Delivers what is due, and returns the mails. */
async function deliver(publicUrl?: string) {
  const mails: Mail[] = []
  const sendMail = async (mail: Mail) => String(mails.push(mail))
  const jobs = outboxJobs({
    db,
    media: folderStorage(''),
    clock: () => new Date(),
    log: createLog('silent'),
    firstRetryMs: 20,
    ...mailing,
    sendMail,
    publicUrl,
  })
  const scheduler = startScheduler(jobs, createLog('silent'))
  await vi.waitFor(() => expect(mails).not.toHaveLength(0), { timeout: 30_000 })
  await scheduler.stop()
  return mails
}

test('sales see what the plan of a lead has: openings, descriptions, figures, problems', async () => {
  const { code, edit_key } = await save()
  const { id } = await send(code)
  const { call } = await signInAs(app, db, 'sales')
  const { data } = (await call('GET', `/leads/${id}/plan`)).body
  expect(data).toMatchObject({ code, name: '<b>Flat</b>', changes: [], version: 1, newest_version: 1 })
  const [first, second] = data.openings
  expect(first).toMatchObject({ name: 'W1', room: 'Bedroom', quantity: 2, uw: expect.any(Number) })
  expect(first.description).toContain('2,400 × 1,200 mm')
  expect(first.problems.map(({ rule }: { rule: string }) => rule)).toContain('leaf-too-wide')
  expect(JSON.stringify(first)).not.toContain('remedies')
  expect(second).toMatchObject({ name: 'W2', shgc: null, sound: null })
  expect(JSON.stringify(data)).not.toContain(edit_key)
})

test('the plan of a lead is the version that was sent, also when the visitor changes it later', async () => {
  const { code, edit_key } = await save()
  const { id } = await send(code)
  await api.plan({ plan: { name: 'Other', items: [wide] }, code, edit_key })
  const { call } = await signInAs(app, db, 'sales')
  const { data } = (await call('GET', `/leads/${id}/plan`)).body
  expect(data).toMatchObject({ name: '<b>Flat</b>', version: 1, newest_version: 2 })
  expect(data.openings).toHaveLength(2)
  const drawing = (version: string) => app.request(`/plan/${code}/drawing.svg?item=2${version}`)
  expect((await drawing('&version=1')).status).toBe(200)
  expect((await drawing('')).status).toBe(404)
  for (const wrong of ['0', '3', 'x', '1e3']) expect((await drawing(`&version=${wrong}`)).status).toBe(404)
})

test('while the planner is switched off, the plan of a lead has no page, and still its drawings', async () => {
  const { code } = await save()
  const { id } = await send(code)
  const administrator = await signInAs(app, db, 'administrator')
  const hasPage = async () => (await administrator.call('GET', `/leads/${id}/plan`)).body.data.has_page
  expect(await hasPage()).toBe(true)
  await administrator.call('PUT', '/settings/1', { disabled_pages: ['planner'] })
  expect(await hasPage()).toBe(false)
  expect((await app.request(`/plan/${code}/drawing.svg?item=1&version=1`)).status).toBe(200)
})

test('a lead without a plan, or with one that is gone, has none; an unknown lead is a 404', async () => {
  const { call } = await signInAs(app, db, 'sales')
  const planOf = async (id: number) => (await call('GET', `/leads/${id}/plan`)).body.data
  expect(await planOf((await send('')).id)).toBeNull()
  expect(await planOf((await send(createPlanCode('JH'))).id)).toBeNull()
  expect((await call('GET', '/leads/987654/plan')).status).toBe(404)
})

test('editors and strangers do not see the plans of leads', async () => {
  const { id } = await send((await save()).code)
  expect((await (await signInAs(app, db, 'editor')).call('GET', `/leads/${id}/plan`)).status).toBe(403)
  expect((await callAs(app)('GET', `/leads/${id}/plan`)).status).toBe(401)
})

test('the mail to staff has the plan as PDF and a link to it', async () => {
  const { code } = await save()
  await send(code)
  const [mail] = await deliver('https://jharokha.example')
  expect(mail?.text).toContain(`Plan: ${code}`)
  expect(mail?.html).toContain(`href="https://jharokha.example/plan/${code}"`)
  expect(mail?.attachments).toMatchObject([{ filename: `${code}.pdf`, contentType: 'application/pdf' }])
  expect(mail?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
})

test('an enquiry whose plan is gone is mailed without it', async () => {
  await send(createPlanCode('JH'))
  const [mail] = await deliver()
  expect(mail?.subject).toContain('Asha Rao')
  expect(mail?.attachments).toBeUndefined()
})

test('the export of leads has the code', async () => {
  const { code } = await save()
  await send(code)
  const { call } = await signInAs(app, db, 'sales')
  const [header = '', row = ''] = (await call('GET', '/leads/export.csv')).text.split('\r\n')
  expect(row.split(',')[header.split(',').indexOf('plan_code')]).toContain(code)
})
