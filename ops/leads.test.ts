import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signInAs } from '../server/testing/as-staff.ts'
import { asVisitor } from '../server/testing/as-visitor.ts'
import { filesContaining } from '../server/testing/fixtures/files-containing.ts'
import { tablesContaining } from '../server/testing/fixtures/tables-containing.ts'
import { openTestApp } from '../server/testing/open-test-app.ts'
import { leadsCommand } from './leads.ts'
import { callCommand } from './testing/call-command.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let folder: string
beforeEach(async () => {
  opened = await openTestApp()
  folder = await mkdtemp(join(tmpdir(), 'house-leads-'))
})
afterEach(async () => {
  await opened.close()
  await rm(folder, { recursive: true })
})

const asha = { customer_name: 'Asha Rao', phone_number: '9812345678', email: 'asha@example.in' } as const

/** Runs the command on this test's database. */
function leads(...args: string[]) {
  return callCommand(leadsCommand, args, { ...opened.env, SMTP_URL: 'smtp://127.0.0.1:1' })
}

function visitor() {
  return asVisitor(opened.api, opened.db, () => new Date(), { page: '/locate-us/' })
}

test('list shows leads newest first, with counts per status', async () => {
  await visitor().contactUs(asha)
  await visitor()
    .contactUs({ ...asha, customer_name: 'Ravi\u001b[2J' })
    .catch(() => {})
  await visitor().contactUs({ ...asha, customer_name: 'Ravi Jain' })
  await opened.api.contactUs({ ...asha, customer_name: 'Robot' })
  const { out } = await leads()
  expect(out.match(/Robot|Ravi Jain|Asha Rao/g)).toEqual(['Robot', 'Ravi Jain', 'Asha Rao'])
  expect(out).toContain('2 new')
  expect(out).toContain('1 quarantine')
  expect((await leads('list', '--status', 'quarantine')).out).not.toContain('Asha')
})

test('show prints one lead with its source and deliveries', async () => {
  await visitor().contactUs(asha)
  const { out } = await leads('show', '1')
  for (const text of ['Asha Rao', '9812345678', '/locate-us/', 'mail-to-staff     waiting, tried 0 times'])
    expect(out).toContain(text)
})

test('control characters in SMTP errors do not reach the terminal', async () => {
  await visitor().contactUs(asha)
  await opened.db
    .updateTable('outbox')
    .set({ state: 'dead', last_error: '550 \u001b[2Jno\r\nsuch\u009buser' })
    .execute()
  const { out } = await leads('show', '1')
  expect(out).toContain('550  [2Jno such user')
  expect(out).not.toMatch(/[\u001b\u009b\r]/)
})

