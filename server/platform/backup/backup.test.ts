import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { backupCommand } from '../../../ops/backup.ts'
import { restoreCommand } from '../../../ops/restore.ts'
import { callCommand } from '../../../ops/testing/call-command.ts'
import { openDatabase } from '../../database.ts'
import { callAs, type Staff, signInAs } from '../../testing/as-staff.ts'
import { asVisitor } from '../../testing/as-visitor.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { startS3Server } from '../../testing/s3-server.ts'
import { advanceSequence, inSnapshot } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { listTables, readSequences, rowsOf } from '../db/table-copy.ts'
import { folderStorage } from '../media/storage/folder-storage.ts'
import { s3Storage } from '../media/storage/s3-storage.ts'
import { mediaKey, readMedia } from '../media/storage/storage.ts'
import { findBackupStatus, recordBackupFailure } from './backup-status.ts'

type DatabaseEnv = { DATA_DIR: string; DATABASE_URL?: string }

const { databaseUrl } = inject('seeded')
const asha = { customer_name: 'Asha Rao', phone_number: '9812345678', email: 'asha@example.in' } as const

let opened: Awaited<ReturnType<typeof openTestApp>>
let folder: string
let dataDir: string
let backups: string
let archive: string
let editor: Staff

/** A site in use: leads, one of them erased, staff with sessions, changed content, an uploaded picture, an operator's own file. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-backup-'))
  opened = await openTestApp({ media: folderStorage(join(folder, 'pictures')) })
  dataDir = 'DATA_DIR' in opened.env ? opened.env.DATA_DIR : join(folder, 'data')
  await mkdir(dataDir, { recursive: true })
  await symlink(join(folder, 'pictures'), join(dataDir, 'media'))
  backups = join(folder, 'backups')
  const { app, db, api } = opened
  // This site has only the pictures that are uploaded below.
  await db.deleteFrom('media').execute()
  const visitor = asVisitor(api, db, () => new Date())
  await visitor.contactUs({ ...asha, customer_name: 'Line\u2028break "quoted" \\ ख' })
  await visitor.contactUs(asha)
  await db.deleteFrom('outbox').where('enquiry_id', '=', 2).execute()
  await db.deleteFrom('enquiry').where('id', '=', 2).execute()
  editor = await signInAs(app, db, 'administrator')
  const { body } = await editor.call('GET', '/blogs/1')
  await editor.call('PUT', '/blogs/1', { ...body.data, title: 'Changed & saved' })
  const link = { id: 'link', staff_id: editor.id, expires_at: '2999-01-01T00:00:00.000Z' }
  await db.insertInto('password_reset').values(link).execute()
  const form = new FormData()
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer()
  form.set('file', new File([new Uint8Array(picture)], 'door.jpg'))
  await editor.call('POST', '/media', form)
  await writeFile(join(dataDir, 'owner.key'), 'kept')
})
afterAll(async () => {
  await opened.close()
  await rm(folder, { recursive: true })
})

function run(script: 'backup' | 'restore', env: DatabaseEnv, ...args: string[]) {
  const command = script === 'backup' ? backupCommand : restoreCommand
  return callCommand(command, script === 'restore' ? [...args, '--yes'] : args, { BACKUP_DIR: backups, ...env })
}

function sourceEnv(): DatabaseEnv {
  return { ...opened.env, DATA_DIR: dataDir }
}

async function emptyTarget(name: string): Promise<DatabaseEnv> {
  const env = { DATA_DIR: join(folder, name) }
  if (!databaseUrl) return env
  const server = new pg.Client(databaseUrl.replace(/\/seeded$/, '/postgres'))
  await server.connect()
  const database = `restored_${process.pid}_${name}`
  await server.query(`create database ${database}`)
  await server.end()
  return { ...env, DATABASE_URL: databaseUrl.replace(/\/seeded$/, `/${database}`) }
}

/** Sessions are not restored. */
const notRestored = ['staff_session', 'password_reset', 'backup_status']

async function readAll(db: Db) {
  return inSnapshot(db, async (snapshot) => {
    const content: Record<string, string[]> = {}
    for (const table of await listTables(snapshot)) {
      if (notRestored.includes(table)) continue
      const rows: string[] = []
      for await (const row of rowsOf(snapshot, table)) rows.push(JSON.stringify(Object.entries(row).sort()))
      content[table] = rows.sort()
    }
    return { content, sequences: await readSequences(snapshot) }
  })
}

