import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { reserveId } from '../../db/dialect.ts'
import { openDatabase } from '../../db/open.ts'
import type { Db } from '../../db/schema.ts'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { emptyPlace } from '../../testing/empty-place.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { type Files, unzip, zip } from '../../testing/zip.ts'
import { contentVersion } from '../content-version.ts'
import { hashOf } from '../media.ts'
import { contentTables, otherTables } from './content-tables.ts'
import { exportContent } from './export-content.ts'
import { importContent } from './import-content.ts'

const author = { staffId: null, now: new Date('2026-11-15T10:00:00Z') }
let { app, api, db, place, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let boss = {} as Staff
let folder = ''
let mediaFolder = ''
let whole: Files = new Map()
let good: Files = new Map()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-archive-test-'))
  // What is imported throws files away: not those that other tests share.
  mediaFolder = join(folder, 'media')
  await cp(join(inject('seeded').dataDir, 'media'), mediaFolder, { recursive: true })
  ;({ app, api, db, place, close } = await openTestApp({ mediaFolder }))
  boss = await signInAs(app, db, 'administrator')
  whole = await unzip(await archiveOf(db, mediaFolder))
  // Megabytes of pictures prove their point once; everything else is tried with a single one.
  await importContent(db, mediaFolder, await keep('small.zip', withOnePicture(whole)), author)
  good = await unzip(await archiveOf(db, mediaFolder))
})
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true })
})

async function archiveOf(from: Db, media: string) {
  return buffer(await exportContent(from, media, author))
}

function withOnePicture(files: Files): Files {
  const [row = ''] = linesOf(files, 'media').filter((line) => line.includes('image/jpeg'))
  const { url } = JSON.parse(row)
  const tables = [...files]
    .filter(([name]) => name.startsWith('content/'))
    .map(
      ([name, bytes]) =>
        [name, Buffer.from(bytes.toString().replaceAll(/\/media\/[0-9a-f]{12}\/[\w-]+\.\w+/g, url))] as const,
    )
  const manifest = JSON.parse(String(files.get('manifest.json')))
  return new Map<string, Buffer>([
    ['manifest.json', Buffer.from(JSON.stringify({ ...manifest, tables: { ...manifest.tables, media: 1 } }))],
    ...tables,
    ['content/media.ndjson', Buffer.from(`${row}\n`)],
    [url.slice(1), files.get(url.slice(1)) ?? Buffer.alloc(0)],
  ])
}

function linesOf(files: Files, table: string) {
  return String(files.get(`content/${table}.ndjson`))
    .trim()
    .split('\n')
}

/** Quicker to compare than megabytes, and shorter to read when they differ. */
function digestsOf(files: Files) {
  return Object.fromEntries([...files].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]))
}

async function keep(name: string, files: Files) {
  const file = join(folder, name)
  await writeFile(file, await zip(files))
  return file
}

/** Imports into an empty database of that kind, and exports from there. */
async function moved(files: Files, kind: 'sqlite' | 'postgres') {
  const media = await mkdtemp(join(folder, 'media-'))
  const { place: target, forget } = await emptyPlace(kind)
  const other = await openDatabase(target)
  await importContent(other, media, await keep('moving.zip', files), author)
  const exported = await unzip(await archiveOf(other, media))
  await other.destroy()
  await forget()
  return exported
}

const kinds = inject('seeded').databaseUrl ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const)

test(`a site moves to an empty database and is the same there: ${kinds.join(', ')}`, { timeout: 120_000 }, async () => {
  let files = whole
  for (const kind of kinds) {
    files = await moved(files, kind)
    expect(digestsOf(files)).toEqual(digestsOf(whole))
  }
  expect(whole.size).toBeGreaterThan(100)
})

test('every table is either in the archive or known not to belong there', async () => {
  const tables = await db.introspection.getTables()
  const names = tables.map(({ name }) => name).filter((name) => !/^kysely_|^product_search_|^sqlite_/.test(name))
  expect(names.toSorted()).toEqual([...contentTables.map(({ name }) => name), ...otherTables].toSorted())
})

test('pages changed on the day of the import, articles on their own', async () => {
  const rows = await db.selectFrom('last_change').selectAll().where('entity', 'in', ['product', 'blog']).execute()
  const datesOf = (entity: string) => new Set(rows.filter((row) => row.entity === entity).map(({ at }) => at))
  expect([...datesOf('product')]).toEqual([author.now.toISOString()])
  const blogs = await db.selectFrom('blog').select('datetime').execute()
  expect(datesOf('blog')).toEqual(new Set(blogs.map(({ datetime }) => datetime)))
})