test('a CSV export contains no formulas', async () => {
  await visitor().contactUs({ ...asha, customer_name: '=HYPERLINK("http://x")', email: '+cmd|a, "b"' })
  const file = join(folder, 'leads.csv')
  expect((await leads('export', '--out', file)).out).toContain(`1 leads written to ${file}.`)
  const csv = await readFile(file, 'utf8')
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(csv).toContain(`"'+cmd|a, ""b"""`)
  expect(csv).not.toMatch(/(^|,|")[=+@-]/m)
})

test('a JSON export is valid JSON', async () => {
  await visitor().contactUs(asha)
  const file = join(folder, 'leads.json')
  await leads('export', '--out', file)
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject([{ ...asha, status: 'new' }])
})

test('releasing a lead from quarantine queues its deliveries', async () => {
  await opened.api.contactUs(asha)
  expect((await leads('release', '1')).out).toContain('Lead 1 is released from quarantine.')
  expect(await opened.db.selectFrom('enquiry').select('status').execute()).toEqual([{ status: 'new' }])
  expect(await opened.db.selectFrom('outbox').select(['kind', 'state']).execute()).toEqual([
    { kind: 'mail-to-staff', state: 'waiting' },
    { kind: 'mail-to-visitor', state: 'waiting' },
  ])
  expect(await leads('release', '1')).toMatchObject({ code: 1, err: 'There is no lead 1 in quarantine.\n' })
})

test('retry requeues dead deliveries', async () => {
  await visitor().contactUs(asha)
  await opened.db.updateTable('outbox').set({ state: 'dead' }).execute()
  expect((await leads('list', '--undelivered')).out).toMatch(/Asha Rao.*1 deliveries failed/s)
  expect((await leads('retry')).out).toContain('1 deliveries will be tried again.')
  expect((await leads('list', '--undelivered')).out).not.toContain('Asha Rao')
  expect(await opened.db.selectFrom('outbox').select('state').execute()).toEqual([{ state: 'waiting' }])
})

test('a person is found by phone number and erased with all related rows', async () => {
  await visitor().contactUs(asha)
  await visitor().contactUs({ ...asha, customer_name: 'Ravi\u009b2J Jain', phone_number: '9800011111' })
  const { out } = await leads('find', '98000111')
  expect(out).toContain('Ravi 2J Jain, 9800011111')
  expect(out).not.toContain('Asha')
  expect((await leads('erase', '2')).out).toContain('Lead 2 is erased.')
  expect(await opened.db.selectFrom('enquiry').select('customer_name').execute()).toEqual([
    { customer_name: 'Asha Rao' },
  ])
  expect(await opened.db.selectFrom('outbox').select('enquiry_id').execute()).toEqual([{ enquiry_id: 1 }])
})

test('after erasure no table contains data of the person, whatever staff did with the lead', async () => {
  const personalData = ['Ravindra', '9800011111', 'ravindra@example.in', 'dovecote', 'zucchini']
  await visitor().contactUs({
    customer_name: 'Ravindra Jain',
    phone_number: '9800011111',
    email: 'ravindra@example.in',
    required_service: 'other',
    otherdescription: 'A dovecote for the roof',
  })
  const sales = await signInAs(opened.app, opened.db, 'sales')
  await sales.call('POST', '/leads/1/notes', { text: 'Grows zucchini, calls from 9800011111' })
  await sales.call('PUT', '/leads/1', { status: 'open' })
  for (const q of ['9800011111', 'ravindra']) {
    const filter = encodeURIComponent(JSON.stringify({ q, status: 'open' }))
    expect((await sales.call('GET', `/leads/export.csv?filter=${filter}`)).text).toContain('Ravindra')
  }
  expect(await tablesContaining(opened.db, personalData)).toEqual(['audit', 'enquiry', 'lead_note'])
  await leads('erase', '1', '--reason', 'Asked by e-mail on 12 November')
  expect(await tablesContaining(opened.db, personalData)).toEqual([])
  expect(await filesContaining(opened.env.DATA_DIR ?? '', personalData)).toEqual([])
  const audit = await opened.db.selectFrom('audit').selectAll().where('entity', '=', 'enquiry').orderBy('id').execute()
  expect(audit.map(({ action }) => action)).toEqual(['note', 'revise', 'export', 'export', 'erase'])
  expect(audit.at(-1)?.after).toContain('Asked by e-mail on 12 November')
})

test.each([
  [['show', 'x'], /whole number/],
  [['show', '99'], /There is no lead 99/],
  [['burn'], /There is no command burn/],
  [['constructor'], /There is no command constructor/],
  [['find'], /Give a search term/],
  [['erase', '99'], /There is no lead 99/],
  [
    ['list', '--status', 'gone'],
    /--status is one of: new, open, visited, quoted, accepted, won, lost, spam, quarantine/,
  ],
  [['export'], /Name the file with --out/],
  [['--wrong'], /Unknown option/],
])('a usage error is explained: %j', async (args, message) => {
  const { err, code } = await leads(...args)
  expect(err).toMatch(message)
  expect(err).not.toMatch(/^ +at /m)
  expect(code).toBe(1)
})
