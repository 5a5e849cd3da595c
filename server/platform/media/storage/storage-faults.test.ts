import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { variantUrl } from '@house/contract/image-variants'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Staff, signInAs } from '../../../testing/as-staff.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { createLog } from '../../process/log.ts'
import { folderStorage } from './folder-storage.ts'
import { type MediaStorage, mediaKey } from './storage.ts'

let folder: string
let stored: MediaStorage
let failing: (keyof MediaStorage | 'read')[] = []
let lines: { msg: string }[] = []
let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let { call } = {} as Staff
beforeEach(async () => {
  ;[failing, lines] = [[], []]
  folder = await mkdtemp(join(tmpdir(), 'house-faults-'))
  stored = folderStorage(folder)
  const log = createLog('error', () => ({ write: (line) => void lines.push(JSON.parse(line)) }))
  ;({ app, db, close } = await openTestApp({ media: unreliable(stored), log }))
  ;({ call } = await signInAs(app, db, 'editor'))
})
afterEach(async () => {
  await close()
  // Variants may still be generated.
  await rm(folder, { recursive: true, maxRetries: 5 })
})

/** Fails in the operations listed in `failing`. */
function unreliable(storage: MediaStorage): MediaStorage {
  const orFail = (operation: (typeof failing)[number]) => {
    if (failing.includes(operation)) throw new Error('the storage is away')
  }
  return {
    async find(key) {
      orFail('find')
      const file = await storage.find(key)
      if (!file) return undefined
      const { size, modified } = file
      return {
        size,
        modified,
        async read(range) {
          orFail('read')
          return file.read(range)
        },
      }
    },
    async write(key, bytes) {
      orFail('write')
      return storage.write(key, bytes)
    },
    async list(prefix) {
      orFail('list')
      return storage.list(prefix)
    },
    async remove(key) {
      orFail('remove')
      return storage.remove(key)
    },
  }
}

async function upload() {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'door.jpg'))
  return call('POST', '/media', form)
}

/** An uploaded picture, without variants. */
async function uploadOriginal(): Promise<{ id: number; url: string }> {
  const { id, url } = (await upload()).body.data
  await expect.poll(async () => (await call('GET', `/media/${id}/variants`)).body.data).toEqual({ ready: 6, total: 6 })
  for (const key of await stored.list('')) if (key !== mediaKey(url)) await stored.remove(key)
  return { id, url }
}

const messages = () => lines.map(({ msg }) => msg)

test.each(['find', 'read'] as const)(
  'a picture that the storage cannot %s is 503, and never cached',
  async (operation) => {
    const { url } = await uploadOriginal()
    failing = [operation]
    for (const path of [url, variantUrl(url, 320, 'webp')]) {
      lines = []
      const { status, headers } = await app.request(path)
      expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '30'])
      expect([headers.get('content-type'), headers.get('content-length')]).toEqual(['text/plain; charset=UTF-8', null])
      expect(messages()).toEqual(['reading a media file failed'])
    }
    failing = []
    expect((await app.request(url)).status).toBe(200)
  },
)

test('a picture whose file is missing is 404, and the next upload of it repairs it', async () => {
  const { url } = await uploadOriginal()
  await stored.remove(mediaKey(url))
  for (const path of [url, variantUrl(url, 320, 'webp')]) {
    const { status, headers } = await app.request(path)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  }
  // Waits for the variants too: made later, they would fail in the next test.
  await uploadOriginal()
  expect((await app.request(url)).status).toBe(200)
})

test('a variant that cannot be stored is sent all the same', async () => {
  const { url } = await uploadOriginal()
  failing = ['write']
  const response = await app.request(variantUrl(url, 320, 'webp'))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 320 })
  expect(messages()).toEqual(['storing a picture failed'])
  const part = await app.request(variantUrl(url, 320, 'webp'), { headers: { range: 'bytes=2-5' } })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4])
})

test('an upload that cannot be stored fails, and leaves no record', async () => {
  const count = async () => (await db.selectFrom('media').select('id').execute()).length
  const before = await count()
  failing = ['write']
  expect((await upload()).status).toBe(500)
  expect(await count()).toBe(before)
  expect(messages()).toEqual(['staff API call failed'])
})

test('variants that cannot be made after an upload are logged once, and made on request', async () => {
  failing = ['read']
  const { status, body } = await upload()
  expect(status).toBe(200)
  await expect.poll(messages).toEqual(['generating variants failed'])
  failing = []
  expect((await app.request(variantUrl(body.data.url, 320, 'webp'))).status).toBe(200)
})

test('a deleted picture whose files cannot be deleted is gone from the library, and named in the log', async () => {
  const { id, url } = await uploadOriginal()
  failing = ['remove']
  expect((await call('DELETE', `/media/${id}`)).status).toBe(200)
  expect((await call('GET', `/media/${id}`)).status).toBe(404)
  expect(lines).toMatchObject([{ msg: 'deleting media files failed', url }])
})
