import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backupCommand } from '../../../ops/backup.ts'
import { reportFailureCommand } from '../../../ops/report-failure.ts'
import { callCommand } from '../../../ops/testing/call-command.ts'
import { mailing } from '../../features.ts'
import { addStaff, signInAs } from '../../testing/as-staff.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { startSmtpServer } from '../../testing/processes/smtp-server.ts'
import { recordBackupFailure, recordBackupSuccess } from '../backup/backup-status.ts'
import type { LateJob } from '../jobs/scheduler.ts'
import type { Mail } from '../outbox/mail.ts'
import { createLog } from '../process/log.ts'
import { findProblems } from './find-problems.ts'
import { isNearlyFull } from './folder-problems.ts'
import { problemMailsJob } from './problem-mails-job.ts'

const dayMs = 24 * 60 * 60 * 1000
const start = Date.now()
let now = new Date(start)
let mails: Mail[] = []
let lateJobs: LateJob[] = []
let isMailDown = false
let backupFolder = ''
let { app, db, env, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeEach(async () => {
  ;[now, mails, lateJobs, isMailDown, backupFolder] = [new Date(start), [], [], false, tmpdir()]
  ;({ app, db, env, close } = await openTestApp({ findProblems: find }))
  await addStaff(db, { name: 'Owner', email: 'owner@jharokha.example', role: 'administrator' })
})
afterEach(() => close())

const find = () =>
  findProblems({ db, folders: { DATA_DIR: tmpdir(), BACKUP_DIR: backupFolder }, lateJobs: () => lateJobs, now })
/** As an administrator reads it. */
const messages = async () =>
  (await find()).map(({ title, text, cause }) => `${title}. ${text} ${cause}`.replaceAll('\u00a0', ' '))

function daysLater(days: number) {
  now = new Date(start + days * dayMs)
}

/** One run of the job. */
async function report() {
  const sendMail = async (mail: Mail) => {
    if (isMailDown) throw new Error('the mail server is away')
    mails.push(mail)
    return ''
  }
  await problemMailsJob({
    db,
    clock: () => now,
    log: createLog('silent'),
    findProblems: find,
    sendMail,
    ...mailing,
  }).run()
}

test('a backup that fails is mailed to the administrator once a day until one succeeds', async () => {
  await recordBackupFailure(db, now, 'no space left on device')
  await report()
  await report()
  expect(mails.map(({ to, text }) => [to.address, text.includes('No space left on device.')])).toEqual([
    ['owner@jharokha.example', true],
  ])
  daysLater(1)
  await report()
  expect(mails).toHaveLength(2)
  await recordBackupSuccess(db, now)
  expect(await messages()).toEqual([])
})

test('a backup that does not run any more, or never did, is a problem after two days', async () => {
  expect(await messages()).toEqual([])
  daysLater(3)
  expect(await messages()).toEqual([
    'There is no recent backup. There is no complete backup yet. The scheduled backup does not run. Check its timer, and switch it on.',
  ])
  await recordBackupSuccess(db, now)
  daysLater(4)
  expect(await messages()).toEqual([])
  daysLater(6)
  expect(await messages()).toEqual([
    expect.stringMatching(/^There is no recent backup\. The last complete backup is of \d+ \w+ \d{4}\./),
  ])
})

test('a job that has stopped is a problem', async () => {
  lateJobs = [{ name: 'outbox: mail-to-staff', lastSuccess: now }]
  expect(await messages()).toEqual([expect.stringContaining('"outbox: mail-to-staff" has not succeeded since')])
})

test('a folder for backups that cannot be created is a problem, one that will be created is not', async () => {
  backupFolder = '/dev/null/house/backups'
  expect(await messages()).toEqual([
    expect.stringMatching(/^Backups have nowhere to go\. .* or set BACKUP_DIR to a folder that it may write to\.$/),
  ])
  backupFolder = join(tmpdir(), 'house-not-yet', 'backups')
  expect(await messages()).toEqual([])
})

test.each([
  ['a tenth of a small disk', 1.1e9, 10e9, false],
  ['less than a tenth of a small disk', 0.9e9, 10e9, true],
  ['more than five gigabytes of a large disk', 6e9, 2e12, false],
  ['less than five gigabytes of a large disk', 4e9, 2e12, true],
])('with %s left, whether the disk is a problem', (_, free, size, expected) => {
  expect(isNearlyFull(free, size)).toBe(expected)
})

test('a mail that could not be sent is tried again with the next run', async () => {
  await recordBackupFailure(db, now, 'failed')
  isMailDown = true
  await expect(report()).rejects.toThrow('the mail server is away')
  isMailDown = false
  await report()
  expect(mails).toHaveLength(1)
})

test('problems are shown to administrators', async () => {
  await recordBackupFailure(db, now, 'failed')
  const administrator = await signInAs(app, db, 'administrator')
  const { body } = await administrator.call('GET', '/problems')
  expect(body.data).toEqual([
    expect.objectContaining({ name: 'backup', title: 'The last backup failed', cause: 'Failed.' }),
  ])
})

test('a scheduled backup records its success and its failure, one by hand does not', async () => {
  await db.deleteFrom('media').execute()
  const folder = await mkdtemp(join(tmpdir(), 'house-problems-'))
  const backup = (BACKUP_DIR: string, ...args: string[]) =>
    callCommand(backupCommand, args, { DATA_DIR: join(folder, 'data'), ...env, BACKUP_DIR })
  expect((await backup('/dev/null/backups', '--keep-days', '14')).code).toBe(1)
  expect(await messages()).toEqual([
    expect.stringMatching(/^The last backup failed\. .* The folder .* of BACKUP_DIR cannot be created/),
  ])
  expect((await backup(join(folder, 'backups'))).code).toBe(0)
  expect(await messages()).toHaveLength(1)
  expect((await backup(join(folder, 'backups'), '--keep-days', '14')).code).toBe(0)
  expect(await messages()).toEqual([])
  await rm(folder, { recursive: true })
})

test('a scheduled backup without all pictures is a problem, with the last complete one, until one has them all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'house-problems-'))
  const backup = () =>
    callCommand(backupCommand, ['--keep-days', '14'], { DATA_DIR: join(folder, 'data'), ...env, BACKUP_DIR: folder })
  const media = (await db.selectFrom('media').selectAll().execute()).map(({ id, ...each }) => each)
  await recordBackupSuccess(db, new Date('2026-01-02T03:00:00Z'))
  expect((await backup()).code).toBe(0)
  expect(await messages()).toEqual([
    expect.stringMatching(
      new RegExp(`^The backup of .* lacks ${media.length} pictures\\. The last complete backup is of 2 Jan 2026\\.`),
    ),
  ])
  await report()
  expect(mails[0]?.text).toContain(`lacks ${media.length} pictures`)
  await db.deleteFrom('media').execute()
  await backup()
  expect(await messages()).toEqual([])
  await rm(folder, { recursive: true })
})

