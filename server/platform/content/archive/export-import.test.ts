import { cp, mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { contentCommand } from '../../../../ops/content.ts'
import { callCommand } from '../../../../ops/testing/call-command.ts'
import { createEmptyDatabase } from '../../../testing/empty-database.ts'
import {
  type Archives,
  archiveOf,
  author,
  digestsOf,
  linesOf,
  openArchives,
  withRow,
} from '../../../testing/fixtures/archives.ts'
import { type Files, unzip, zip } from '../../../testing/fixtures/zip.ts'
import { contentVersion } from '../../cache/content-version.ts'
import { reserveId } from '../../db/dialect.ts'
import { openDatabase } from '../../db/open.ts'
import { folderStorage } from '../../media/storage/folder-storage.ts'
import { contentTables, otherTables } from './content-tables.ts'
import { importContent } from './import-content.ts'

let { api, db, env, administrator, folder, mediaFolder, smallArchive, writeArchive, upload, ...opened } = {} as Archives
beforeAll(async () => {
  ;({ api, db, env, administrator, folder, mediaFolder, smallArchive, writeArchive, upload, ...opened } =
    await openArchives())
})
afterAll(() => opened.close())

/** Imports into an empty database of that kind and exports again. */
async function importAndExport(files: Files, kind: 'sqlite' | 'postgres') {
  const media = await mkdtemp(join(folder, 'media-'))
  const { target, remove } = await createEmptyDatabase(kind)
  const other = await openDatabase(target)
  await importContent(other, folderStorage(media), await writeArchive('round-trip.zip', files), author)
  const exported = await unzip(await archiveOf(other, media))
  await other.destroy()
  await remove()
  return exported
}

const { databaseUrl } = inject('seeded')
/** For what does not depend on the database. */
const sqliteTest = test.skipIf(databaseUrl)
const kinds = databaseUrl ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const)

test(`an archive imported into an empty database exports the same content: ${kinds.join(', ')}`, {
  timeout: 120_000,
}, async () => {
  const original = opened.mixedArchive
  let files = original
  for (const kind of kinds) {
    files = await importAndExport(files, kind)
    expect(digestsOf(files)).toEqual(digestsOf(original))
  }
  expect(opened.fullArchive.size).toBeGreaterThan(100)
})

test('every table is listed as content or as excluded from archives', async () => {
  const tables = await db.introspection.getTables()
  const names = tables.map(({ name }) => name).filter((name) => !/^kysely_|^sqlite_/.test(name))
  expect(names.toSorted()).toEqual([...contentTables.map(({ name }) => name), ...otherTables].toSorted())
})

test('after an import pages have its date as last change, articles their own', async () => {
  const rows = await db.selectFrom('last_change').selectAll().where('entity', 'in', ['product', 'blog']).execute()
  const datesOf = (entity: string) => new Set(rows.filter((row) => row.entity === entity).map(({ at }) => at))
  expect([...datesOf('product')]).toEqual([author.now.toISOString()])
  const blogs = await db.selectFrom('blog').select('datetime').execute()
  expect(datesOf('blog')).toEqual(new Set(blogs.map(({ datetime }) => datetime)))
})

test('an archive includes drafts, schedules and the trash, and new records do not reuse their ids', async () => {
  const publish_at = '2099-01-01T00:00:00.000Z'
  const fields = { description: 'Not yet shown', client_name: 'Draft', publish_at }
  const { body: draft } = await administrator.call('POST', '/reviews/draft', fields)
  await administrator.call('DELETE', '/reviews/1')
  const files = await unzip(await archiveOf(db, mediaFolder))
  const drafts = await db.selectFrom('draft').selectAll().execute()
  expect(drafts).toMatchObject([{ entity: 'review', entity_id: draft.data.id, publish_at }])
  expect(linesOf(files, 'draft').join()).not.toContain(administrator.id)
  const { target, remove } = await createEmptyDatabase('sqlite')
  const other = await openDatabase(target)
  await importContent(
    other,
    folderStorage(await mkdtemp(join(folder, 'media-'))),
    await writeArchive('drafts.zip', files),
    author,
  )
  const imported = await other.selectFrom('draft').selectAll().execute()
  expect(imported).toEqual(drafts.map((each) => ({ ...each, staff_id: null })))
  expect(await other.selectFrom('trash').select(['entity', 'entity_id']).execute()).toEqual([
    { entity: 'review', entity_id: 1 },
  ])
  expect(await reserveId(other, 'review')).toBeGreaterThan(draft.data.id)
  await other.destroy()
  await remove()
})

test('an archive contains no data of leads or staff', async () => {
  await db.updateTable('staff').set({ name: 'Findable Name' }).where('id', '=', administrator.id).execute()
  await api.contactUs({ customer_name: 'Findable Lead', phone_number: '9812345678' })
  const files = await unzip(await archiveOf(db, mediaFolder))
  for (const [name, bytes] of files) expect([name, bytes.includes('Findable')]).toEqual([name, false])
})

