import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { contentResources } from '../../features.ts'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { stubSite } from '../../testing/fixtures/stub-site.ts'
import { tablesContaining } from '../../testing/fixtures/tables-containing.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { countPageView } from './page-view.ts'
import { type Analytics, openAnalytics } from './visit-counter.ts'
import { summarise } from './web-vitals.ts'

const person = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const { databaseUrl } = inject('seeded')
let now = new Date('2026-11-15T10:00:00Z')
let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let sales = {} as Staff
let visits = {} as Analytics
const page = async (request: Request) =>
  new Response('<p>A page</p>', {
    status: new URL(request.url).pathname === '/nothing' ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
beforeAll(async () => {
  const counted: Analytics = {
    countPage: (path) => visits.countPage(path),
    countSearch: (visitor, words, isFound) => visits.countSearch(visitor, words, isFound),
    countVitals: (screen, values) => visits.countVitals(screen, values),
    flush: (options) => visits.flush(options),
  }
  ;({ app, db, close } = await openTestApp({ clock: () => now, analytics: counted, site: stubSite(page) }))
  sales = await signInAs(app, db, 'sales')
})
beforeEach(async () => {
  now = new Date('2026-11-15T10:00:00Z')
  visits = openAnalytics(db, contentResources, () => now)
  for (const table of ['page_count', 'search_count', 'vital_count'] as const) await db.deleteFrom(table).execute()
})
afterAll(() => close())

function open(path: string, headers: Record<string, string> = {}) {
  return app.request(path, { headers: { 'user-agent': person, ...headers } })
}

function search(keyword: string, agent = person) {
  const body = new URLSearchParams({ keyword })
  return app.request('/api/search', { method: 'POST', body, headers: { 'user-agent': agent } })
}

function sendBeacon(message: unknown, headers: Record<string, string> = {}, clientIp = '') {
  const body = typeof message === 'string' ? message : JSON.stringify(message)
  const all = { 'user-agent': person, 'sec-fetch-site': 'same-origin', ...headers }
  return app.request('/visit', { method: 'POST', body, headers: all }, { clientIp })
}

async function report(days = 30) {
  await visits.flush()
  return (await sales.call('GET', `/visits?days=${days}`)).body.data
}

function passSeconds(seconds: number) {
  now = new Date(now.getTime() + seconds * 1000)
}

test('page views are counted per day, however the URL is written', async () => {
  for (const path of ['/products/bay-window', '/products/Bay-Window/', '/about-us/', '/terms-%26-Condition/'])
    await open(path)
  await visits.flush()
  now = new Date('2026-11-15T19:00:00Z')
  await open('/products/bay-window?utm_source=diwali')
  const { top_pages, views_per_day } = await report(7)
  expect(top_pages).toEqual([
    { name: '/products/bay-window', count: 3 },
    { name: '/about-us', count: 1 },
    { name: '/terms-&-condition', count: 1 },
  ])
  // 19:00 in UTC is already the next day where the company is.
  expect(views_per_day.slice(-2)).toEqual([
    { name: '2026-11-15', count: 4 },
    { name: '2026-11-16', count: 1 },
  ])
  expect(views_per_day).toHaveLength(7)
})

test('the counts contain no personal data', async () => {
  await open('/products/bay-window', { 'x-forwarded-for': '203.0.113.77', cookie: 'name=asha' })
  await search('bay window')
  passSeconds(10)
  await sendBeacon({ width: 390, path: '/about-us/', vitals: { LCP: 1200 } }, {}, '203.0.113.77')
  await report()
  expect(await tablesContaining(db, ['203.0.113.77', 'Android 14', 'name=asha'])).toEqual([])
})

test('robots, prefetches, previews, errors and unknown URLs are not counted', async () => {
  await open('/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await open('/', { 'user-agent': '' })
  await open('/', { 'sec-purpose': 'prefetch;prerender' })
  await open('/?preview=abc')
  await open('/nothing')
  await open('/wp-login')
  await open('/products/of-no-product')
  await open('/api/category')
  expect((await report()).top_pages).toEqual([])
})

test('a page from the page cache is counted by the same rules', async () => {
  const requested = (agent: string) => ({
    method: 'GET',
    url: '/blogs/?page=2',
    header: (name: string) => (name === 'user-agent' ? agent : undefined),
  })
  countPageView(visits, requested(person))
  countPageView(visits, requested('curl/8.0'))
  expect((await report()).top_pages).toEqual([{ name: '/blogs', count: 1 }])
})

test('client-side navigations are counted, only to existing pages', async () => {
  expect((await sendBeacon({ width: 390, path: '/products/bay-window' })).status).toBe(204)
  await sendBeacon({ width: 390, path: '/products/<script>' })
  await sendBeacon({ width: 390, path: '/made/up' })
  expect((await report()).top_pages).toEqual([{ name: '/products/bay-window', count: 1 }])
})

test('the counts of several instances add up', async () => {
  const other = openAnalytics(db, contentResources, () => now)
  for (const each of [visits, other]) {
    each.countPage('/')
    each.countVitals('phone', { LCP: 1000 })
  }
  await Promise.all([visits.flush(), other.flush()])
  visits.countPage('/')
  const { top_pages, vitals } = await report()
  expect(top_pages).toEqual([{ name: '/', count: 3 }])
  expect(vitals).toMatchObject([{ screen: 'phone', metrics: [{ metric: 'LCP', visits: 2 }] }])
})

test('typing letter by letter counts as one search once it settles', async () => {
  for (const keyword of ['kh', 'khid', 'khidki']) await search(keyword)
  expect((await report()).top_searches).toEqual([])
  passSeconds(6)
  expect((await report()).top_searches).toEqual([{ name: 'khidki', count: 1 }])
  await search('Khidki ')
  passSeconds(6)
  expect((await report()).top_searches).toEqual([{ name: 'khidki', count: 1 }])
})

test('concurrent searchers behind one IP address are distinguished', async () => {
  for (const keyword of ['win', 'doo', 'windo', 'door', 'window']) await search(keyword)
  passSeconds(6)
  expect((await report()).top_searches).toEqual([
    { name: 'door', count: 1 },
    { name: 'window', count: 1 },
  ])
})

test('clearing the search box does not count its last letter', async () => {
  for (const keyword of ['window', 'wind', 'w']) await search(keyword)
  passSeconds(6)
  expect((await report()).top_searches).toEqual([{ name: 'window', count: 1 }])
})

test('a search without results is listed as unanswered', async () => {
  await search('qqzzyy')
  await search('window', `${person} two`)
  passSeconds(6)
  const { top_searches, unanswered_searches } = await report()
  expect(unanswered_searches).toEqual([{ name: 'qqzzyy', count: 1 }])
  expect(top_searches).toHaveLength(2)
})

test('searches by robots are not counted', async () => {
  await search('window', 'Googlebot/2.1')
  passSeconds(6)
  expect((await report()).top_searches).toEqual([])
})

test.each([
  'asha.rao.1987@x.in',
  'asha.rao\uff20x.in',
  '98123 45678',
  '+91 (981) 234.56.78',
  '0141/2345678',
  '98123\u201345678',
  '\u096f\u096e\u0967\u0968\u0969\u096a\u096b\u096c\u096d\u096e',
])('%s is not stored as a search, also when typed and deleted letter by letter', async (keyword) => {
  await search('window')
  passSeconds(6)
  await visits.flush()
  const steps = Array.from(keyword, (_, index) => keyword.slice(0, index + 1))
  for (const step of [...steps, ...steps.toReversed()]) await search(step)
  passSeconds(6)
  await visits.flush()
  await search(keyword.slice(0, 4))
  passSeconds(6)
  expect((await report()).top_searches).toEqual([{ name: 'window', count: 1 }])
})

test('an e-mail address edited in its middle is not stored, and the next search is', async () => {
  for (const keyword of ['asha.rao x.in', 'asha.rao@x.in', 'aspect', '1200 x 1500']) await search(keyword)
  await search(`${'long words '.repeat(6)} asha@x.in`)
  await search('aspect')
  passSeconds(6)
  expect((await report()).top_searches).toEqual([{ name: 'aspect', count: 1 }])
})

test('searches still being typed at shutdown are counted', async () => {
  await search('window')
  await visits.flush({ isEnd: true })
  expect((await report()).top_searches).toEqual([{ name: 'window', count: 1 }])
})

test('web vitals are reported as 75th percentiles', async () => {
  for (const LCP of [1000, 1200, 2400, 5000]) await sendBeacon({ width: 390, vitals: { LCP, CLS: 0.3, INP: 300 } })
  await sendBeacon({ width: 1440, vitals: { LCP: 900 } })
  const { vitals } = await report()
  expect(vitals.map(({ screen }: { screen: string }) => screen)).toEqual(['phone', 'desktop'])
  const [lcp, inp, cls] = vitals[0].metrics
  expect(lcp).toEqual({ metric: 'LCP', visits: 4, p75: 2400, rating: 'good', good: 3, fair: 0, poor: 1 })
  expect(inp).toMatchObject({ metric: 'INP', rating: 'needs improvement' })
  expect(cls).toMatchObject({ metric: 'CLS', rating: 'poor' })
})

test('ratings use the official web vitals thresholds', () => {
  const rated = (bucket: number) => summarise('LCP', [{ bucket, visits: 1 }])
  expect([rated(24), rated(25), rated(39), rated(40)].map(({ good, fair, poor }) => [good, fair, poor])).toEqual([
    ...[
      [1, 0, 0],
      [0, 1, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  ])
})

test.each([
  ['no JSON', 'hello'],
  ['no width', { path: '/' }],
  ['a wait below nothing', { width: 390, vitals: { LCP: -1 } }],
  ['a wait of years', { width: 390, vitals: { LCP: 1e12 } }],
  ['a text as a wait', { width: 390, vitals: { LCP: '1' } }],
])('%s is rejected', async (_, message) => {
  expect((await sendBeacon(message)).status).toBe(422)
})

test('beacons are restricted by origin, size and rate', async () => {
  const news = { width: 390, path: '/about-us' }
  expect((await sendBeacon(news, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await sendBeacon({ ...news, more: 'x'.repeat(3000) })).status).toBe(413)
  const answers = []
  for (let count = 0; count < 70; count += 1) answers.push((await sendBeacon(news)).status)
  expect(answers.at(0)).toBe(204)
  expect(answers.at(-1)).toBe(429)
  passSeconds(60)
  expect((await sendBeacon(news)).status).toBe(204)
})

// Counted in memory, so one database is enough for ten thousand requests.
test.runIf(!databaseUrl)(
  'the beacon rate limit counts an IPv6 network as one client, and is not reset by other clients',
  async () => {
    const from = async (address: string) => (await sendBeacon('', {}, address)).status
    for (let count = 0; count < 60; count += 1) expect(await from(`2001:db8:1:2::${count.toString(16)}`)).toBe(422)
    expect(await from('2001:db8:1:2:a:b:c:d')).toBe(429)
    expect(await from('2001:db8:1:3::1')).toBe(422)
    for (let count = 0; count < 10_010; count += 1) {
      await from(`2001:db8:2:${count.toString(16)}::1`)
      if (count % 1000 === 0) expect(await from('2001:db8:1:2::1')).toBe(429)
    }
    expect(await from('2001:db8:1:2::1')).toBe(429)
  },
)

test('an unknown period is rejected', async () => {
  expect((await sales.call('GET', '/visits?days=5000')).status).toBe(422)
  expect((await sales.call('GET', '/dashboard?days=90')).body.data.per_day).toHaveLength(90)
})

test('counts survive a short database outage', async () => {
  await db.schema.alterTable('page_count').renameTo('page_count_away').execute()
  visits.countPage('/')
  await expect(visits.flush()).rejects.toThrow()
  await db.schema.alterTable('page_count_away').renameTo('page_count').execute()
  expect((await report()).top_pages).toEqual([{ name: '/', count: 1 }])
})
