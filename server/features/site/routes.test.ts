import { afterAll, beforeAll, expect, test } from 'vitest'
import { stubSite } from '../../testing/fixtures/stub-site.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { publishChanges } from '../../testing/publish-changes.ts'

const emptySite = stubSite(() => new Response('not found', { status: 404 }))
let { app, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  const opened = await openTestApp({ site: emptySite })
  ;({ app, close } = opened)
  const { id } = await opened.db
    .selectFrom('category')
    .select('id')
    .where('slug', '=', 'alu-home-interior')
    .executeTakeFirstOrThrow()
  await publishChanges(opened.db, 'category', id, { slug: 'interiors' }, { staffId: null, now: new Date() })
})
afterAll(() => close())

test.each([
  ['/alu-home-interior', '/interiors'],
  ['/alu-home-interior/', '/interiors'],
  ['/Alu-Home-Interior/sky-light?utm_source=x&y=1', '/interiors/sky-light?utm_source=x&y=1'],
  ['/alu%2Dhome-interior', '/interiors'],
])('an old URL gets 301: %s', async (path, target) => {
  const response = await app.request(path)
  expect([response.status, response.headers.get('location')]).toEqual([301, target])
})

test('a POST is not redirected', async () => {
  expect((await app.request('/alu-home-interior', { method: 'POST' })).status).toBe(404)
})

test.each(['/never-was', '/%E0%A4%A', '/alu-home-interior/never'])('an unknown URL is 404: %s', async (path) => {
  expect((await app.request(path)).status).toBe(404)
})

test('the data of a page is for one client only, and that of a plan is not indexed', async () => {
  const headersOf = async (path: string) => {
    const { headers } = await app.request(path)
    return [headers.get('cache-control'), headers.get('x-robots-tag')]
  }
  expect(await headersOf('/about-us.data')).toEqual(['private, no-cache', null])
  expect(await headersOf('/plan/JH-7K3P-9Q.data')).toEqual(['private, no-cache', 'noindex'])
})
