import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { folderStorage } from './storage/folder-storage.ts'

let folder: string
let { app, api, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let { call } = {} as Staff
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-documents-'))
  ;({ app, api, db, close } = await openTestApp({ media: folderStorage(folder) }))
  ;({ call } = await signInAs(app, db, 'administrator'))
})
afterEach(async () => {
  await close()
  await rm(folder, { recursive: true })
})

const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'

function upload(content: string | Buffer, name = 'Our Brochure.pdf') {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(Buffer.from(content))], name))
  return call('POST', '/media/brochure', form)
}

test('an uploaded PDF replaces the drawn brochure until it is removed', async () => {
  const { url } = (await upload(pdf)).body.data
  expect(url).toMatch(/^\/media\/\w+\/our-brochure\.pdf$/)
  expect((await call('PUT', '/settings/1', { brochure: url })).status).toBe(200)
  expect(await api.appSetting()).toMatchObject({ data: { brochure: url } })
  const redirect = await app.request('/brochure.pdf')
  expect([redirect.status, redirect.headers.get('location')]).toEqual([302, url])
  const file = await app.request(url)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  // Browsers show no PDF in a sandbox.
  expect(file.headers.get('content-security-policy')).not.toContain('sandbox')
  expect(await file.text()).toBe(pdf)
  const [{ id }] = (await call('GET', '/media?filter={"mime":"application/pdf"}')).body.data
  expect((await call('DELETE', `/media/${id}`)).status).toBe(409)
  expect((await call('PUT', '/settings/1', { brochure: '/brochure.pdf' })).status).toBe(200)
  expect((await call('DELETE', `/media/${id}`)).status).toBe(200)
  expect((await call('PUT', '/settings/1', { brochure: url })).body.message).toBe(
    'Brochure is not in the media library',
  )
})

test.each([
  ['a page', '<html>%PDF-1.7 %%EOF</html>', 422],
  ['a file that was cut off', pdf.slice(0, 20), 422],
  ['a file that is too large', Buffer.alloc(21 * 1024 * 1024), 413],
])('%s is rejected', async (_, content, status) => {
  const reply = await upload(content)
  expect([reply.status, reply.body.field]).toEqual([status, 'file'])
})