test('drafts, schedules and the trash move too, and keep their numbers to themselves', async () => {
  const publish_at = '2099-01-01T00:00:00.000Z'
  const written = { description: 'Not yet shown', client_name: 'Draft', publish_at }
  const { body: draft } = await boss.call('POST', '/reviews/draft', written)
  await boss.call('DELETE', '/reviews/1')
  const files = await unzip(await archiveOf(db, mediaFolder))
  const drafts = await db.selectFrom('draft').selectAll().execute()
  expect(drafts).toMatchObject([{ entity: 'review', entity_id: draft.data.id, publish_at }])
  expect(linesOf(files, 'draft').join()).not.toContain(boss.id)
  const { place: target, forget } = await emptyPlace('sqlite')
  const other = await openDatabase(target)
  await importContent(other, await mkdtemp(join(folder, 'media-')), await keep('drafts.zip', files), author)
  const moved = await other.selectFrom('draft').selectAll().execute()
  expect(moved).toEqual(drafts.map((each) => ({ ...each, staff_id: null })))
  expect(await other.selectFrom('trash').select(['entity', 'entity_id']).execute()).toEqual([
    { entity: 'review', entity_id: 1 },
  ])
  expect(await reserveId(other, 'review')).toBeGreaterThan(draft.data.id)
  await other.destroy()
  await forget()
})

test('nothing of leads and staff is in an archive', async () => {
  await db.updateTable('staff').set({ name: 'Findable Name' }).where('id', '=', boss.id).execute()
  await api.contactUs({ customer_name: 'Findable Lead', phone_number: '9812345678' })
  const files = await unzip(await archiveOf(db, mediaFolder))
  for (const [name, bytes] of files) expect([name, bytes.includes('Findable')]).toEqual([name, false])
})

function upload(bytes: Buffer) {
  return boss.call('POST', '/archive', new Uint8Array(bytes), { 'content-type': 'application/zip' })
}

test('what is imported takes the place of all there was; business and people stay', async () => {
  const { body: before } = await boss.call('GET', '/products/1')
  await boss.call('PUT', '/products/1', { title: 'Changed after the export' })
  await boss.call('POST', '/reviews', { description: 'Added after the export', client_name: 'Nobody' })
  await api.contactUs({ customer_name: 'Asha', phone_number: '9812345679' })
  const leads = await db.selectFrom('enquiry').selectAll().execute()
  const version = await contentVersion(db)
  const { status, body } = await upload(await zip(good))
  expect([status, body.data?.tables.product]).toEqual([200, before.data && (await countOf('product'))])
  expect((await boss.call('GET', '/products/1')).body.data).toEqual(before.data)
  expect((await boss.call('GET', '/products/1/history')).body.data).toEqual([])
  expect(digestsOf(await unzip(await archiveOf(db, mediaFolder)))).toEqual(digestsOf(good))
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
  expect(imported).toMatchObject({ entity: 'content', staff_id: boss.id })
})

test('new records get numbers of their own after an import', async () => {
  await upload(await zip(good))
  const { status, body } = await boss.call('POST', '/reviews', { description: 'Fine work', client_name: 'Ravi' })
  expect([status, body.data.client_name]).toEqual([200, 'Ravi'])
})

async function countOf(table: 'product') {
  return (await db.selectFrom(table).select('id').execute()).length
}

test('the archive is downloaded as a file', async () => {
  const { status, headers } = await boss.call('GET', '/archive')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/zip')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="site-\d{4}-\d\d-\d\d\.zip"$/)
})

function changed(change: (files: Files) => void): Files {
  const files = new Map(good)
  change(files)
  return files
}

function withRow(table: string, change: (row: Record<string, unknown>) => object): Files {
  return changed((files) => {
    const [first = '', ...others] = (files.get(`content/${table}.ndjson`) ?? '').toString().split('\n')
    files.set(`content/${table}.ndjson`, Buffer.from([JSON.stringify(change(JSON.parse(first))), ...others].join('\n')))
  })
}

function withManifest(change: object): Files {
  return changed((files) => {
    const manifest = JSON.parse(String(files.get('manifest.json')))
    files.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, ...change })))
  })
}

/** The same file with other bytes at the places where these stand: what no honest program writes. */
async function forged(files: Files, from: string, to: string) {
  const bytes = await zip(files)
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at)
  return bytes
}

