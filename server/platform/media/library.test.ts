import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { maxUploadMegabytes } from '@house/contract/staff/uploads'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentResources } from '../../features.ts'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { turnsDuring } from '../../testing/turns-during.ts'
import { pictureLimits } from './picture-limits.ts'
import { folderStorage } from './storage/folder-storage.ts'

let folder: string
let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let { call } = {} as Staff
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-media-'))
  ;({ app, db, close } = await openTestApp({ media: folderStorage(folder) }))
  ;({ call } = await signInAs(app, db, 'editor'))
})
afterEach(async () => {
  await close()
  // Variants may still be generated.
  await rm(folder, { recursive: true, maxRetries: 5 })
})

function picture(width = 640, height = 480) {
  return sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 80 } } })
}

function upload(bytes: Uint8Array | string, name: string, alt = '') {
  const form = new FormData()
  form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  form.set('alt', alt)
  return call('POST', '/media', form)
}

test('a picture is uploaded, described, served as variants, and deleted with them', async () => {
  const { status, body } = await upload(await picture().jpeg().toBuffer(), 'Bay Window (Jaipur).JPEG', 'A bay window')
  expect(status).toBe(200)
  const { id, url } = body.data
  expect(body.data).toMatchObject({
    name: 'bay-window-jaipur.jpg',
    mime: 'image/jpeg',
    width: 640,
    height: 480,
    alt: 'A bay window',
    focus_x: 0.5,
    focus_y: 0.5,
    uses: [],
  })
  expect((await app.request(url)).status).toBe(200)
  expect((await app.request(url.replace('.jpg', '-320.webp'))).headers.get('content-type')).toBe('image/webp')
  const described = await call('PUT', `/media/${id}`, { alt: 'Another', focus_x: 0.2 })
  expect(described.body.data).toMatchObject({ alt: 'Another', focus_x: 0.2, focus_y: 0.5 })
  expect((await call('PUT', `/media/${id}`, { focus_x: 1.2 })).body.field).toBe('focus_x')
  expect((await call('DELETE', `/media/${id}`)).status).toBe(200)
  expect((await app.request(url)).status).toBe(404)
  expect(await readdir(join(folder, url.split('/')[2] ?? ''))).toEqual([])
})

test('variants are generated in the background, with progress', async () => {
  const { id, url } = (await upload(await picture(700, 500).jpeg().toBuffer(), 'wide.jpg')).body.data
  const progress = async () => (await call('GET', `/media/${id}/variants`)).body.data
  expect((await progress()).total).toBe(6)
  await expect.poll(progress).toEqual({ ready: 6, total: 6 })
  const files = await readdir(join(folder, url.split('/')[2] ?? ''))
  expect(files).toHaveLength(7)
})

test('uploading the same picture again returns the existing one with its description', async () => {
  const bytes = await picture().png().toBuffer()
  const first = await upload(bytes, 'plan.png', 'A plan')
  expect((await upload(bytes, 'plan.png', '')).body.data).toEqual(first.body.data)
})

test('EXIF location and camera data are removed, and the EXIF orientation is applied', async () => {
  const bytes = await picture(640, 480)
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '26/1 55/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { body } = await upload(bytes, 'phone.jpg')
  expect(body.data).toMatchObject({ width: 480, height: 640 })
  const stored = Buffer.from(await (await app.request(body.data.url)).arrayBuffer())
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
})

test('a picture larger than any screen is scaled down', async () => {
  const { body } = await upload(await picture(5000, 100).jpeg().toBuffer(), 'long.jpg')
  expect(body.data).toMatchObject({ width: pictureLimits.longestSide, height: 80 })
})

test.each([
  ['webp', 'jpg'],
  ['avif', 'jpg'],
] as const)('%s is stored as %s', async (format, extension) => {
  const { body } = await upload(await picture(64, 64).toFormat(format).toBuffer(), `x.${format}`)
  expect(body.data.name).toBe(`x.${extension}`)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.each([
  ['an SVG with a script', svg, 'x.svg', /^Only JPEG/],
  ['an SVG with the extension .png', svg, 'x.png', /not a picture, although its name ends in .png/],
  ['HTML with the extension .JPG', '<!doctype html><script>alert(1)</script>', 'x.JPG', /not a picture, .* \.jpg\.$/],
  ['an empty file', '', 'x.jpg', /^The file is empty\.$/],
  ['a truncated picture', '\x89PNG\r\n\x1a\n', 'x.png', /cannot be read/],
  ['a GIF', 'GIF89a\x01\x00\x01\x00', 'x.gif', /^Only JPEG/],
  ['a PDF', '%PDF-1.7', 'x.pdf', /^Only JPEG/],
  ['text with the extension .mp4', 'a film', 'x.mp4', /not a film .* \.mp4\.$/],
  ['an executable', '\x7fELF', 'x.jpg', /not a picture/],
])('%s is rejected', async (_, text, name, message) => {
  const { status, body } = await upload(Buffer.from(text, 'latin1'), name)
  expect([status, body.field]).toEqual([422, 'file'])
  expect(body.message).toMatch(message)
  expect(await readdir(folder)).toEqual([])
})

test('a damaged picture is rejected', async () => {
  const complete = await picture().jpeg().toBuffer()
  const { status } = await upload(complete.subarray(0, complete.length / 2), 'half.jpg')
  expect(status).toBe(422)
})

test('a decompression bomb is rejected without decoding it', async () => {
  const { status, body } = await upload(bomb(50_000, 50_000), 'bomb.png')
  expect([status, body.message]).toEqual([422, 'The picture has more than 50 million pixels.'])
})

test('a picture above the size limit is rejected', async () => {
  const heavy = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.alloc(maxUploadMegabytes.image * 1024 * 1024)])
  expect((await upload(heavy, 'heavy.jpg')).status).toBe(413)
})

