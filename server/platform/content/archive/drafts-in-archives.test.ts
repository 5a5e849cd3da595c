import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Archives, archiveOf, openArchives, withRow } from '../../../testing/fixtures/archives.ts'
import { unzip, zip } from '../../../testing/fixtures/zip.ts'

let archives = {} as Archives
beforeAll(async () => {
  archives = await openArchives()
})
afterAll(() => archives.close())

/** The small archive with a draft of the first article that has these fields. */
async function archiveWithDraft(fields: object, formerUrls = '[]') {
  const { administrator, db, mediaFolder, upload, smallArchive } = archives
  await upload(await zip(smallArchive))
  await administrator.call('PUT', '/blogs/1/draft', { title: 'Another title' })
  const files = await unzip(await archiveOf(db, mediaFolder))
  const changed = withRow(files, 'draft', (row) => ({
    ...row,
    document: JSON.stringify(fields),
    former_urls: formerUrls,
  }))
  return zip(changed)
}

test('a draft in an archive is sanitised like what staff enter, and has no columns of its own', async () => {
  const { administrator, db, upload } = archives
  const fields = {
    description: '<p onclick="x()">Fine</p><script>x()</script>',
    summary: '<img src=x onerror=alert(1)>',
    status: 'hidden',
  }
  expect((await upload(await archiveWithDraft(fields))).status).toBe(200)
  expect((await administrator.call('PUT', '/blogs/1', {})).status).toBe(200)
  const blog = await db.selectFrom('blog').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
  expect(blog).toMatchObject({ description: '<p>Fine</p>', summary: '<p>Fine</p>', status: 'published' })
})

test.each([
  ['a field of another type', { description: ['<script>x()</script>'] }, '[]'],
  ['former URLs that are none', {}, '"nonsense"'],
])('an archive whose draft has %s is rejected', async (_, fields, formerUrls) => {
  const { status, body } = await archives.upload(await archiveWithDraft(fields, formerUrls))
  expect([status, body.message]).toEqual([422, expect.stringMatching(/^content\/draft\.ndjson, line 1: /)])
})