async function readAllFrom(env: DatabaseEnv) {
  const db = await openAt(env)
  return readAll(db).finally(() => db.destroy())
}

function openAt({ DATA_DIR, DATABASE_URL }: DatabaseEnv) {
  return openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL })
}

test('a backup of a live site is one archive that only its owner can read', async () => {
  const visitor = asVisitor(opened.api, opened.db, () => new Date())
  let isDone = false
  const writing = (async () => {
    for (let number = 0; !isDone; number += 1) {
      await visitor.contactUs({ ...asha, customer_name: `During ${number}` })
      await setImmediate()
    }
  })()
  // In a process of its own, so that it runs while this one writes.
  const env = { ...process.env, DATABASE_URL: '', BACKUP_DIR: backups, ...sourceEnv() }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['ops/backup.ts'], { env })
  isDone = true
  await writing
  expect(stderr).toBe('')
  expect(stdout).toMatch(/\d+ rows and 2 files, .* verified/)
  const names = await readdir(backups)
  expect(names).toEqual([expect.stringMatching(/^house-20.*Z\.zip$/)])
  expect((await stat(join(backups, names[0] ?? ''))).mode & 0o777).toBe(0o600)
})

test('a restore into an empty target of either database restores rows, sequences and files, but no sessions', async () => {
  archive = (await run('backup', sourceEnv())).out.split(': ')[0] ?? ''
  const before = await readAll(opened.db)
  expect(before.content.enquiry?.length).toBeGreaterThan(1)
  const targets = [await emptyTarget('same'), ...(databaseUrl ? [{ DATA_DIR: join(folder, 'as-sqlite') }] : [])]
  for (const env of targets) {
    const { out, err, code } = await run('restore', env, archive)
    expect({ err, code }).toEqual({ err: '', code: 0 })
    expect(out).toContain('Restored the state of')
    expect(await readAllFrom(env)).toEqual(before)
    expect(await readFile(join(env.DATA_DIR, 'owner.key'), 'utf8')).toBe('kept')
    const [hash = ''] = await readdir(join(env.DATA_DIR, 'media'))
    // Variants are generated again.
    expect(await readdir(join(env.DATA_DIR, 'media', hash))).toEqual(['door.jpg'])
    const [there, here] = [env.DATA_DIR, dataDir].map((each) => readFile(join(each, 'media', hash, 'door.jpg')))
    expect(await there).toEqual(await here)
  }
})

test('a restored site can search, sign in and store enquiries, and has no open sessions', async () => {
  const env = await emptyTarget('alive')
  await run('restore', env, archive)
  const db = await openAt(env)
  const { app, api } = await openTestApp({ db })
  for (const table of ['staff_session', 'password_reset'] as const) {
    expect(await opened.db.selectFrom(table).select('id').execute()).not.toEqual([])
    expect(await db.selectFrom(table).select('id').execute()).toEqual([])
  }
  const found = await opened.api.search({ keyword: 'khidki' })
  expect(found.success).toBe('1')
  expect(await api.search({ keyword: 'khidki' })).toEqual(found)
  expect((await callAs(app)('POST', '/session', { email: editor.email, password: editor.password })).status).toBe(200)
  await asVisitor(api, db, () => new Date()).contactUs({ ...asha, customer_name: 'After' })
  const newest = await db
    .selectFrom('enquiry')
    .select('id')
    .where('customer_name', '=', 'After')
    .executeTakeFirstOrThrow()
  const last = await opened.db.selectFrom('enquiry').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(newest.id).toBeGreaterThan(last.id)
  await db.destroy()
})

test('a restored site knows its archive as the last backup, not a failure from before', async () => {
  await recordBackupFailure(opened.db, new Date('2026-01-02T03:00:00Z'), 'no space left on device')
  const made = (await run('backup', sourceEnv())).out.split(': ')[0] ?? ''
  const env = await emptyTarget('recovered')
  const { out } = await run('restore', env, made)
  const db = await openAt(env)
  const status = await findBackupStatus(db)
  await db.destroy()
  expect(status).toMatchObject({ failed_at: null, error: '' })
  expect(out).toContain(`Restored the state of ${status.succeeded_at}.`)
})

