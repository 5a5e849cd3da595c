import { join } from 'node:path'
import type { Brand } from '@house/contract/brand/brand'
import { emptyBrand } from '@house/contract/brand/options'
import { type OgImage, ogImagePath } from '@house/contract/pages/og-image'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { folderStorage } from '../../media/storage/folder-storage.ts'
import type { MediaStorage } from '../../media/storage/storage.ts'
import { createLog } from '../../process/log.ts'
import { updateSettings } from '../../settings/store.ts'
import { stubSite } from '../../testing/fixtures/stub-site.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const names = { company: 'Jharokha Doors', shortName: 'Jharokha', brand: '' }
const plain: OgImage = { title: 'Terms & "Conditions"', picture: '', ...names }
const long: OgImage = { title: 'A title that goes on and on '.repeat(7), picture: '', ...names }
let image = plain

/** A site with one page, which declares its Open Graph image. */
const handle = vi.fn(async (request: Request) => {
  if (new URL(request.url).pathname !== '/terms/') return new Response('not found', { status: 404 })
  return new Response('<html></html>')
})
const site = stubSite(handle, () => ({ canonicalUrl: 'http://localhost/terms/', ogImage: image }))

let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let failing: (keyof MediaStorage)[] = []
let messages: string[] = []
const log = createLog('error', () => ({ write: (line) => void messages.push(JSON.parse(line).msg) }))
beforeAll(async () => {
  const stored = folderStorage(join(inject('seeded').dataDir, 'media'))
  const orFail = (operation: keyof MediaStorage) => {
    if (failing.includes(operation)) throw new Error('the storage is away')
  }
  const media: MediaStorage = {
    ...stored,
    async find(key) {
      orFail('find')
      return stored.find(key)
    },
    async write(key, bytes) {
      orFail('write')
      return stored.write(key, bytes)
    },
  }
  ;({ app, db, close } = await openTestApp({ site, media, log }))
})
beforeEach(() => {
  ;[failing, messages] = [[], []]
})
afterAll(() => close())

async function picture(end: string) {
  const rows = await db.selectFrom('media').select('url').orderBy('bytes', 'desc').execute()
  return rows.find(({ url }) => url.endsWith(end))?.url ?? ''
}

async function download(path: string) {
  const response = await app.request(path)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test.each([
  ['no picture', async () => plain],
  ['a very long title', async () => long],
  ['a photograph', async () => ({ ...plain, picture: await picture('.jpg') })],
  ['a drawing', async () => ({ ...plain, picture: await picture('.png') })],
  ['a missing picture', async () => ({ ...plain, picture: '/media/000000000000/none.jpg' })],
])('an image with %s is an immutable JPEG of 1200 × 630 and at most 200 KB', async (_what, create) => {
  image = await create()
  const { response, bytes } = await download(ogImagePath('/terms/', image))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThanOrEqual(200 * 1024)
})

test('a brand of its own is drawn in its colours, with its logo', async () => {
  const { url } = await db.selectFrom('media').select('url').where('url', 'like', '%.svg').executeTakeFirstOrThrow()
  const author = { staffId: null, now: new Date() }
  const colourAt = async (bytes: Buffer) => [
    ...(await sharp(bytes).extract({ left: 1100, top: 600, width: 1, height: 1 }).raw().toBuffer()),
  ]
  const draw = async (brand: Brand | null, version: string) => {
    await updateSettings(db, { brand }, author)
    image = { ...plain, title: 'In colour', brand: version }
    return (await download(ogImagePath('/terms/', image))).bytes
  }
  const named = await draw({ ...emptyBrand, dark: '#203040', fonts: 'manrope' }, 'a')
  const [red = 0, green = 0, blue = 0] = await colourAt(named)
  for (const [value, expected] of [
    [red, 0x20],
    [green, 0x30],
    [blue, 0x40],
  ] as const)
    expect(Math.abs(value - expected)).toBeLessThan(6)
  const withLogo = await draw({ ...emptyBrand, dark: '#203040', fonts: 'manrope', logo_on_dark: url }, 'b')
  expect(withLogo.equals(named)).toBe(false)
  await updateSettings(db, { brand: null }, author)
})

test('an Open Graph image is drawn once, also for concurrent requests', async () => {
  image = { ...plain, title: 'Requested often' }
  handle.mockClear()
  const downloads = await Promise.all([1, 2, 3].map(() => download(ogImagePath('/terms/', image))))
  expect((await download(ogImagePath('/terms/', image))).bytes.equals(downloads[0]?.bytes ?? Buffer.alloc(0))).toBe(
    true,
  )
  expect(handle).toHaveBeenCalledOnce()
})

test.each([
  ['a title that the page does not have', () => ogImagePath('/terms/', { ...image, title: 'Buy my tablets' })],
  ['an unknown page', () => ogImagePath('/no-such-page/', image)],
  ['the right hash below another page', () => ogImagePath('/other/', image)],
  ['no hash', () => '/cards/terms/card.jpg'],
  ['another site', () => '/cards//evil.example/0123456789abcdef.jpg'],
])('nothing is drawn for %s', async (_what, path) => {
  expect((await download(path())).response.status).toBe(404)
})

test('an image is sent also while the storage fails, and stored later', async () => {
  image = { ...plain, title: 'Storage is away' }
  failing = ['find', 'write']
  const { response, bytes } = await download(ogImagePath('/terms/', image))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(messages).toEqual(['reading a link preview failed, drawing it again', 'storing a link preview failed'])
})

test('an image whose picture cannot be read is 503 and not cached, and drawn with it later', async () => {
  image = { ...plain, title: 'Its picture is away', picture: await picture('.jpg') }
  failing = ['find']
  const { response } = await download(ogImagePath('/terms/', image))
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(response.headers.get('retry-after')).toBe('30')
  expect(messages).toContain('reading a media file failed')
  failing = []
  const later = await download(ogImagePath('/terms/', image))
  image = { ...image, picture: '' }
  const without = await download(ogImagePath('/terms/', image))
  expect([later.response.status, later.bytes.equals(without.bytes)]).toEqual([200, false])
})

test('an image that does not exist is 404 and not cached', async () => {
  const { response } = await download(ogImagePath('/no-such-page/', image))
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
})
