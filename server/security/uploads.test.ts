import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderStorage } from '../platform/media/storage/folder-storage.ts'
import { type Staff, signInAs } from '../testing/as-staff.ts'
import { openTestApp } from '../testing/open-test-app.ts'

let { app, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let editor: Staff
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-hostile-'))
  const opened = await openTestApp({ media: folderStorage(folder) })
  ;({ app, close } = opened)
  editor = await signInAs(app, opened.db, 'editor')
})
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true })
})

const script = '<script>alert(document.domain)</script>'

function upload(bytes: Buffer, name: string) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  return editor.call('POST', '/media', form)
}

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63' } })

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s polyglot with HTML and a ZIP header is stored as an image only',
  async (format) => {
    const clean = await picture()
      .withExif({ IFD0: { ImageDescription: script, Copyright: 'PK\u0003\u0004' } })
      .toFormat(format)
      .toBuffer()
    const { status, body } = await upload(
      Buffer.concat([clean, Buffer.from(`\n${script}PK\x03\x04`)]),
      `x.${format}.html`,
    )
    expect(status).toBe(200)
    const stored = Buffer.from(await (await app.request(body.data.url)).arrayBuffer())
    expect(stored.toString('latin1')).not.toMatch(/<script|PK\u0003\u0004/)
    expect(body.data.url).toMatch(/\.(jpg|png)$/)
  },
)

test('a video polyglot is served as video, never as HTML', async () => {
  const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftypmp42${script}`), Buffer.alloc(100)])
  const { body } = await upload(film, 'x.html')
  const { headers } = await app.request(body.data.url)
  expect(headers.get('content-type')).toBe('video/mp4')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain('sandbox')
})
