import { emptyBrand } from '@house/contract/brand/options'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Archives, archiveOf, openArchives, withRow } from '../../../testing/fixtures/archives.ts'
import { type Files, unzip, zip } from '../../../testing/fixtures/zip.ts'
import { contentVersion } from '../../cache/content-version.ts'
import { hashOf } from '../../media/queries.ts'

let { administrator, db, mediaFolder, smallArchive, upload, close } = {} as Archives
beforeAll(async () => {
  ;({ administrator, db, mediaFolder, smallArchive, upload, close } = await openArchives())
})
afterAll(() => close())

function withChanges(change: (files: Files) => void): Files {
  const files = new Map(smallArchive)
  change(files)
  return files
}

function withManifest(change: object): Files {
  return withChanges((files) => {
    const manifest = JSON.parse(String(files.get('manifest.json')))
    files.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, ...change })))
  })
}

/** Replaces bytes of the zip file, to produce entry names that zip libraries do not write. */
async function withReplacedBytes(files: Files, from: string, to: string) {
  const bytes = await zip(files)
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at)
  return bytes
}

/** The archive with this file instead of its picture, under the URL of its content hash and name. */
async function withFile(name: string, bytes: Buffer | string) {
  const content = Buffer.from(bytes)
  const file = `media/${hashOf(content)}/${name}`
  const renamed = [...smallArchive].map(([path, old]): [string, Buffer] =>
    path === picturePath()
      ? [file, content]
      : [path, Buffer.from(old.toString().replaceAll(`/${picturePath()}`, `/${file}`))],
  )
  return zip(new Map(renamed))
}

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"${attributes}>${inside}</svg>`
const hugePicture = () =>
  sharp({ create: { width: 10_000, height: 5001, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

const picturePath = () => [...smallArchive.keys()].find((name) => /^media\/.*\.jpg$/.test(name)) ?? ''
const longLine = Buffer.from(`{"word":"${'x'.repeat(5_000_000)}"}\n`)

const invalidArchives: [what: string, create: () => Promise<Buffer> | Buffer, message: RegExp][] = [
  ['a text file', () => Buffer.from('no archive'), /not an archive of a site/],
  ['a truncated archive', async () => (await zip(smallArchive)).subarray(0, 100_000), /not an archive of a site/],
  [
    'another zip file',
    () => zip(new Map([['readme.txt', Buffer.from('hello')]])),
    /"readme.txt", which does not belong/,
  ],
  [
    'a path with ../',
    () =>
      withReplacedBytes(
        withChanges((f) => f.set('xx/evil.txt', Buffer.from('x'))),
        'xx/evil',
        '../evil',
      ),
    /damaged|belong/,
  ],
  [
    'an absolute path',
    () =>
      withReplacedBytes(
        withChanges((f) => f.set('xetc/evil', Buffer.from('x'))),
        'xetc/',
        '/etc/',
      ),
    /damaged|belong/,
  ],
  [
    'a path with backslashes',
    () =>
      withReplacedBytes(
        withChanges((f) => f.set('xx/evil.txt', Buffer.from('x'))),
        'xx/evil',
        '..\\evil',
      ),
    /damaged|belong/,
  ],
  [
    'a table of leads',
    () => zip(withChanges((f) => f.set('content/enquiry.ndjson', Buffer.from('{}\n')))),
    /does not belong/,
  ],
  ['an archive of a newer schema', () => zip(withManifest({ schema: '9999-future' })), /newer version/],
  ['an archive of a newer format', () => zip(withManifest({ version: 2 })), /newer version/],
  ['a manifest with wrong record counts', () => zip(withManifest({ tables: {} })), /as many records as/],
  [
    'a picture whose hash does not match',
    () => zip(withChanges((f) => f.set(picturePath(), Buffer.from('x')))),
    /is damaged/,
  ],
  ['a missing picture', () => zip(withChanges((f) => void f.delete(picturePath()))), /not in the archive/],
  ['an SVG with a script', () => withFile('x.svg', svg('<script>alert(1)</script>')), /not what its name says/],
  ['an SVG with an event handler', () => withFile('x.svg', svg('', ' onload="alert(1)"')), /not what its name says/],
  [
    'an SVG with a link',
    () => withFile('x.svg', svg('<a href="https://evil.example"><path d=""/></a>')),
    /not what its name says/,
  ],
  [
    'an SVG with a foreignObject',
    () => withFile('x.svg', svg('<foreignObject><iframe src="/"/></foreignObject>')),
    /not what its name says/,
  ],
  [
    'an SVG with an entity declaration',
    () => withFile('x.svg', `<!DOCTYPE svg [<!ENTITY x "<script/>">]>${svg('&x;')}`),
    /not what its name says/,
  ],
  ['HTML as SVG', () => withFile('x.svg', '<!doctype html><p>x'), /not what its name says/],
  ['HTML as a picture', () => withFile('x.jpg', '<!doctype html><p>x'), /not what its name says/],
  ['HTML as a video', () => withFile('x.mp4', '<!doctype html><p>x'), /not what its name says/],
  ['HTML', () => withFile('x.html', '<!doctype html><p>x'), /not what its name says/],
  ['a JPEG with the extension .png', () => withFile('x.png', '\xff\xd8\xff'), /not what its name says/],
  ['a truncated picture', () => withFile('x.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')), /cannot be shown/],
  ['a picture with too many pixels', async () => withFile('x.png', await hugePicture()), /cannot be shown/],
  [
    'a line above the length limit',
    () => zip(withChanges((f) => f.set('content/synonym.ndjson', longLine))),
    /too long/,
  ],
  [
    'a row with an unknown column',
    () => zip(withRow(smallArchive, 'review', (row) => ({ ...row, hidden: 1 }))),
    /review.ndjson, line 1: hidden/,
  ],
  [
    'text in an integer column',
    () => zip(withRow(smallArchive, 'review', (row) => ({ ...row, position: '1' }))),
    /line 1: position/,
  ],
  [
    'a product of an unknown list',
    () => zip(withRow(smallArchive, 'product', (row) => ({ ...row, sub_item_id: 999 }))),
    /line 1: sub_item_id/,
  ],
  ['an invalid slug', () => zip(withRow(smallArchive, 'product', (row) => ({ ...row, slug: '../x' }))), /line 1: slug/],
  [
    'a redirect to another site',
    () =>
      zip(
        withChanges((f) =>
          f.set(
            'content/redirect.ndjson',
            Buffer.from('{"from_path":"/a","to_path":"https://evil.example","created_at":"2026-01-01"}\n'),
          ),
        ).set(
          'manifest.json',
          Buffer.from(
            JSON.stringify({
              ...JSON.parse(String(smallArchive.get('manifest.json'))),
              tables: { ...JSON.parse(String(smallArchive.get('manifest.json'))).tables, redirect: 1 },
            }),
          ),
        ),
      ),
    /to_path/,
  ],
  [
    'two records with the same slug',
    () => zip(withRow(smallArchive, 'blog', (row) => ({ ...row, slug: secondSlugOf('blog') }))),
    /same slug/,
  ],
]

function secondSlugOf(table: string) {
  return JSON.parse((smallArchive.get(`content/${table}.ndjson`) ?? '').toString().split('\n')[1] ?? '').slug
}

test.each(invalidArchives)('%s is rejected without changing any content', async (_, create, message) => {
  const version = await contentVersion(db)
  const { status, body } = await upload(await create())
  expect([422, 413]).toContain(status)
  expect(body.message).toMatch(message)
  expect(await contentVersion(db)).toBe(version)
})

test('a logo and a brochure survive export and import; settings that name another file are rejected', async () => {
  const form = (name: string, content: string) => {
    const data = new FormData()
    data.set('file', new File([content], name))
    return data
  }
  const drawing = svg('<style>.a{fill:#0a5}</style><path class="a" d="M0 0h4v4z"/><title>R &amp; D</title>')
  const logo = await administrator.call('POST', '/brand/files/logo', form('logo.svg', drawing))
  const brochure = await administrator.call('POST', '/media/brochure', form('us.pdf', '%PDF-1.7\n%%EOF\n'))
  const brand = { ...emptyBrand, logo: logo.body.data.url }
  await administrator.call('PUT', '/settings/1', { brand, brochure: brochure.body.data.url })
  const files = await unzip(await archiveOf(db, mediaFolder))
  expect((await upload(await zip(files))).body).toMatchObject({ success: '1' })
  const naming = (change: object) =>
    withRow(files, 'settings', (row) => ({
      ...row,
      document: JSON.stringify({ ...JSON.parse(String(row.document)), ...change }),
    }))
  for (const change of [{ brand: { ...brand, logo: '/media/../site.db' } }, { brochure: '/media/0/x.pdf' }])
    expect((await upload(await zip(naming(change)))).body.message).toMatch(/names a file that is not in the archive/)
  await upload(await zip(smallArchive))
})

test('an SVG of shapes and text is accepted', async () => {
  const drawing = svg('<title>Glass &amp; spacers</title><path d="M0 0L4 4" fill="none" stroke-width="2"/>')
  const { status } = await upload(await withFile('x.svg', `<?xml version="1.0" encoding="UTF-8"?>\n${drawing}\n`))
  expect(status).toBe(200)
  await upload(await zip(smallArchive))
})

test('a file larger than its declared size is rejected while unpacking', async () => {
  const bytes = await zip(withChanges((files) => files.set('content/synonym.ndjson', Buffer.alloc(3_000_000, ' '))))
  const entry = bytes.lastIndexOf('content/synonym.ndjson')
  // In the central directory an entry starts 46 bytes before its name, and has the uncompressed size at offset 24.
  bytes.writeUInt32LE(10, entry - 46 + 24)
  const { status, body } = await upload(bytes)
  expect([status, body.message]).toEqual([422, 'The file is not an archive of a site, or it is damaged.'])
})

test('a file with a declared size above the limit is rejected before unpacking', async () => {
  const bytes = await zip(smallArchive)
  const entry = bytes.lastIndexOf('content/synonym.ndjson')
  bytes.writeUInt32LE(0xfffffff0, entry - 46 + 24)
  expect((await upload(bytes)).status).toBe(413)
})