test('a request without a file is rejected', async () => {
  expect((await call('POST', '/media', {})).body.field).toBe('file')
  expect((await call('POST', '/media', new FormData())).body.field).toBe('file')
})

test.each(['../../etc/passwd.jpg', '..\\x.jpg', '.jpg', 'a/b.jpg', '\u202egpj.exe.jpg', '-.jpg', 'x'.repeat(500)])(
  'the file name %j is normalised for its URL',
  async (name) => {
    const { body } = await upload(await picture(32, 32).jpeg().toBuffer(), name)
    expect(body.data.url).toMatch(/^\/media\/[0-9a-f]{12}\/[a-z0-9][a-z0-9-]{0,59}\.jpg$/)
    expect((await app.request(body.data.url)).status).toBe(200)
  },
)

test('a video is stored unchanged', async () => {
  const video = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(100)])
  const { body } = await upload(video, 'Hero.mov')
  expect(body.data).toMatchObject({ name: 'hero.mp4', mime: 'video/mp4' })
  expect(Buffer.from(await (await app.request(body.data.url)).arrayBuffer())).toEqual(video)
})

test('media in use cannot be deleted, and the reply says where it is used', async () => {
  const { body } = await upload(await picture().jpeg().toBuffer(), 'used.jpg')
  const { id, url } = body.data
  await call('PUT', '/products/1', { image2: url })
  await call('PUT', '/blogs/1', { description: `<p><img src="${url.replace('.jpg', '-640.webp')}" alt=""></p>` })
  const product = (await call('GET', '/products/1')).body.data
  const { body: uses } = await call('GET', `/media/${id}/uses`)
  expect(uses.data).toMatchObject([
    { resource: 'products', id: 1, title: product.title },
    { resource: 'blogs', id: 1 },
  ])
  const rejected = await call('DELETE', `/media/${id}`)
  expect([rejected.status, rejected.body.uses.length]).toEqual([409, 2])
  expect((await app.request(url)).status).toBe(200)
  await call('PUT', '/products/1', { image2: '' })
  await call('PUT', '/blogs/1', { description: '<p>Without</p>' })
  expect((await call('DELETE', `/media/${id}`)).status).toBe(200)
})

test('a page that uses a file is named by its key, published or as a draft', async () => {
  const { id, url } = (await upload(await picture().jpeg().toBuffer(), 'used.jpg')).body.data
  const uses = async () => (await call('GET', `/media/${id}/uses`)).body.data
  await call('PUT', '/pages/1/draft', { image: url })
  expect(await uses()).toEqual([{ resource: 'pages', id: 1, title: 'Home', where: 'draft' }])
  await call('PUT', '/pages/1', { image: url })
  expect(await uses()).toEqual([{ resource: 'pages', id: 1, title: 'Home' }])
})

test('deleting all media leaves every file that content references', async () => {
  const { body } = await call('GET', '/media?per_page=500')
  for (const { id } of body.data) await call('DELETE', `/media/${id}`)
  const remaining = await db.selectFrom('media').select('url').execute()
  const urls = new Set(['', ...remaining.map(({ url }) => url)])
  expect(urls.size).toBeGreaterThan(50)
  for (const [name, { media }] of Object.entries(contentResources)) {
    const { body: listed } = await call('GET', `/${name}?per_page=500`)
    for (const record of listed.data)
      for (const url of media.flatMap((field: string) => record[field])) expect(urls).toContain(url)
  }
})

/** A PNG of a few kilobytes that declares this size. */
function bomb(width: number, height: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunks = [
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(1_000_000))],
    ['IEND', Buffer.alloc(0)],
  ] as const
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks.map(([name, data]) => chunk(name, data))])
}

function chunk(name: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

test('an upload that cannot be audited leaves no record', async () => {
  const count = () => db.selectFrom('media').select('id').execute()
  const before = await count()
  await db.schema.alterTable('audit').renameTo('audit_unavailable').execute()
  expect((await upload(await picture().jpeg().toBuffer(), 'door.jpg')).status).toBe(500)
  expect(await count()).toEqual(before)
})

test('unused files are listed and deleted, those in use, in a draft or in the trash are kept', async () => {
  const { total, used } = (await call('GET', '/media/unused')).body
  const add = async (name: string) => {
    const size = 40 + name.length
    return (await upload(await picture(size, size).jpeg().toBuffer(), `${name}.jpg`)).body.data
  }
  const [stray, drafted, trashed] = [await add('stray'), await add('drafted'), await add('trashed-one')]
  const blog = { title: 'Glass', slug: 'glass-1', description: '<p>x</p>', datetime: '2026-01-01T00:00:00Z' }
  await call('POST', '/blogs/draft', { ...blog, image: drafted.url })
  const { body } = await call('POST', '/blogs/draft', { ...blog, slug: 'glass-2', image: trashed.url })
  await call('DELETE', `/blogs/${body.data.id}`)
  const listed = (await call('GET', '/media/unused')).body
  expect([listed.total, listed.used]).toEqual([total + 1, used + 2])
  expect(listed.data.map(({ id }: { id: number }) => id)).toContain(stray.id)
  const removed = await call('POST', '/media/remove', { ids: [stray.id, drafted.id] })
  expect(removed.body.data).toEqual({
    done: [{ id: stray.id }],
    failed: [{ id: drafted.id, message: 'It is used in blogs: Glass.' }],
  })
  expect((await call('GET', `/media/${stray.id}`)).status).toBe(404)
})

test('other requests are answered while many files are deleted', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => 100_000 + index)
  expect(await turnsDuring(call('POST', '/media/remove', { ids }))).toBeGreaterThan(ids.length)
})