/** The archive with this file in the place of its picture, under the address that its content and name give it. */
async function withFile(name: string, bytes: Buffer | string) {
  const content = Buffer.from(bytes)
  const file = `media/${hashOf(content)}/${name}`
  const renamed = [...good].map(([path, old]): [string, Buffer] =>
    path === picture() ? [file, content] : [path, Buffer.from(old.toString().replaceAll(`/${picture()}`, `/${file}`))],
  )
  return zip(new Map(renamed))
}

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"${attributes}>${inside}</svg>`
const hugePicture = () =>
  sharp({ create: { width: 10_000, height: 5001, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

const picture = () => [...good.keys()].find((name) => /^media\/.*\.jpg$/.test(name)) ?? ''
const longLine = Buffer.from(`{"word":"${'x'.repeat(5_000_000)}"}\n`)

const bad: [what: string, make: () => Promise<Buffer> | Buffer, sentence: RegExp][] = [
  ['a text', () => Buffer.from('no archive'), /not an archive of a site/],
  ['half an archive', async () => (await zip(good)).subarray(0, 100_000), /not an archive of a site/],
  [
    'another zip file',
    () => zip(new Map([['readme.txt', Buffer.from('hello')]])),
    /"readme.txt", which does not belong/,
  ],
  [
    'a path that leads out',
    () =>
      forged(
        changed((f) => f.set('xx/evil.txt', Buffer.from('x'))),
        'xx/evil',
        '../evil',
      ),
    /damaged|belong/,
  ],
  [
    'an absolute path',
    () =>
      forged(
        changed((f) => f.set('xetc/evil', Buffer.from('x'))),
        'xetc/',
        '/etc/',
      ),
    /damaged|belong/,
  ],
  [
    'a path with backslashes',
    () =>
      forged(
        changed((f) => f.set('xx/evil.txt', Buffer.from('x'))),
        'xx/evil',
        '..\\evil',
      ),
    /damaged|belong/,
  ],
  [
    'a table of leads',
    () => zip(changed((f) => f.set('content/enquiry.ndjson', Buffer.from('{}\n')))),
    /does not belong/,
  ],
  ['an archive of a newer program', () => zip(withManifest({ schema: '9999-future' })), /newer version/],
  ['an archive of a newer format', () => zip(withManifest({ version: 2 })), /newer version/],
  ['a manifest that counts other records', () => zip(withManifest({ tables: {} })), /as many records as/],
  ['a picture that is not its own', () => zip(changed((f) => f.set(picture(), Buffer.from('x')))), /is damaged/],
  ['a picture that is missing', () => zip(changed((f) => void f.delete(picture()))), /not in the archive/],
  ['a drawing with a script', () => withFile('x.svg', svg('<script>alert(1)</script>')), /not what its name says/],
  ['a drawing that acts', () => withFile('x.svg', svg('', ' onload="alert(1)"')), /not what its name says/],
  [
    'a drawing that leads elsewhere',
    () => withFile('x.svg', svg('<a href="https://evil.example"><path d=""/></a>')),
    /not what its name says/,
  ],
  [
    'a drawing that holds a page',
    () => withFile('x.svg', svg('<foreignObject><iframe src="/"/></foreignObject>')),
    /not what its name says/,
  ],
  [
    'a drawing that makes itself up',
    () => withFile('x.svg', `<!DOCTYPE svg [<!ENTITY x "<script/>">]>${svg('&x;')}`),
    /not what its name says/,
  ],
  ['a web page as a drawing', () => withFile('x.svg', '<!doctype html><p>x'), /not what its name says/],
  ['a web page as a picture', () => withFile('x.jpg', '<!doctype html><p>x'), /not what its name says/],
  ['a web page as a film', () => withFile('x.mp4', '<!doctype html><p>x'), /not what its name says/],
  ['a web page', () => withFile('x.html', '<!doctype html><p>x'), /not what its name says/],
  ['a picture under the name of another kind', () => withFile('x.png', '\xff\xd8\xff'), /not what its name says/],
  [
    'the beginning of a picture',
    () => withFile('x.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
    /cannot be shown/,
  ],
  ['a picture of more pixels than are shown', async () => withFile('x.png', await hugePicture()), /cannot be shown/],
  ['a line that never ends', () => zip(changed((f) => f.set('content/synonym.ndjson', longLine))), /too long/],
  [
    'a row of another shape',
    () => zip(withRow('review', (row) => ({ ...row, hidden: 1 }))),
    /review.ndjson, line 1: hidden/,
  ],
  ['a number as text', () => zip(withRow('review', (row) => ({ ...row, position: '1' }))), /line 1: position/],
  [
    'a product of no list',
    () => zip(withRow('product', (row) => ({ ...row, sub_item_id: 999 }))),
    /line 1: sub_item_id/,
  ],
  ['a product at a place that is not free', () => zip(withRow('product', (row) => ({ ...row, place: 2 }))), /place/],
  ['a slug that is no slug', () => zip(withRow('product', (row) => ({ ...row, slug: '../x' }))), /line 1: slug/],
  [
    'a redirect to another site',
    () =>
      zip(
        changed((f) =>
          f.set(
            'content/redirect.ndjson',
            Buffer.from('{"from_path":"/a","to_path":"https://evil.example","created_at":"2026-01-01"}\n'),
          ),
        ).set(
          'manifest.json',
          Buffer.from(
            JSON.stringify({
              ...JSON.parse(String(good.get('manifest.json'))),
              tables: { ...JSON.parse(String(good.get('manifest.json'))).tables, redirect: 1 },
            }),
          ),
        ),
      ),
    /to_path/,
  ],
  [
    'two records with one slug',
    () => zip(withRow('blog', (row) => ({ ...row, slug: secondSlugOf('blog') }))),
    /same slug/,
  ],
]

function secondSlugOf(table: string) {
  return JSON.parse((good.get(`content/${table}.ndjson`) ?? '').toString().split('\n')[1] ?? '').slug
}

test.each(bad)('%s is refused, and nothing is changed', async (_, make, sentence) => {
  const version = await contentVersion(db)
  const { status, body } = await upload(await make())
  expect([422, 413]).toContain(status)
  expect(body.message).toMatch(sentence)
  expect(await contentVersion(db)).toBe(version)
})

test('a drawing of shapes and words is taken', async () => {
  const drawing = svg('<title>Glass &amp; spacers</title><path d="M0 0L4 4" fill="none" stroke-width="2"/>')
  const { status } = await upload(await withFile('x.svg', `<?xml version="1.0" encoding="UTF-8"?>\n${drawing}\n`))
  expect(status).toBe(200)
  await upload(await zip(good))
})

test('a file that unpacks to more than it claims is broken off', async () => {
  const bytes = await zip(changed((files) => files.set('content/synonym.ndjson', Buffer.alloc(3_000_000, ' '))))
  const entry = bytes.lastIndexOf('content/synonym.ndjson')
  // In the list at the end of the file, 46 bytes before the name, the size stands at 24.
  bytes.writeUInt32LE(10, entry - 46 + 24)
  const { status, body } = await upload(bytes)
  expect([status, body.message]).toEqual([422, 'The file is not an archive of a site, or it is damaged.'])
})

test('a file that claims to be larger than any disk is not unpacked at all', async () => {
  const bytes = await zip(good)
  const entry = bytes.lastIndexOf('content/synonym.ndjson')
  bytes.writeUInt32LE(0xfffffff0, entry - 46 + 24)
  expect((await upload(bytes)).status).toBe(413)
})

test('what is imported is made safe like what is written', async () => {
  const files = withRow('blog', (row) => ({
    ...row,
    description: '<p onclick="x()">Fine</p><script>alert(1)</script>',
  }))
  expect((await upload(await zip(files))).status).toBe(200)
  const { description } = await db.selectFrom('blog').select('description').orderBy('id').executeTakeFirstOrThrow()
  expect(description).toBe('<p>Fine</p>')
})

/** Where the command finds the pictures. */
function dataDir() {
  return 'DATA_DIR' in place ? place.DATA_DIR : folder
}

async function content(...args: string[]) {
  const command = spawn(process.execPath, [resolve('ops/content.ts'), ...args], {
    cwd: folder,
    env: {
      ...process.env,
      ...place,
      DATA_DIR: dataDir(),
      NODE_COMPILE_CACHE: join(tmpdir(), 'house-content-cache'),
    },
  })
  const [out, err, code] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    new Promise<number | null>((exited) => command.on('exit', exited)),
  ])
  return { out, err, code }
}

test('an owner exports and imports by command, and replaces nothing without saying so', {
  timeout: 60_000,
}, async () => {
  if (dataDir() !== folder) await cp(mediaFolder, join(dataDir(), 'media'), { recursive: true })
  await upload(await zip(good))
  expect(await content('export', 'out.zip')).toMatchObject({ code: 0, out: expect.stringContaining('out.zip') })
  const { 'manifest.json': _, ...exported } = digestsOf(await unzip(await readFile(join(folder, 'out.zip'))))
  expect(digestsOf(good)).toMatchObject(exported)
  expect(await content('import', 'out.zip')).toMatchObject({ code: 1, err: expect.stringMatching(/--replace/) })
  expect(await content('import', 'out.zip', '--replace')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/Jharokha/),
  })
  expect(await content('import', 'none.zip')).toMatchObject({ code: 1, err: 'There is no file none.zip.\n' })
})
