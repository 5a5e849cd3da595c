import { type EndpointName, endpoints } from '@house/contract/endpoints'
import type { SearchGroup } from '@house/contract/entities'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stubSite } from '../testing/fixtures/stub-site.ts'
import { openTestApp } from '../testing/open-test-app.ts'

let { app, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ app, close } = await openTestApp({ site: stubSite(() => new Response('', { status: 404 })) }))
})
afterAll(() => close())

const calls = (Object.keys(endpoints) as EndpointName[]).filter((name) => 'slug' in endpoints[name].fields)

/** Injected into a statement, each of these returns rows, waits or causes an error. */
const conditions = [
  "window' or '1'='1",
  "window') or ('1'='1",
  "window' or 1=1 limit 1 --",
  "window' union select 1,2,3,4,5,6,7,8,9 --",
  "window'; select pg_sleep(20); --",
  "window' || (select value from secret limit 1) || '",
  'window" or ""="',
  'window\\',
  'window/**/or/**/1=1',
  "window%' or title like '%",
  '{"$ne": ""}',
  '%',
  '_indow',
]

test.each(calls)('%s returns nothing for SQL in a slug, without delay', async (name) => {
  for (const slug of conditions) {
    const body = new FormData()
    for (const field of Object.keys(endpoints[name].fields)) body.set(field, field === 'slug' ? slug : '1')
    const response = await app.request(endpoints[name].path, { method: 'POST', body })
    const reply = await response.json()
    expect([slug, response.status < 500, reply.success]).toEqual([slug, true, expect.stringMatching(/^[06]$/)])
    expect(JSON.stringify(reply)).not.toMatch(/syntax|sqlite|postgres/i)
  }
})

test.each([
  ["' or '1'='1' --", 'or 1 1'],
  ["zzzzqq' or 'zzzzqq'='zzzzqq", 'zzzzqq'],
  ['zzzzqq | window', 'zzzzqq window'],
  ["zzzzqq':* & !'door", 'zzzzqq door'],
  ['zzzzqq" OR title:"window', 'zzzzqq OR title window'],
  ['window*) NEAR (door', 'window NEAR door'],
])('a search for %j is treated as text', async (condition, words) => {
  expect(await search(condition)).toEqual(await search(words))
})

async function search(keyword: string) {
  const body = new FormData()
  body.set('keyword', keyword)
  const { groups, ...reply } = await (await app.request('/api/search', { method: 'POST', body })).json()
  return { ...reply, results: groups.map(({ results }: SearchGroup) => results) }
}

test.each(['/%00', '/window/a%00b', '/quotation/%00', '/quotation/a%00b/quotation.pdf', '/plan/%00/plan.pdf'])(
  'a path with a NUL character is unknown, and fails on no database: %s',
  async (path) => {
    expect((await app.request(path)).status).toBe(404)
  },
)