test('a backup that fails is mailed by its systemd unit, and not again by the server', async () => {
  const smtp = await startSmtpServer()
  const report = () => callCommand(reportFailureCommand, ['house-backup.service'], { ...env, SMTP_URL: smtp.url })
  expect(await report()).toEqual({ out: 'Mailed to the administrator.\n', err: '', code: 0 })
  expect(
    smtp.mails.map(({ to, text }) => [to?.[0]?.address, text?.includes('house-backup.service has failed')]),
  ).toEqual([['owner@jharokha.example', true]])
  expect((await report()).out).toBe('The administrator knows already.\n')
  expect(await messages()).toEqual([expect.stringMatching(/^The last backup failed\./)])
  await smtp.stop()
})

test('a backup that fails because of a wrong setting is recorded and mailed with that reason', async () => {
  const smtp = await startSmtpServer()
  const wrong = { ...env, SMTP_URL: smtp.url, BACKUP_PASSPHRASE: 'short' }
  expect((await callCommand(backupCommand, ['--keep-days', '14'], wrong)).code).toBe(1)
  const reason = 'BACKUP_PASSPHRASE: must have at least 16 characters'
  expect(await messages()).toEqual([expect.stringContaining(reason)])
  expect(await callCommand(reportFailureCommand, ['house-backup.service'], wrong)).toMatchObject({ err: '', code: 0 })
  expect(smtp.mails.map(({ text }) => text?.includes(reason))).toEqual([true])
  await smtp.stop()
})

test('a failed backup is recorded although the settings of mail are wrong', async () => {
  const { err } = await callCommand(reportFailureCommand, ['house-backup.service'], { ...env, SMTP_URL: 'mail' })
  expect(err).toBe('Not reported: SMTP_URL is not set, or not valid.\n')
  expect(await messages()).toEqual([expect.stringMatching(/^The last backup failed\./)])
})

test('the failure of any other systemd unit is mailed', async () => {
  const smtp = await startSmtpServer()
  await callCommand(reportFailureCommand, ['house-other.service'], { ...env, SMTP_URL: smtp.url })
  expect(smtp.mails.map(({ text }) => text?.includes('    journalctl -u house-other.service'))).toEqual([true])
  await smtp.stop()
})
