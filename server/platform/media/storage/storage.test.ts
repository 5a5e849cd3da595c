import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { mediaCommand } from '../../../../ops/media.ts'
import { callCommand } from '../../../../ops/testing/call-command.ts'
import { archivedContent } from '../../../features.ts'
import { signInAs } from '../../../testing/as-staff.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { startS3Server } from '../../../testing/s3-server.ts'
import { exportContent } from '../../content/archive/export-content.ts'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { MediaStorage } from './storage.ts'

let folder: string
let s3: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-storage-'))
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true })
})

const storages: [string, () => Promise<MediaStorage>][] = [
  ['a folder', async () => folderStorage(join(folder, 'media'))],
  ['an S3 bucket', () => s3Storage(s3.settings)],
]

test.each(storages)('%s keeps files that are written, listed, read in part and removed', async (_, open) => {
  const storage = await open()
  expect(await storage.list('')).toEqual([])
  expect(await storage.find('abc/door.jpg')).toBeUndefined()
  await storage.write('abc/door.jpg', Buffer.from('0123456789'))
  await storage.write('abd/door.jpg', Buffer.from('other'))
  const file = await storage.find('abc/door.jpg')
  if (!file) throw new Error('the file is missing')
  expect(file.size).toBe(10)
  expect(await text(await file.read())).toBe('0123456789')
  expect(await text(await file.read({ start: 2, end: 4 }))).toBe('234')
  expect((await storage.list('')).sort()).toEqual(['abc/door.jpg', 'abd/door.jpg'])
  expect(await storage.list('abc/')).toEqual(['abc/door.jpg'])
  for (const key of await storage.list('')) await storage.remove(key)
  await storage.remove('abc/door.jpg')
  expect(await storage.list('')).toEqual([])
})

test('a picture uploaded through one instance is served by another, from the bucket alone', async () => {
  const media = await s3Storage(s3.settings)
  const one = await openTestApp({ media })
  const other = await openTestApp({ db: one.db, media: await s3Storage(s3.settings) })
  const { call } = await signInAs(one.app, one.db, 'editor')
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'door.jpg'))
  const { url, id } = (await call('POST', '/media', form)).body.data
  const whole = await other.app.request(url)
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await whole.arrayBuffer()).byteLength).toBe(Number(whole.headers.get('content-length')))
  const part = await other.app.request(url, { headers: { range: 'bytes=0-9' } })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10])
  const variant = await other.app.request(url.replace('.jpg', '-320.webp'))
  expect([variant.status, variant.headers.get('content-type')]).toEqual([200, 'image/webp'])
  await call('DELETE', `/media/${id}`)
  expect((await other.app.request(url)).status).toBe(404)
  expect((await media.list('')).filter((key) => key.includes('door'))).toEqual([])
  await one.close()
})

test('one command copies all originals to the bucket, another one back', async () => {
  const dataDir = join(folder, 'site')
  const source = folderStorage(join(dataDir, 'media'))
  await source.write('aaaaaaaaaaaa/door.jpg', Buffer.from('a door'))
  await source.write('aaaaaaaaaaaa/door-320.avif', Buffer.from('a smaller door'))
  await source.write('cards/preview.jpg', Buffer.from('a link preview'))
  const env = { ...s3.env, DATA_DIR: dataDir }
  expect(await callCommand(mediaCommand, ['to-s3'], env)).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 files are copied to the bucket media; 0 were there already.'),
  })
  expect((await callCommand(mediaCommand, ['to-s3'], env)).out).toContain('0 files are copied')
  const back = { ...env, DATA_DIR: join(folder, 'back') }
  expect((await callCommand(mediaCommand, ['to-folder'], back)).code).toBe(0)
  expect(await readdir(join(folder, 'back/media/aaaaaaaaaaaa'))).toEqual(['door.jpg'])
})

test('a file that cannot be read to its end fails the export of the content, and nothing else', async () => {
  const { db, close } = await openTestApp()
  const seeded = folderStorage(join(inject('seeded').dataDir, 'media'))
  const broken: MediaStorage = {
    ...seeded,
    async find(key) {
      const file = await seeded.find(key)
      const failing = async () =>
        Readable.from(
          (async function* () {
            yield Buffer.from('the beginning')
            throw new Error('the disk is broken')
          })(),
        )
      return file && { ...file, read: failing }
    },
  }
  const zip = await exportContent(db, broken, archivedContent, { staffId: null, now: new Date() })
  await expect(buffer(zip)).rejects.toThrow('the disk is broken')
  await close()
})

test('a folder that cannot be read is not an empty one', async () => {
  await expect(folderStorage(`/${'x'.repeat(300)}`).list('')).rejects.toThrow('ENAMETOOLONG')
})

test('a bucket that cannot be reached is named, with the settings to check', async () => {
  await expect(s3Storage({ ...s3.settings, bucket: 'nowhere' })).rejects.toThrow(
    /the S3 bucket nowhere cannot be opened \(status 404\)\. Check S3_BUCKET/,
  )
  const without = await callCommand(mediaCommand, ['to-s3'], { DATA_DIR: folder })
  expect(without).toMatchObject({ code: 1, err: expect.stringContaining('S3_BUCKET is not set.') })
})
