import { type OgImage, ogImagePath } from '@house/contract/og-image'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stubSite } from '../../testing/fixtures/stub-site.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const plain: OgImage = { title: 'Terms & "Conditions"', picture: '', company: 'Jharokha' }
const long: OgImage = { title: 'A title that goes on and on '.repeat(7), picture: '', company: 'Jharokha' }
let card = plain

/** A site of one page, which names its card as our pages do. */
const handle = vi.fn(async (request: Request) => {
  if (new URL(request.url).pathname !== '/terms/') return new Response('not found', { status: 404 })
  return new Response('<html></html>')
})
const site = stubSite(handle, () => ({ canonicalUrl: 'http://localhost/terms/', ogImage: card }))

let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ app, db, close } = await openTestApp({ site }))
})
afterAll(() => close())

async function picture(end: string) {
  const rows = await db.selectFrom('media').select('url').orderBy('bytes', 'desc').execute()
  return rows.find(({ url }) => url.endsWith(end))?.url ?? ''
}

async function ask(path: string) {
  const response = await app.request(path)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test.each([
  ['no picture', async () => plain],
  ['a very long title', async () => long],
  ['a photograph', async () => ({ ...plain, picture: await picture('.jpg') })],
  ['a drawing', async () => ({ ...plain, picture: await picture('.png') })],
  ['a picture that is not there', async () => ({ ...plain, picture: '/media/000000000000/none.jpg' })],
])('a card with %s is a JPEG of 1200 × 630 and at most 200 KB, to be kept for ever', async (_what, make) => {
  card = await make()
  const { response, bytes } = await ask(ogImagePath('/terms/', card))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThanOrEqual(200 * 1024)
})

test('an Open Graph image is drawn once, also for concurrent requests', async () => {
  card = { ...plain, title: 'Asked for often' }
  handle.mockClear()
  const asked = await Promise.all([1, 2, 3].map(() => ask(ogImagePath('/terms/', card))))
  expect((await ask(ogImagePath('/terms/', card))).bytes.equals(asked[0]?.bytes ?? Buffer.alloc(0))).toBe(true)
  expect(handle).toHaveBeenCalledOnce()
})

test.each([
  ['another title than the page has', () => ogImagePath('/terms/', { ...card, title: 'Buy my tablets' })],
  ['a page that is not there', () => ogImagePath('/no-such-page/', card)],
  ['the right hash below another page', () => ogImagePath('/other/', card)],
  ['no hash', () => '/cards/terms/card.jpg'],
  ['another site', () => '/cards//evil.example/0123456789abcdef.jpg'],
])('nothing is drawn for %s', async (_what, path) => {
  expect((await ask(path())).response.status).toBe(404)
})