test('an import replaces all content and leaves leads and staff unchanged', async () => {
  const { body: before } = await administrator.call('GET', '/products/1')
  await administrator.call('PUT', '/products/1', { title: 'Changed after the export' })
  await administrator.call('POST', '/reviews', { description: 'Added after the export', client_name: 'Nobody' })
  await api.contactUs({ customer_name: 'Asha', phone_number: '9812345679' })
  const leads = await db.selectFrom('enquiry').selectAll().execute()
  const version = await contentVersion(db)
  const { status, body } = await upload(await zip(smallArchive))
  expect([status, body.data?.tables.product]).toEqual([200, before.data && (await countOf('product'))])
  expect((await administrator.call('GET', '/products/1')).body.data).toEqual(before.data)
  expect((await administrator.call('GET', '/products/1/history')).body.data).toEqual([])
  expect(digestsOf(await unzip(await archiveOf(db, mediaFolder)))).toEqual(digestsOf(smallArchive))
  expect(await contentVersion(db)).toBe(version + 1)
  expect(await db.selectFrom('enquiry').selectAll().execute()).toEqual(leads)
  const found = await api.search({ keyword: 'khidki' })
  expect(found.success === '1' && found.search_results.length).toBeGreaterThan(0)
  const entry = await db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
  expect(entry).toMatchObject({ action: 'export', entity: 'content' })
  const imported = await db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'import')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  expect(imported).toMatchObject({ entity: 'content', staff_id: administrator.id })
})

test('new records get unused ids after an import', async () => {
  await upload(await zip(smallArchive))
  const { status, body } = await administrator.call('POST', '/reviews', {
    description: 'Fine work',
    client_name: 'Ravi',
  })
  expect([status, body.data.client_name]).toEqual([200, 'Ravi'])
})

async function countOf(table: 'product') {
  return (await db.selectFrom(table).select('id').execute()).length
}

test('the archive is downloaded as a file', async () => {
  const { status, headers } = await administrator.call('GET', '/archive')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/zip')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="site-\d{4}-\d\d-\d\d\.zip"$/)
})

sqliteTest('imported HTML is sanitised', async () => {
  const files = withRow(smallArchive, 'blog', (row) => ({
    ...row,
    description: '<p onclick="x()">Fine</p><script>alert(1)</script>',
  }))
  expect((await upload(await zip(files))).status).toBe(200)
  const { description } = await db.selectFrom('blog').select('description').orderBy('id').executeTakeFirstOrThrow()
  expect(description).toBe('<p>Fine</p>')
})

sqliteTest('an imported draft is sanitised when it is published', async () => {
  const { id } = await db.selectFrom('blog').select('id').orderBy('id').executeTakeFirstOrThrow()
  await administrator.call('PUT', `/blogs/${id}/draft`, { description: '<p>Soon</p>' })
  const hostile = '<p onclick="x()">Soon</p><script>alert(1)</script>'
  const files = withRow(await unzip(await archiveOf(db, mediaFolder)), 'draft', (row) => ({
    ...row,
    document: JSON.stringify({ ...JSON.parse(String(row.document)), description: hostile }),
  }))
  expect((await upload(await zip(files))).status).toBe(200)
  expect((await administrator.call('PUT', `/blogs/${id}`, {})).status).toBe(200)
  const blog = db.selectFrom('blog').select('description').where('id', '=', id)
  expect(await blog.executeTakeFirstOrThrow()).toEqual({ description: '<p>Soon</p>' })
})

/** The data folder of the command, with the media. */
function dataDir() {
  return 'DATA_DIR' in env ? env.DATA_DIR : folder
}

function runContent(...args: string[]) {
  return callCommand(contentCommand, args, { ...env, DATA_DIR: dataDir() })
}

sqliteTest(
  'the content command exports and imports, and requires --replace to overwrite content',
  {
    timeout: 60_000,
  },
  async () => {
    if (dataDir() !== folder) await cp(mediaFolder, join(dataDir(), 'media'), { recursive: true })
    await upload(await zip(smallArchive))
    const file = join(folder, 'out.zip')
    expect(await runContent('export', file)).toMatchObject({ code: 0, out: expect.stringContaining('out.zip') })
    const { 'manifest.json': _, ...exported } = digestsOf(await unzip(await readFile(file)))
    expect(digestsOf(smallArchive)).toMatchObject(exported)
    expect(await runContent('import', file)).toMatchObject({ code: 1, err: expect.stringMatching(/--replace/) })
    expect(await runContent('import', file, '--replace')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Jharokha/),
    })
    expect(await runContent('import', 'none.zip')).toMatchObject({ code: 1, err: 'There is no file none.zip.\n' })
  },
)