test('a scheduled backup deletes scheduled archives by age, not those made by hand, and keeps the newest', async () => {
  const BACKUP_DIR = join(folder, 'scheduled')
  await mkdir(BACKUP_DIR)
  const byHand = 'house-2020-01-01T00-00-00-000Z.zip'
  const old = 'house-scheduled-2020-01-01T00-00-00-000Z.zip'
  const yesterday = `house-scheduled-${new Date(Date.now() - 86_400_000).toISOString().replace(/[:.]/g, '-')}.zip`
  for (const name of [byHand, old, yesterday]) await writeFile(join(BACKUP_DIR, name), '')
  const { out } = await callCommand(backupCommand, ['--keep-days', '14'], { ...sourceEnv(), BACKUP_DIR })
  expect(out).toContain('1 older archive deleted.')
  const today = /house-scheduled-[^/]*\.zip/.exec(out)?.[0]
  expect((await readdir(BACKUP_DIR)).sort()).toEqual([byHand, yesterday, today])
})

test('a scheduled backup is copied to the bucket encrypted, is not served as media, and restores from there', async () => {
  const s3 = await startS3Server()
  const BACKUP_PASSPHRASE = 'correct horse battery staple'
  const env = { ...sourceEnv(), ...s3.env, BACKUP_PASSPHRASE, BACKUP_DIR: join(folder, 'copied') }
  const { out, code } = await callCommand(backupCommand, ['--keep-days', '14'], env)
  expect({ out, code }).toEqual({ out: expect.stringContaining('Copied to the bucket media, encrypted.'), code: 0 })
  const media = await s3Storage(s3.settings)
  const name = /house-scheduled-[^/]*\.zip/.exec(out)?.[0] ?? ''
  expect(await media.list('')).toEqual([])
  expect(await media.find(`backups/${name}.encrypted`)).toBeUndefined()

  const target = { ...(await emptyTarget('fetched')), ...s3.env, BACKUP_DIR: join(folder, 'downloads') }
  const restore = (more: object) => callCommand(restoreCommand, ['--from-bucket', '--yes'], { ...target, ...more })
  const wrong = await restore({ BACKUP_PASSPHRASE: 'another passphrase' })
  expect(wrong.err).toContain('BACKUP_PASSPHRASE is another one, or the file is damaged')
  expect(await restore({ BACKUP_PASSPHRASE })).toMatchObject({ code: 0, err: '' })
  expect((await readAllFrom(target)).content.enquiry).toEqual((await readAll(opened.db)).content.enquiry)
  await s3.stop()
})

test('a scheduled backup with a passphrase and no bucket warns that it is not copied', async () => {
  const env = { ...sourceEnv(), BACKUP_DIR: join(folder, 'no-bucket'), BACKUP_PASSPHRASE: 'correct horse battery' }
  const { code, err } = await callCommand(backupCommand, ['--keep-days', '14'], env)
  expect(code).toBe(0)
  expect(err).toContain('Warning: BACKUP_PASSPHRASE is set without S3_BUCKET: backups are neither copied')
})

test('a backup knows the last id of a table whose rows were imported under ids of their own', async () => {
  const { db, close } = await openTestApp()
  await db.transaction().execute((trx) => advanceSequence(trx, 'review', 500))
  expect(await readSequences(db)).toMatchObject({ review: 500 })
  await close()
})

test('a restore names its target and needs a confirmation', async () => {
  const env = await emptyTarget('unconfirmed')
  const { code, err } = await callCommand(restoreCommand, [archive], { BACKUP_DIR: backups, ...env })
  expect(code).toBe(1)
  expect(err).toContain(env.DATA_DIR)
  expect(err).toMatch(/answer yes, or add --yes/)
  expect(await readdir(env.DATA_DIR).catch(() => [])).toEqual([])
})

test('a restore into a target that is not empty fails', async () => {
  const { code, err } = await run('restore', sourceEnv(), archive)
  expect(code).toBe(1)
  expect(err).toMatch(/^Not restored: .* is not empty\./)
})

test('a restore over a running site fails, even with --force', async () => {
  const { code, err } = await run('restore', sourceEnv(), archive, '--force')
  expect({ code, err }).toEqual({ code: 1, err: 'Not restored: The database is in use. Stop the site first.\n' })
})

