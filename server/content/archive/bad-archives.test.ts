import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentVersion } from '../../cache/content-version.ts'
import { hashOf } from '../../media/queries.ts'
import { type Archives, openArchives, withRow } from '../../testing/fixtures/archives.ts'
import { type Files, zip } from '../../testing/fixtures/zip.ts'

let { db, good, upload, close } = {} as Archives
beforeAll(async () => {
  ;({ db, good, upload, close } = await openArchives())
})
afterAll(() => close())

function changed(change: (files: Files) => void): Files {
  const files = new Map(good)
  change(files)
  return files
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
    () => zip(withRow(good, 'review', (row) => ({ ...row, hidden: 1 }))),
    /review.ndjson, line 1: hidden/,
  ],
  ['a number as text', () => zip(withRow(good, 'review', (row) => ({ ...row, position: '1' }))), /line 1: position/],
  [
    'a product of no list',
    () => zip(withRow(good, 'product', (row) => ({ ...row, sub_item_id: 999 }))),
    /line 1: sub_item_id/,
  ],
  [
    'a product at a position that is taken',
    () => zip(withRow(good, 'product', (row) => ({ ...row, place: 2 }))),
    /position/,
  ],
  ['a slug that is no slug', () => zip(withRow(good, 'product', (row) => ({ ...row, slug: '../x' }))), /line 1: slug/],
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
    () => zip(withRow(good, 'blog', (row) => ({ ...row, slug: secondSlugOf('blog') }))),
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
