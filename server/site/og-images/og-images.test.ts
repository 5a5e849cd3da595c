import { type OgImage, ogImagePath } from '@house/contract/og-image'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stubSite } from '../../testing/fixtures/stub-site.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const plain: OgImage = { title: 'Terms & "Conditions"', picture: '', company: 'Jharokha' }
const long: OgImage = { title: 'A title that goes on and on '.repeat(7), picture: '', company: 'Jharokha' }
let image = plain

/** A site with one page, which declares its Open Graph image. */
const handle = vi.fn(async (request: Request) => {
  if (new URL(request.url).pathname !== '/terms/') return new Response('not found', { status: 404 })
  return new Response('<html></html>')
})
const site = stubSite(handle, () => ({ canonicalUrl: 'http://localhost/terms/', ogImage: image }))

let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ app, db, close } = await openTestApp({ site }))
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
