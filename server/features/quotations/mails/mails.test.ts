import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Quotation } from '@house/contract/quotations/quotation'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { erasers, mailing } from '../../../features.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { type Scheduler, startScheduler } from '../../../platform/jobs/scheduler.ts'
import { folderStorage } from '../../../platform/media/storage/folder-storage.ts'
import type { SendMail } from '../../../platform/outbox/smtp.ts'
import { outboxJobs } from '../../../platform/outbox/worker.ts'
import { createLog } from '../../../platform/process/log.ts'
import { sampleQuotation } from '../../../testing/fixtures/quotation.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { deleteEnquiries } from '../../leads/erase.ts'
import { createQuotation, issueQuotation, withdrawQuotation } from '../commands.ts'
import { acceptQuotation, askQuestion, declineQuotation } from '../customer.ts'
import { findQuotation, readQuotation } from '../queries.ts'
import { queueReminders } from './reminders.ts'

const now = new Date('2026-11-18T06:00:00Z')
const author = { staffId: null, now }
const contact = { name: 'Ravi', email: '' }
const options = { prefix: 'JH', maxDiscount: 500, isMailed: true, contact }
const email = 'meera@example.in'
const document = { ...sampleQuotation, customer: { ...sampleQuotation.customer, email } }
const yes = { name: 'Meera Joshi', has_consented: true }

