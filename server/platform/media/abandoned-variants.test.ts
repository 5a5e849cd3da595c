import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imageWidths, variantUrl } from '@house/contract/image-variants'
import { mediaUrl } from '@house/contract/urls'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { serve } from '../../testing/serve.ts'
import { holdWorker } from '../../testing/worker-process.ts'
import { countWaitingTasks } from '../workers/run-task.ts'
import { folderStorage } from './storage/folder-storage.ts'
import { mediaKey } from './storage/storage.ts'

let folder: string
let opened = {} as Awaited<ReturnType<typeof openTestApp>>
let server = {} as Awaited<ReturnType<typeof serve>>
let jpeg: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-media-'))
  opened = await openTestApp({ media: folderStorage(folder), trustedProxies: 1 })
  server = await serve(opened.listener)
  jpeg = await sharp({ create: { width: 2600, height: 1800, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  server.stop()
  await opened.close()
  await rm(folder, { recursive: true, maxRetries: 5 })
})

let stored = 0

/** The URLs of variants that are not made yet. */
async function newVariants(count: number) {
  const urls: string[] = []
  while (urls.length < count) {
    stored += 1
    const hash = String(stored).padStart(12, '0')
    await folderStorage(folder).write(`${hash}/door.jpg`, jpeg)
    for (const width of imageWidths.filter((each) => each < 1000))
      urls.push(variantUrl(mediaUrl(hash, 'door.jpg'), width, 'webp'))
  }
  return urls.slice(0, count)
}

function get(url: string, client: string, signal?: AbortSignal) {
  return fetch(server.url + url, { headers: { 'x-forwarded-for': client }, ...(signal && { signal }) })
}

test('variants whose requesters hung up are not made, unless another waits for the same one', async () => {
  const release = await holdWorker()
  const visitor = new AbortController()
  const urls = await newVariants(20)
  const abandoned = Promise.allSettled(urls.map((url) => get(url, '192.0.2.1', visitor.signal)))
  await expect.poll(countWaitingTasks).toBe(20)
  const [shared = ''] = urls
  const other = get(shared, '192.0.2.2')
  // It is answered after the request of the other visitor has arrived.
  await get('/media/000000000000/none.jpg', '192.0.2.2')
  visitor.abort()
  expect((await abandoned).map(({ status }) => status)).toEqual(urls.map(() => 'rejected'))
  await expect.poll(countWaitingTasks).toBe(1)
  await release()
  expect((await other).headers.get('content-type')).toBe('image/webp')
  const [later = ''] = await newVariants(1)
  expect((await get(later, '192.0.2.2')).status).toBe(200)
  const made = await Promise.all(urls.map((url) => folderStorage(folder).find(mediaKey(url))))
  expect(urls.filter((_, index) => made[index])).toEqual([shared])
})

test('a client that waits for 64 new variants gets 429 for more, and other clients get theirs', async () => {
  const release = await holdWorker()
  const visitor = new AbortController()
  const urls = await newVariants(66)
  const [more = '', others = '', ...first] = urls
  const waiting = Promise.allSettled(first.map((url) => get(url, '192.0.2.1', visitor.signal)))
  await expect.poll(countWaitingTasks).toBe(64)
  const refused = await get(more, '192.0.2.1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
  expect(refused.headers.get('cache-control')).toBe('no-store')
  const served = get(others, '192.0.2.2')
  await expect.poll(countWaitingTasks).toBe(65)
  visitor.abort()
  await waiting
  await expect.poll(countWaitingTasks).toBe(1)
  await release()
  expect((await served).status).toBe(200)
  expect((await get(more, '192.0.2.1')).status).toBe(200)
})
