import type { PictureFacts } from '@house/contract/entities'
import { imageWidths, portraitCrop, portraitCropUrl, variantUrl, widthsOf } from '@house/contract/image-variants'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'

let { app, api, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let picture = ''
let video = ''
let poster = ''
beforeAll(async () => {
  ;({ app, api, close } = await openTestApp())
  const [category, setting] = await Promise.all([api.category(), api.appSetting()])
  if (category.success === '1') picture = category.data[0]?.image ?? ''
  if (setting.success === '1') ({ video, video_poster: poster } = setting.data)
})
afterAll(() => close())

async function bytesOf(url: string) {
  return Buffer.from(await (await app.request(url)).arrayBuffer())
}

test('an original is served as immutable under its hash', async () => {
  const response = await app.request(picture)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.each(['avif', 'webp'] as const)('a %s variant has the requested width', async (format) => {
  const url = variantUrl(picture, 320, format)
  const response = await app.request(url)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${format}`])
  const { width } = await sharp(await bytesOf(url)).metadata()
  expect(width).toBe(320)
})

test('concurrent requests for a variant all get the complete picture', async () => {
  const url = variantUrl(picture, 480, 'avif')
  const all = await Promise.all(Array.from({ length: 6 }, () => bytesOf(url)))
  expect(new Set(all.map((bytes) => bytes.toString('base64'))).size).toBe(1)
})

test('a portrait crop follows the focal point of a wide picture', async () => {
  const { width = 0, height = 0 } = await sharp(await bytesOf(poster)).metadata()
  const crop = await sharp(await bytesOf(portraitCropUrl(poster, 10, 'webp'))).metadata()
  expect([crop.width, crop.height]).toEqual([portraitCrop.width, portraitCrop.height])
  const part = Math.round((height * portraitCrop.width) / portraitCrop.height)
  const right = { left: width - part, top: 0, width: part, height }
  const expected = await sharp(await bytesOf(poster))
    .extract(right)
    .resize(portraitCrop.width)
    .webp({ quality: 76 })
    .toBuffer()
  expect(await difference(await bytesOf(portraitCropUrl(poster, 10, 'webp')), expected)).toBeLessThan(1)
  expect(await difference(await bytesOf(portraitCropUrl(poster, 0, 'webp')), expected)).toBeGreaterThan(10)
})

test('portrait crops require a large enough picture and a position in tenths', async () => {
  const blogs = await api.blogList({ blog_page: 1 })
  const [small] = Object.entries(blogs.success === '1' ? (blogs.media ?? {}) : {}).find(isTooSmall) ?? []
  if (!small) throw new Error('No picture is too small')
  const urls = [
    portraitCropUrl(small, 5, 'avif'),
    portraitCropUrl(poster, 11, 'avif'),
    poster.replace('.jpg', '.x5-640.avif'),
  ]
  for (const url of urls) expect((await app.request(url)).status, url).toBe(404)
})

function isTooSmall([, { height }]: [string, PictureFacts]) {
  return height < portraitCrop.height
}

/** The mean difference of two pictures, from 0 to 255. */
async function difference(one: Buffer, other: Buffer) {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).greyscale().raw().toBuffer()))
  if (!a || a.length !== b?.length) return 255
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}

test('no other width is generated', async () => {
  const { width = 0 } = await sharp(await bytesOf(picture)).metadata()
  const tooWide = imageWidths.find((each) => !widthsOf(width).includes(each))
  const urls = [321, 0, 99_999, ...(tooWide ? [tooWide] : [])].map((each) => variantUrl(picture, each, 'avif'))
  urls.push(
    picture.replace('.jpg', '-320.gif'),
    picture.replace('.jpg', '-320.jpg'),
    picture.replace(/[0-9a-f]{12}/, '0'.repeat(12)),
  )
  for (const url of urls) expect((await app.request(url)).status, url).toBe(404)
})

test.each([
  '/media/../site.db',
  '/media/%2e%2e/site.db',
  '/media/..%2fsite.db',
  '/media//etc/passwd',
  '/media/..%5csite.db',
  '/media/',
])('path traversal is rejected: %s', async (path) => {
  expect((await app.request(path)).status).toBe(404)
})

test('a video supports range requests (§2 Home)', async () => {
  const response = await app.request(video, { headers: { range: 'bytes=0-99' } })
  expect([response.status, response.headers.get('content-length')]).toEqual([206, '100'])
  expect(response.headers.get('content-range')).toMatch(/^bytes 0-99\/\d+$/)
})

test('a range outside of the file is rejected and not cached', async () => {
  const response = await app.request(video, { headers: { range: 'bytes=999999999-' } })
  expect([response.status, response.headers.get('cache-control')]).toEqual([416, 'no-store'])
  expect(response.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/)
})

test('a malformed range is ignored', async () => {
  const response = await app.request(video, { headers: { range: 'bytes=9-2' } })
  await response.body?.cancel()
  expect([response.status, response.headers.get('content-range')]).toEqual([200, null])
})

test('HEAD has the headers of GET and no body', async () => {
  const response = await app.request(video, { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000)
})