test('a forced restore backs up the existing data first', async () => {
  const env = await emptyTarget('forced')
  await run('restore', env, archive)
  const db = await openAt(env)
  await db.updateTable('blog').set({ title: 'Overwritten' }).execute()
  await db.destroy()
  const { out, code } = await run('restore', env, archive, '--force')
  expect(code).toBe(0)
  const backup = /The previous data is in (.*)\./.exec(out)?.[1] ?? ''
  expect(await readAllFrom(env)).toEqual(await readAll(opened.db))
  // SQLite, because it is faster.
  const again = { DATA_DIR: join(folder, 'again') }
  await run('restore', again, backup)
  expect((await readAllFrom(again)).content.blog?.join()).toContain('Overwritten')
})

test('an archive with one changed byte is rejected before anything is written', async () => {
  const damaged = join(folder, 'damaged.zip')
  const bytes = await readFile(archive)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  await writeFile(damaged, bytes)
  const env = await emptyTarget('damaged')
  const { code, err } = await run('restore', env, damaged)
  expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^Not restored: .* is damaged: /) })
  expect(await readdir(env.DATA_DIR).catch(() => [])).toEqual([])
})

test('a backup of an unreachable database fails with the reason and leaves no file', async () => {
  const unreachable = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const before = await readdir(backups)
  expect(await run('backup', unreachable)).toMatchObject({ code: 1, err: expect.stringContaining('ECONNREFUSED') })
  expect(await readdir(backups)).toEqual(before)
})

test('a backup to a folder that cannot be created fails with its name', async () => {
  const env = { ...sourceEnv(), BACKUP_DIR: '/dev/null/house' }
  const { code, err } = await callCommand(backupCommand, [], env)
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(
      /^Not backed up: the folder \/dev\/null\/house of BACKUP_DIR cannot be created \(not a directory\)\. .*set BACKUP_DIR/,
    ),
  })
})

test('a database of a newer version can be replaced with an archive from before', async () => {
  const env = await emptyTarget('downgraded')
  await run('restore', env, archive)
  const db = await openAt(env)
  await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '')`.execute(db)
  await db.destroy()
  await expect(openAt(env)).rejects.toThrow('written by a newer version of the site (it knows 9999-future)')
  expect(await run('restore', env, archive, '--force')).toMatchObject({ code: 0, err: '' })
  await (await openAt(env)).destroy()
})

test('an archive of a newer version is rejected with instructions', async () => {
  const { writeArchive } = await import('./archive.ts')
  const newer = join(folder, 'newer.zip')
  await writeArchive(newer, async () => ({ createdAt: '', migrations: ['9999-future'], numbers: {} }))
  const { err } = await run('restore', await emptyTarget('newer'), newer)
  expect(err).toMatch(/was made by a newer version of the site \(it knows 9999-future\)\. Update first\./)
})

test.skipIf(databaseUrl).each([
  ['a folder', false],
  ['an S3 bucket', true],
])('a backup of media in %s warns of files that are missing in the storage, and succeeds', async (_, isBucket) => {
  const { db } = opened
  const { id, ...door } = await db.selectFrom('media').selectAll().executeTakeFirstOrThrow()
  const s3 = isBucket ? await startS3Server() : undefined
  onTestFinished(async () => {
    await s3?.stop()
    await db.deleteFrom('media').where('id', '!=', id).execute()
  })
  if (s3) {
    const bytes = await readMedia(folderStorage(join(folder, 'pictures')), mediaKey(door.url))
    await (await s3Storage(s3.settings)).write(mediaKey(door.url), bytes ?? Buffer.alloc(0))
  }
  const complete = await run('backup', { ...sourceEnv(), ...s3?.env })
  expect([complete.code, complete.err]).toEqual([0, ''])
  const names = Array.from({ length: 12 }, (_, index) => `/media/aaaaaaaaaaaa/gone-${index + 10}.jpg`)
  await db
    .insertInto('media')
    .values(names.map((url) => ({ ...door, url })))
    .execute()
  const { code, out, err } = await run('backup', { ...sourceEnv(), ...s3?.env })
  expect([code, out]).toEqual([0, expect.stringMatching(/\d+ rows and 2 files, .* verified/)])
  expect(err).toMatch(/^Warning: 12 media files are in the database, but not in the storage/)
  expect(err).toContain('/media/aaaaaaaaaaaa/gone-10.jpg')
  expect(err).toContain(' and 2 more.')
  expect(err).not.toContain('door.jpg')
})
