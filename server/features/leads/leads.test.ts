import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { asVisitor } from '../../testing/as-visitor.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

let now = new Date()
let wakeUps = 0
let { api, app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let sales = {} as Staff
beforeEach(async () => {
  now = new Date()
  wakeUps = 0
  const onStored = () => {
    wakeUps += 1
  }
  const enquiries = { limitPerMinute: 0, channels: ['mail-to-staff' as const], onStored }
  ;({ api, app, db, close } = await openTestApp({ clock: () => now, enquiries }))
  sales = await signInAs(app, db, 'sales')
})
afterEach(() => close())

const asha = { customer_name: 'Asha Rao', phone_number: '9812345678', email: 'asha@example.in' }

async function enquire(more: object = {}) {
  const visitor = asVisitor(api, db, () => now, { page: '/products/bay-window', utm_source: 'diwali' })
  await visitor.contactUs({ ...asha, ...more } as typeof asha)
  const { id } = await db.selectFrom('enquiry').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return id
}

async function quarantined() {
  await api.contactUs(asha)
  const { id } = await db.selectFrom('enquiry').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return id
}

function filtered(filter: object) {
  return sales.call('GET', `/leads?filter=${encodeURIComponent(JSON.stringify(filter))}`)
}

test('leads can be filtered by the services of the settings and by those of former leads', async () => {
  const id = await enquire()
  await db.updateTable('enquiry').set({ required_service: 'Verandas' }).where('id', '=', id).execute()
  const { body } = await sales.call('GET', '/leads/services')
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual([
    ...['uPVC', 'ALU Home Interior', 'Commercial partition system', 'other', 'Verandas'],
  ])
  expect((await filtered({ service: 'Verandas' })).body.total).toBe(1)
})

test('a lead goes from new to won: owner, note, next action, status', async () => {
  const id = await enquire()
  const path = `/leads/${id}`
  const { body: owners } = await sales.call('GET', '/leads/owners')
  expect(owners.data).toEqual([{ id: sales.id, name: sales.name }])
  const next_action_at = '2026-12-01T04:30:00.000Z'
  await sales.call('PUT', path, { status: 'open', owner_id: sales.id, next_action_at })
  await sales.call('POST', `${path}/notes`, { text: 'Wants a site visit' })
  const { body } = await sales.call('PUT', path, { status: 'won', next_action_at: null })
  expect(body.data).toMatchObject({
    ...asha,
    status: 'won',
    owner_id: sales.id,
    owner: sales.name,
    next_action_at: null,
    product_title: 'Bay Window',
  })
  expect(body.data.notes).toMatchObject([{ text: 'Wants a site visit', staff: sales.name }])
  expect(body.data.utm).toEqual({ utm_source: 'diwali' })
  expect(body.data.first_response_at).toBe(now.toISOString())
  const { body: history } = await sales.call('GET', `${path}/history`)
  expect(history.data.map(({ action }: { action: string }) => action)).toEqual(['revise', 'note', 'revise'])
  expect(history.data[2]).toMatchObject({ staff: sales.name, before: { status: 'new' }, after: { status: 'open' } })
})

test('taking up a lead assigns it, and does not count as a response', async () => {
  const id = await enquire()
  const { data } = (await sales.call('PUT', `/leads/${id}`, { status: 'open' })).body
  expect(data).toMatchObject({ status: 'open', owner_id: sales.id, owner: sales.name, first_response_at: null })
})

test('a lead keeps its owner when a colleague takes it up', async () => {
  const colleague = await signInAs(app, db, 'sales')
  const id = await enquire()
  await sales.call('PUT', `/leads/${id}`, { owner_id: colleague.id })
  expect((await sales.call('PUT', `/leads/${id}`, { status: 'open' })).body.data.owner_id).toBe(colleague.id)
})

test.each(['call', 'note', 'end'])('the first response is the first %s', async (kind) => {
  const id = await enquire()
  await sales.call('PUT', `/leads/${id}`, { status: 'open' })
  const respondedAt = now.toISOString()
  if (kind === 'call') await sales.call('POST', `/leads/${id}/contacts`, { by: 'phone' })
  if (kind === 'note') await sales.call('POST', `/leads/${id}/notes`, { text: 'Spoke with her' })
  if (kind === 'end') await sales.call('PUT', `/leads/${id}`, { status: 'lost', lost_reason: 'Too far away' })
  now = new Date(now.getTime() + 60_000)
  await sales.call('POST', `/leads/${id}/contacts`, { by: 'mail' })
  expect((await sales.call('GET', `/leads/${id}`)).body.data.first_response_at).toBe(respondedAt)
})

test('a lead says whether mail is configured', async () => {
  expect((await sales.call('GET', `/leads/${await enquire()}`)).body.data).toMatchObject({ can_mail: false })
})

test('internal columns are not exposed', async () => {
  const { body } = await sales.call('GET', `/leads/${await enquire()}`)
  for (const column of ['client', 'form_nonce', 'idempotency_key']) expect(body.data).not.toHaveProperty(column)
  expect(body.data.deliveries).toHaveLength(1)
  for (const delivery of body.data.deliveries) expect(delivery).not.toHaveProperty('mailbox')
})

test('the inbox can be filtered by status, kind, service, owner, text and date', async () => {
  now = new Date('2026-11-10T20:00:00Z')
  const early = await enquire({
    customer_name: 'Bina',
    phone_number: '9812345670',
    required_service: 'ALU Home Interior',
  })
  now = new Date('2026-11-14T10:00:00Z')
  const late = await enquire({ type: 'dealership_request', state: 'HR', city: 'Faridabad' })
  await sales.call('PUT', `/leads/${late}`, { owner_id: sales.id, status: 'open' })
  const idsOf = async (filter: object) => (await filtered(filter)).body.data.map(({ id }: { id: number }) => id)
  expect(await idsOf({})).toEqual([late, early])
  expect(await idsOf({ status: 'new' })).toEqual([early])
  expect(await idsOf({ status: ['new', 'open'] })).toEqual([late, early])
  expect(await idsOf({ kind: 'dealer' })).toEqual([late])
  expect(await idsOf({ service: 'ALU Home Interior' })).toEqual([early])
  expect(await idsOf({ owner_id: null })).toEqual([early])
  expect(await idsOf({ q: 'bin' })).toEqual([early])
  expect(await idsOf({ q: 'FARIDA' })).toEqual([late])
  await db.updateTable('enquiry').set({ customer_name: 'Émile Zahn' }).where('id', '=', late).execute()
  for (const q of ['É', 'émile', 'ÉMILE z']) expect(await idsOf({ q })).toEqual([late])
  // 20:00 in UTC is already the eleventh where the company is.
  expect(await idsOf({ to: '2026-11-10' })).toEqual([])
  expect(await idsOf({ from: '2026-11-11', to: '2026-11-11' })).toEqual([early])
  expect(await idsOf({ from: '2026-11-12' })).toEqual([late])
})

test.each([
  [{ status: 'gone' }, 'status'],
  [{ owner_id: 'nobody' }, 'owner_id'],
  [{ next_action_at: 'soon' }, 'next_action_at'],
])('%j is rejected', async (changes, field) => {
  const { status, body } = await sales.call('PUT', `/leads/${await enquire()}`, changes)
  expect([status, body.field]).toEqual([422, field])
})

test('a lead cannot be assigned to staff without access to leads', async () => {
  const editor = await signInAs(app, db, 'editor')
  const { body } = await sales.call('PUT', `/leads/${await enquire()}`, { owner_id: editor.id })
  expect(body.field).toBe('owner_id')
})

test('staff cannot change what a visitor wrote', async () => {
  const id = await enquire()
  const others = {
    customer_name: 'Someone else',
    phone_number: '9000000009',
    email: 'else@example.in',
    comment: 'Other text',
    required_service: 'Another service',
    otherdescription: 'Else',
    state: 'XX',
    city: 'Elsewhere',
    created_at: '2000-01-01T00:00:00.000Z',
  }
  await sales.call('PUT', `/leads/${id}`, { ...others, status: 'open' })
  const { data } = (await sales.call('GET', `/leads/${id}`)).body
  expect(data).toMatchObject({ ...asha, status: 'open' })
  expect(Object.values(others).filter((value) => Object.values(data).includes(value))).toEqual([])
})

test('releasing a lead from quarantine queues its delivery', async () => {
  const id = await quarantined()
  expect((await sales.call('PUT', `/leads/${id}`, { status: 'open' })).status).toBe(409)
  const before = wakeUps
  const { body } = await sales.call('POST', `/leads/${id}/release`)
  expect(body.data).toMatchObject({ status: 'new', deliveries: [{ kind: 'mail-to-staff', state: 'waiting' }] })
  expect(wakeUps).toBe(before + 1)
  expect((await sales.call('POST', `/leads/${id}/release`)).status).toBe(409)
})

test('marking a quarantined lead as spam does not deliver it', async () => {
  const id = await quarantined()
  expect((await sales.call('PUT', `/leads/${id}`, { status: 'spam' })).body.data).toMatchObject({ deliveries: [] })
})

test('a dead delivery can be retried', async () => {
  const [id, other] = [await enquire(), await enquire()]
  await db.updateTable('outbox').set({ state: 'dead', attempts: 14, last_error: 'refused' }).execute()
  const before = wakeUps
  const { body } = await sales.call('POST', `/leads/${id}/retry`)
  expect(body.data.deliveries).toMatchObject([{ state: 'waiting', attempts: 0 }])
  expect(wakeUps).toBe(before + 1)
  expect((await sales.call('GET', `/leads/${other}`)).body.data.deliveries).toMatchObject([{ state: 'dead' }])
  expect((await sales.call('POST', `/leads/${id}/retry`)).status).toBe(409)
})

test('a CSV export applies the filter, contains no formulas and is audited', async () => {
  await enquire({ customer_name: '=HYPERLINK("http://evil.example")' })
  await enquire({ customer_name: 'Bina, "the second"', required_service: 'ALU Home Interior' })
  const { text, headers } = await sales.call('GET', '/leads/export.csv')
  expect(headers.get('content-type')).toMatch(/^text\/csv/)
  expect(headers.get('content-disposition')).toMatch(/^attachment/)
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(text).toContain('"Bina, ""the second"""')
  expect(text.trim().split('\r\n')).toHaveLength(3)
  const filter = encodeURIComponent(JSON.stringify({ service: 'ALU Home Interior' }))
  expect((await sales.call('GET', `/leads/export.csv?filter=${filter}`)).text.trim().split('\r\n')).toHaveLength(2)
  const rows = await db.selectFrom('audit').select(['staff_id', 'after']).where('action', '=', 'export').execute()
  expect(rows.map(({ staff_id, after }) => [staff_id, JSON.parse(after ?? '').leads])).toEqual([
    [sales.id, 2],
    [sales.id, 1],
  ])
  expect((await sales.call('GET', '/leads/export.csv?filter=x')).status).toBe(422)
})

test('an export has the owner, the notes, the version of the plan and local times', async () => {
  const id = await enquire()
  await sales.call('PUT', `/leads/${id}`, { owner_id: sales.id })
  await sales.call('POST', `/leads/${id}/notes`, { text: '=1 call, after six' })
  await sql`update enquiry set created_at = '2026-11-15T20:00:00.000Z', plan_version = 3`.execute(db)
  await sql`update lead_note set at = '2026-11-16T04:00:00.000Z'`.execute(db)
  const { text } = await sales.call('GET', '/leads/export.csv')
  const [header = '', row = ''] = text.trim().split('\r\n')
  expect(header).toContain('created_at (Asia/Kolkata),')
  expect(header).toMatch(/plan_code,plan_version,.*owner,next_action_at \(Asia\/Kolkata\),/)
  expect(row).toContain(`${id},2026-11-16 01:30,`)
  expect(row).toContain(',3,')
  expect(row).toContain(`"2026-11-16 09:30 ${sales.name}: =1 call, after six"`)
  expect(row).toContain(`,${sales.name},`)
})

test.each(['=1', '+1', '-1', '@SUM(A1)', '|cmd', '%0A', '  =1', "'=1"])(
  'an export escapes the formula %j',
  async (customer_name) => {
    const id = await enquire()
    await db.updateTable('enquiry').set({ customer_name }).where('id', '=', id).execute()
    const { text } = await sales.call('GET', '/leads/export.csv')
    expect(text).toContain(`'${customer_name}`)
  },
)

test.each([
  ['x;=1+1;', "x;'=1+1;"],
  ['x; +1', "x;' +1"],
  ['x;"=1"', `x;'""=1""`],
  ["x;'-1", "x;''-1"],
  ['x\t@SUM(A1)', "x\t'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "\n'=1"],
  ['two doors\n=1', "two doors\n'=1"],
  ['two doors; one window, a-b=c', 'two doors; one window, a-b=c'],
])('a semicolon, tab or line break in %j does not start a formula', async (referrer, written) => {
  const id = await enquire()
  await db.updateTable('enquiry').set({ referrer }).where('id', '=', id).execute()
  expect((await sales.call('GET', '/leads/export.csv')).text).toContain(`"${written}"`)
})

test('an export of several batches is complete', async () => {
  const id = await enquire()
  const {
    id: _,
    idempotency_key,
    ...lead
  } = await db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const copies = Array.from({ length: 400 }, () => ({ ...lead, idempotency_key: null }))
  for (let round = 0; round < 3; round += 1) await db.insertInto('enquiry').values(copies).execute()
  const { text } = await sales.call('GET', '/leads/export.csv')
  expect(text.trim().split('\r\n')).toHaveLength(1202)
})

test('new leads are pushed to open inboxes until the session ends', async () => {
  await enquire()
  const [open, ended] = [await followLeads(sales), await followLeads(await signInAs(app, db, 'sales'))]
  await db.deleteFrom('staff_session').where('staff_id', '!=', sales.id).execute()
  const id = await enquire({ customer_name: 'Bina' })
  const { value = '' } = (await open?.read()) ?? {}
  expect(value).toMatch(/^event: lead\n/)
  expect(JSON.parse(/^data: (.*)$/m.exec(value)?.[1] ?? '')).toMatchObject({ id, customer_name: 'Bina' })
  expect(await ended?.read()).toMatchObject({ done: true })
  await open?.cancel()
})

async function followLeads(staff: Staff) {
  const stream = await app.request('/admin/api/leads/changes', { headers: { cookie: staff.cookie() } })
  expect(stream.headers.get('content-type')).toBe('text/event-stream')
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect(await reader?.read()).toMatchObject({ value: ': connected\n\n' })
  return reader
}

test('the dashboard excludes spam', async () => {
  now = new Date('2026-11-13T20:00:00Z')
  const first = await enquire({ required_service: 'uPVC' })
  await quarantined()
  now = new Date('2026-11-14T02:00:00Z')
  await sales.call('POST', `/leads/${first}/contacts`, { by: 'phone' })
  await enquire({ required_service: 'ALU Home Interior' })
  const { data } = (await sales.call('GET', '/dashboard')).body
  expect(data.per_day).toHaveLength(30)
  // 20:00 in UTC is already the next day where the company is.
  expect(data.per_day.slice(-2)).toEqual([
    { name: '2026-11-13', count: 0 },
    { name: '2026-11-14', count: 2 },
  ])
  expect(data.by_service.toSorted((a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1))).toEqual([
    { name: 'ALU Home Interior', count: 1 },
    { name: 'uPVC', count: 1 },
  ])
  expect(data.by_status).toContainEqual({ name: 'quarantine', count: 1 })
  expect(data.by_source).toEqual([{ name: 'diwali', count: 2 }])
  expect(data.by_page).toEqual([{ name: '/products/bay-window', count: 2 }])
  expect(data).toMatchObject({ response_hours_median: 6, unseen: 1 })
})
