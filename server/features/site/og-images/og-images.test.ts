import { join } from 'node:path'
import type { Brand } from '@house/contract/brand/brand'
import { emptyBrand } from '@house/contract/brand/options'
import { type OgImage, ogImagePath } from '@house/contract/pages/og-image'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { bumpContentVersion } from '../../../platform/cache/content-version.ts'
import { updateSettings } from '../../../platform/company/settings/store.ts'
import { folderStorage } from '../../../platform/media/storage/folder-storage.ts'
import type { MediaStorage } from '../../../platform/media/storage/storage.ts'
import { createLog } from '../../../platform/process/log.ts'
import { stubSite } from '../../../testing/fixtures/stub-site.ts'
import { openTestApp, openWatchingApp } from '../../../testing/open-test-app.ts'

const names = { company: 'Jharokha Doors', shortName: 'Jharokha', brand: '' }
const plain: OgImage = { title: 'Terms & "Conditions"', picture: '', ...names }
const long: OgImage = { title: 'A title that goes on and on '.repeat(7), picture: '', ...names }
let image = plain

const asHtml = { 'content-type': 'text/html; charset=utf-8' }

/** A site with one page, which declares its Open Graph image. */
const handle = vi.fn(async (request: Request) => {
  if (new URL(request.url).pathname !== '/terms') return new Response('not found', { status: 404, headers: asHtml })
  return new Response('<html></html>', { headers: asHtml })
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

/** Changes what the page declares, as staff would. */
async function declare(next: OgImage) {
  image = next
  await bumpContentVersion(db)
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
  await declare(await create())
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
    await declare({ ...plain, title: 'In colour', brand: version })
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
  await declare({ ...plain, title: 'Requested often' })
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
  await declare({ ...plain, title: 'Storage is away' })
  failing = ['find', 'write']
  const { response, bytes } = await download(ogImagePath('/terms/', image))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(messages).toEqual(['reading a link preview failed, drawing it again', 'storing a link preview failed'])
})

test('an image whose picture cannot be read is 503 and not cached, and drawn with it later', async () => {
  await declare({ ...plain, title: 'Its picture is away', picture: await picture('.jpg') })
  failing = ['find']
  const { response } = await download(ogImagePath('/terms/', image))
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(response.headers.get('retry-after')).toBe('30')
  expect(messages).toContain('reading a media file failed')
  failing = []
  const later = await download(ogImagePath('/terms/', image))
  await declare({ ...image, picture: '' })
  const without = await download(ogImagePath('/terms/', image))
  expect([later.response.status, later.bytes.equals(without.bytes)]).toEqual([200, false])
})

test('an image that does not exist is 404 and not cached', async () => {
  const { response } = await download(ogImagePath('/no-such-page/', image))
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test.each(['/cards/plan/JH-ABCDEF/0123456789abcdef.jpg', '/cards/quotation/abcdef/0123456789abcdef.jpg'])(
  'a page for one person has no image and is not rendered: %s',
  async (path) => {
    handle.mockClear()
    expect((await download(path)).response.status).toBe(404)
    expect(handle).not.toHaveBeenCalled()
  },
)

test('made-up images of a page that is cached are 404 without rendering it', async () => {
  const watching = await openWatchingApp({ site })
  expect((await watching.app.request('/terms')).status).toBe(200)
  handle.mockClear()
  const paths = Array.from({ length: 80 }, (_, index) => `/cards/terms/${String(index).padStart(16, '0')}.jpg`)
  const statuses = await Promise.all(paths.map(async (path) => (await watching.app.request(path)).status))
  expect(statuses).toEqual(paths.map(() => 404))
  expect(handle).not.toHaveBeenCalled()
  await watching.close()
})

test('two uncached pages are rendered for a client at a time, and other clients are served', async () => {
  const { promise: blocked, resolve: release } = Promise.withResolvers<void>()
  const slow = stubSite(async () => {
    await blocked
    return new Response('<html></html>', { status: 404, headers: asHtml })
  })
  const other = await openTestApp({ site: slow, trustedProxies: 1 })
  const get = async (page: number, client: string) => {
    const headers = { 'x-forwarded-for': client }
    return other.app.request(`/cards/page-${page}/0123456789abcdef.jpg`, { headers })
  }
  const requests = Array.from({ length: 3 }, (_, index) => get(index, '192.0.2.1'))
  const refused = await Promise.race(requests)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
  const others = get(6, '192.0.2.2')
  release()
  expect((await others).status).toBe(404)
  expect((await Promise.all(requests)).filter(({ status }) => status === 404)).toHaveLength(2)
  await other.close()
})
