import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { restoreCommand } from '../../../ops/restore.ts'
import { callCommand } from '../../../ops/testing/call-command.ts'
import { openDatabase } from '../../database.ts'
import { archivedContent, migrations } from '../../features.ts'
import { signInAs } from '../../testing/as-staff.ts'
import { createEmptyDatabase } from '../../testing/empty-database.ts'
import { author } from '../../testing/fixtures/archives.ts'
import { schemaOf } from '../../testing/fixtures/schema-of.ts'
import { archivesOf02, fillWithVersion02 } from '../../testing/fixtures/version-0.2.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { writeArchive } from '../backup/archive.ts'
import { importContent } from '../content/archive/import-content.ts'
import { folderStorage } from '../media/storage/folder-storage.ts'
import { connect } from './open.ts'
import type { Db } from './schema.ts'
import { listMigrations } from './table-copy.ts'

const kind = inject('seeded').databaseUrl ? 'postgres' : 'sqlite'

let site = {} as Awaited<ReturnType<typeof createEmptyDatabase>>
beforeEach(async () => {
  site = await createEmptyDatabase(kind)
})
afterEach(() => site.remove())

async function newSchema() {
  const { target, remove } = await createEmptyDatabase(kind)
  const db = await openDatabase(target)
  const schema = await schemaOf(db)
  await db.destroy()
  await remove()
  return schema
}

async function expectContent(db: Db) {
  const products = await db
    .selectFrom('product')
    .select(['slug', 'position'])
    .orderBy('sub_item_id')
    .orderBy('position')
    .execute()
  expect(products.slice(0, 2)).toEqual([
    { slug: 'renamed-window', position: 1 },
    { slug: 'anthracite-casement-with-fixed-light', position: 2 },
  ])
  const projects = await db.selectFrom('project').select('position').orderBy('position').execute()
  expect(projects).toEqual([1, 2, 3].map((position) => ({ position })))
  const trash = await db.selectFrom('trash').select(['entity', 'position', 'former_urls']).orderBy('entity').execute()
  expect(trash).toMatchObject([
    { entity: 'blog', position: null, former_urls: expect.stringContaining('/reading-a-window-quotation') },
    { entity: 'product', position: 2, former_urls: expect.stringContaining('/products/french-casement-window') },
  ])
  const drafts = await db.selectFrom('draft').select(['entity', 'former_urls']).orderBy('entity').execute()
  expect(drafts.map(({ entity }) => entity)).toEqual(['blog', 'product'])
  expect(await db.selectFrom('gone_url').select('path').orderBy('path').execute()).toContainEqual({
    path: '/products/french-casement-window',
  })
}

/** What is in a backup besides the content. */
async function expectRecords(db: Db) {
  const count = async (table: 'enquiry' | 'lead_note' | 'plan' | 'quotation_question') =>
    (await db.selectFrom(table).selectAll().execute()).length
  expect(await Promise.all((['enquiry', 'lead_note', 'plan', 'quotation_question'] as const).map(count))).toEqual([
    3, 1, 1, 1,
  ])
  const staff = await db.selectFrom('staff').select(['role', 'has_temporary_password']).orderBy('role').execute()
  expect(staff).toEqual([
    { role: 'administrator', has_temporary_password: 0 },
    { role: 'sales', has_temporary_password: 1 },
  ])
}

/** Takes an enquiry under the next id, and gives back from the trash what 0.2 put there. */
async function expectWorkingSite(db: Db) {
  const { api, app, close } = await openTestApp({ db })
  expect(await api.productDetails({ slug: 'renamed-window' })).toMatchObject({ success: '1' })
  expect((await api.contactUs({ customer_name: 'Meera', phone_number: '9812345670' })).success).toBe('1')
  const newest = await db.selectFrom('enquiry').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  expect(newest.id).toBe(4)
  const { call } = await signInAs(app, db, 'editor')
  const product = (await call('GET', '/trash')).body.data.find(
    ({ title }: { title: string }) => title === 'French Casement Window',
  )
  const { status, body } = await call('POST', `/trash/${product.id}/restore`)
  expect([status, body.data.slug, body.data.position]).toEqual([200, 'french-casement-window', 2])
  await close()
}

test('a database of 0.2 has the schema of a new one after the first start, and all of its data', async () => {
  await fillWithVersion02(site.target)
  const db = await openDatabase(site.target)
  expect(await schemaOf(db)).toEqual(await newSchema())
  expect(await listMigrations(db)).toEqual(Object.keys(migrations).toSorted())
  await expectContent(db)
  await expectRecords(db)
  await expectWorkingSite(db)
  await db.destroy()
})

test('several instances that start at once on a database of 0.2 take it over once', async () => {
  await fillWithVersion02(site.target)
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase(site.target)))
  for (const db of opened) expect(await listMigrations(db)).toEqual(Object.keys(migrations).toSorted())
  for (const db of opened) await expectContent(db)
  for (const db of opened) await db.destroy()
})

test('a database of a version before 0.2 is named as such, and left as it was', async () => {
  await fillWithVersion02(site.target)
  const older = connect(site.target)
  await sql`delete from kysely_migration where name > '0028'`.execute(older)
  const before = await schemaOf(older)
  await expect(openDatabase(site.target)).rejects.toThrow(
    'written by a version before 0.2. Start version 0.2 once, which brings it up to date, then this one.',
  )
  expect(await schemaOf(older)).toEqual(before)
  await older.destroy()
})

function restore(archive: string) {
  const env = {
    DATA_DIR: site.target.dataDir,
    DATABASE_URL: 'databaseUrl' in site.target ? site.target.databaseUrl : undefined,
  }
  return callCommand(restoreCommand, [archive, '--force', '--yes'], env)
}

test('a backup of 0.2 is restored with all of its data', async () => {
  expect(await restore(archivesOf02.backup)).toMatchObject({ code: 0, err: '' })
  const db = connect(site.target)
  expect(await schemaOf(db)).toEqual(await newSchema())
  await expectContent(db)
  await expectRecords(db)
  await expectWorkingSite(db)
  await db.destroy()
})

test('a backup of a version before 0.2 is rejected with the way to restore it', async () => {
  const older = join(site.target.dataDir, 'older.zip')
  await writeArchive(older, async () => ({ createdAt: '', migrations: ['0001-foundation'], numbers: {} }))
  expect(await restore(older)).toMatchObject({
    code: 1,
    err: expect.stringContaining(
      'was made by a version before 0.2. Restore it with version 0.2, start that once, and restore a backup of it here.',
    ),
  })
})

test('a content archive of 0.2 is imported', async () => {
  const db = await openDatabase(site.target)
  const media = folderStorage(join(site.target.dataDir, 'media'))
  const { tables } = await importContent(db, media, archivedContent, archivesOf02.content, author)
  expect(tables).toMatchObject({ gone_url: 3, product: 5 })
  await expectContent(db)
  await db.destroy()
})