let opened = {} as Awaited<ReturnType<typeof openTestApp>>
let db: Db
let lead = 0
beforeAll(async () => {
  opened = await openTestApp()
  db = opened.db
  await opened.api.contactUs({ customer_name: 'Meera Joshi', phone_number: '9812345678' })
  lead = (await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => opened.close())
beforeEach(() => db.deleteFrom('outbox').execute())

async function issue(changes: Partial<Quotation> = {}, at = now) {
  const id = await createQuotation(db, lead, { ...document, ...changes }, { ...author, now: at })
  await issueQuotation(db, id, options, { ...author, now: at })
  const row = await readQuotation(db, id)
  return { ...row, token: row.token ?? '' }
}

async function queued() {
  const rows = await db.selectFrom('outbox').select('kind').where('state', '=', 'waiting').orderBy('id').execute()
  return rows.map(({ kind }) => kind)
}

/** Delivers all that is queued, and returns it by subject. */
async function deliver(publicUrl?: string) {
  const mails: Parameters<SendMail>[0][] = []
  const sendMail: SendMail = async (mail) => {
    mails.push(mail)
    return '250 OK'
  }
  const log = createLog('silent')
  const media = folderStorage('')
  const enquiryTo = 'sales@jharokha.example'
  // It runs, so that what fails on a busy machine is tried again.
  const startedAt = Date.now()
  const later = () => new Date(now.getTime() + 1000 + Date.now() - startedAt)
  const outbox: Scheduler = startScheduler(
    outboxJobs({ db, media, clock: later, log, firstRetryMs: 20, ...mailing, sendMail, enquiryTo, publicUrl }),
    log,
  )
  await expect.poll(queued, { timeout: 30_000, interval: 20 }).toEqual([])
  await outbox.stop()
  return mails.toSorted((a, b) => a.subject.localeCompare(b.subject))
}

test('an issued quotation is mailed with its PDF and private link, and answers reach the staff', async () => {
  const { id, token, number } = await issue()
  await askQuestion(db, token, { text: 'Is the mesh\nwashable?' }, now)
  const [question, toCustomer] = await deliver('https://jharokha.example')
  expect(toCustomer).toMatchObject({
    to: { name: 'Meera Joshi', address: email },
    subject: `Your quotation ${number}: Jharokha Doors, Windows & Interiors`,
    attachments: [{ filename: `${number?.replaceAll('/', '-')}.pdf`, contentType: 'application/pdf' }],
  })
  for (const part of [toCustomer?.text, toCustomer?.html])
    for (const words of [`https://jharokha.example/quotation/${token}`, '₹ 1,180', '18 December 2026', 'Ravi'])
      expect(part).toContain(words)
  expect(toCustomer?.attachments?.[0]?.content.toString('latin1', 0, 5)).toBe('%PDF-')
  expect(question).toMatchObject({
    to: { address: 'sales@jharokha.example' },
    replyTo: { address: email },
    subject: `Question about ${number}: Meera Joshi`,
    text: expect.stringContaining(
      `Question: Is the mesh\nwashable?\n\nhttps://jharokha.example/admin/leads/${lead}/show`,
    ),
  })
  expect(await findQuotation(db, id, now)).toMatchObject({ mailed_at: expect.any(String) })
  await acceptQuotation(db, token, yes, now)
  const other = await issue({ customer: { ...document.customer, email: '' } })
  await declineQuotation(db, other.token, { reason: 'Too late' }, now)
  const answers = await deliver()
  expect(answers.map(({ subject, text }) => [subject, text.match(/(Accepted by|Reason): .*/)?.[0]])).toEqual([
    [`Accepted ${number}: Meera Joshi`, 'Accepted by: Meera Joshi'],
    [`Declined ${other.number}: Meera Joshi`, 'Reason: Too late'],
  ])
})

test('a quotation that was withdrawn before its mail could be sent is not mailed', async () => {
  await withdrawQuotation(db, (await issue()).id, author)
  expect(await queued()).toEqual(['quotation'])
  expect(await deliver()).toEqual([])
})

test('one question too many is not mailed', async () => {
  const { token } = await issue()
  for (let count = 0; count < 10; count += 1) await askQuestion(db, token, { text: 'Hello?' }, now)
  await expect(askQuestion(db, token, { text: 'Hello?' }, now)).rejects.toThrow('Please call us')
  expect((await queued()).filter((kind) => kind === 'quotation-question')).toHaveLength(10)
})

test('one reminder goes out three days before the end, to those who have not answered', async () => {
  const ends = { valid_until: '2026-11-21' }
  const before = new Date('2026-11-01T06:00:00Z')
  await issue(ends, before)
  await issue({ valid_until: '2026-11-22' }, before)
  await issue(ends)
  await issue({ ...ends, customer: { ...document.customer, email: '' } }, before)
  await acceptQuotation(db, (await issue(ends, before)).token, yes, before)
  await withdrawQuotation(db, (await issue(ends, before)).id, author)
  await db.deleteFrom('outbox').execute()
  const runs = await Promise.all([queueReminders(db, now), queueReminders(db, now)])
  expect(Math.max(...runs)).toBe(1)
  expect(await queued()).toEqual(['quotation-reminder'])
  const [reminder] = await deliver()
  expect(reminder?.subject).toMatch(/is valid until 21 November 2026$/)
  expect(reminder?.autoSubmitted).toBe('auto-generated')
  expect(await queueReminders(db, now)).toBe(0)
  expect(await queueReminders(db, new Date('2026-11-22T06:00:00Z'))).toBe(1)
})

test('an acceptance that cannot be completed leaves no trace', async () => {
  const { token, id } = await issue()
  await db.deleteFrom('outbox').execute()
  await db.schema.alterTable('outbox').renameTo('outbox_away').execute()
  await expect(acceptQuotation(db, token, yes, now)).rejects.toThrow()
  await db.schema.alterTable('outbox_away').renameTo('outbox').execute()
  expect(await readQuotation(db, id)).toMatchObject({ status: 'issued', answered_at: null, answer: '' })
  const audit = db.selectFrom('audit').select('id').where('entity_id', '=', String(id)).where('action', '=', 'accepted')
  expect(await audit.execute()).toEqual([])
  await acceptQuotation(db, token, yes, now)
  expect(await queued()).toEqual(['quotation-answer'])
})

test('a process killed while it accepts quotations leaves each of them accepted as a whole or not at all', async () => {
  const quotations = []
  for (let count = 0; count < 40; count += 1) quotations.push(await issue())
  await db.deleteFrom('outbox').execute()
  const script = join(import.meta.dirname, '../../../testing/processes/accept-quotations.ts')
  const env = { ...process.env, ...opened.env }
  const child = spawn(process.execPath, [script, ...quotations.map(({ token }) => token)], { env })
  child.stdout.once('data', () => child.kill('SIGKILL'))
  await once(child, 'exit')
  const accepted = []
  for (const { id } of quotations) if ((await readQuotation(db, id)).status === 'accepted') accepted.push(id)
  expect(accepted.length).toBeGreaterThan(0)
  const mailed = await db.selectFrom('outbox').select('quotation_id').orderBy('id').execute()
  expect(mailed.map(({ quotation_id }) => quotation_id)).toEqual(accepted)
  const ids = quotations.map(({ id }) => String(id))
  const audited = await db
    .selectFrom('audit')
    .select('entity_id')
    .where('action', '=', 'accepted')
    .where('entity_id', 'in', ids)
    .orderBy('id')
    .execute()
  expect(audited.map(({ entity_id }) => Number(entity_id))).toEqual(accepted)
})

test('erasing a lead erases its queued mails', async () => {
  const { token } = await issue()
  await askQuestion(db, token, { text: 'Hello?' }, now)
  await db.transaction().execute((trx) => deleteEnquiries(trx, erasers, [{ id: lead, person: '9812345678' }]))
  expect(await queued()).toEqual([])
})
