import { maxSearchResults } from '@house/contract/ui-config'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentResources } from '../../features.ts'
import { bumpContentVersion } from '../../platform/cache/content-version.ts'
import { findPage } from '../../platform/content/page-exists.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

let { api, app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ api, app, db, close } = await openTestApp())
})
afterAll(() => close())

async function titlesFor(keyword: string) {
  const answer = await api.search({ keyword })
  if (answer.success !== '1') throw new Error(answer.message)
  return answer.search_results.map(({ title }) => title)
}

test('a keyword finds products by title, each with a path on this site (§1, §2 Header, §3, §7)', async () => {
  const answer = await api.search({ keyword: 'tilt and turn' })
  if (answer.success !== '1') throw new Error(answer.message)
  expect(answer.search_results[0]?.title).toMatch(/Tilt-and-Turn/i)
  for (const { hyperlink } of answer.search_results) expect(hyperlink).toMatch(/^\/products\/[\w-]+$/)
})

test('products made for a problem come before those that only mention it', async () => {
  const rows = await db.selectFrom('product').select(['title', 'attributes']).execute()
  const made = rows
    .filter(({ attributes }) => JSON.parse(attributes).problems[0]?.problem === 'noise')
    .map(({ title }) => title)
  const found = await titlesFor('noise')
  const expected = Math.min(made.length, maxSearchResults)
  expect(expected).toBeGreaterThan(0)
  expect(
    found.slice(0, expected).filter((title) => !made.includes(title) && !/noise|acoustic|quiet/i.test(title)),
  ).toEqual([])
})

test('results link to existing products (§1, §2 Header)', async () => {
  const answer = await api.search({ keyword: 'shower' })
  if (answer.success !== '1') throw new Error(answer.message)
  for (const { hyperlink, title } of answer.search_results)
    expect(await api.productDetails({ slug: hyperlink.split('/').at(-1) ?? '' })).toMatchObject({ data: { title } })
})

test('one letter returns results, up to the limit', async () => {
  expect((await titlesFor('s')).length).toBe(maxSearchResults)
})

test.each(['slid', 'casem', 'partit', 'skyl', 'rail'])('a prefix matches: %s', async (keyword) => {
  expect((await titlesFor(keyword)).length).toBeGreaterThan(0)
})

test.each([
  ['casment', /casement/i],
  ['slidding', /slid/i],
  ['widnow', /window/i],
  ['partitoin', /partition/i],
  ['dor', /door/i],
  ['skylihgt', /skylight|roof light/i],
])('one typo is corrected: %s', async (keyword, title) => {
  expect((await titlesFor(keyword)).some((each) => title.test(each))).toBe(true)
})

test.each([
  ['khidki', /window/i],
  ['khidki sliding', /slid/i],
  ['darwaza', /door/i],
  ['jali', /mesh/i],
  ['खिड़की', /window/i],
  ['roshandan', /skylight|ventilator|roof/i],
])('regional synonyms match: %s', async (keyword, title) => {
  expect((await titlesFor(keyword)).some((each) => title.test(each))).toBe(true)
})

test.each([
  ['a', /alum|acoustic|arch/i],
  ['in', /insul|industrial|in/i],
  ['for', /./],
])('a stop word that may be a prefix is searched: %s', async (keyword, title) => {
  expect((await titlesFor(keyword)).some((each) => title.test(each))).toBe(true)
})

test('a plural matches the singular', async () => {
  expect(await titlesFor('windows')).toEqual(await titlesFor('window'))
})

test('description and keywords are searched too', async () => {
  const titles = await titlesFor('toughened railing')
  expect(titles.length).toBeGreaterThan(0)
  expect(titles.every((title) => !/shower/i.test(title))).toBe(true)
})

test('attributes are searched too: rooms, problems and how they are solved', async () => {
  expect(await titlesFor('splashes')).toContain('Frameless Corner Shower')
})

test('unknown words are ignored', async () => {
  expect(await titlesFor('bay window zzzzzz')).toEqual(await titlesFor('bay window'))
})

test('no results are reported as such (§2 Header, §7, §8)', async () => {
  expect(await api.search({ keyword: 'zzzzzz' })).toMatchObject({
    status: 200,
    success: '1',
    search_results: [],
    message: 'No search found',
  })
})

test('an empty keyword returns nothing', async () => {
  expect(await titlesFor('')).toEqual([])
  expect(await titlesFor('  ')).toEqual([])
})

test.each([
  '"',
  "'",
  '*',
  'NEAR(',
  'title:',
  '(((',
  '&|!',
  ':A',
  '%',
  '\\',
  "' or 1=1 --",
  'AND OR NOT',
  '🪟',
  'a'.repeat(100),
])('query syntax is treated as text: %s', async (keyword) => {
  expect(await api.search({ keyword })).toMatchObject({ status: 200, success: '1' })
})

test('the keyword may be sent urlencoded (§7)', async () => {
  const response = await app.request('/api/search', {
    method: 'POST',
    body: new URLSearchParams({ keyword: 'bay window' }),
  })
  const { search_results } = await response.json()
  expect(search_results[0].title).toMatch(/bay/i)
})

async function groupsFor(keyword: string) {
  const answer = await api.search({ keyword })
  if (answer.success !== '1') throw new Error(answer.message)
  return Object.fromEntries((answer.groups ?? []).map(({ kind, results }) => [kind, results]))
}

test('a search also finds accessories, articles, projects and pages, with pictures; products are the same as before', async () => {
  const answer = await api.search({ keyword: 'railing' })
  const groups = await groupsFor('railing')
  expect(Object.keys(groups).slice(0, 1)).toEqual(['products'])
  expect(groups.products?.map(({ title, hyperlink }) => ({ title, hyperlink }))).toEqual(
    answer.success === '1' && answer.search_results,
  )
  expect(groups.pages?.[0]).toMatchObject({ title: expect.stringMatching(/railing/i), image: expect.any(String) })
  expect((await groupsFor('handle')).accessories?.length).toBeGreaterThan(0)
  expect((await groupsFor('monsoon')).articles?.[0]?.hyperlink).toMatch(/^\/blog-details-page\//)
  expect((await groupsFor('privacy')).pages?.map(({ hyperlink }) => hyperlink)).toContain('/privacy-policy/')
})

test('every result of every group is a page of the site', async () => {
  for (const keyword of ['window', 'glass', 'care', 'faridabad']) {
    const hyperlinks = Object.values(await groupsFor(keyword)).flatMap((results) =>
      results.map(({ hyperlink }) => hyperlink),
    )
    for (const hyperlink of hyperlinks) expect(await findPage(db, contentResources, hyperlink), hyperlink).toBeTruthy()
  }
})

test('a title that is plain text is shown as it is, also with characters of HTML', async () => {
  await db
    .updateTable('blog')
    .set({ title: 'Glass <6 mm & frames' })
    .where('slug', '=', 'home-office-by-the-window')
    .execute()
  await bumpContentVersion(db)
  await expect.poll(async () => (await groupsFor('frames')).articles?.[0]?.title).toBe('Glass &lt;6 mm &amp; frames')
})

test('pages that the company has switched off are not found', async () => {
  expect((await groupsFor('dealer')).pages?.map(({ hyperlink }) => hyperlink)).toContain('/become-a-dealer/')
  const { document } = await db.selectFrom('settings').select('document').executeTakeFirstOrThrow()
  const changed = JSON.stringify({ ...JSON.parse(document), disabled_pages: ['dealer'] })
  await db.updateTable('settings').set({ document: changed }).execute()
  await bumpContentVersion(db)
  await expect
    .poll(async () => (await groupsFor('dealer')).pages?.map(({ hyperlink }) => hyperlink) ?? [])
    .not.toContain('/become-a-dealer/')
})

test('when nothing matches, similar words of the catalogue are suggested', async () => {
  const answer = await api.search({ keyword: 'slidyngg' })
  expect(answer).toMatchObject({ success: '1', message: 'No search found', search_results: [], groups: [] })
  expect(answer.success === '1' && answer.suggestions).toContain('sliding')
  expect(await api.search({ keyword: 'qqqqqqqq' })).toMatchObject({ success: '1', suggestions: [] })
})

test('of many similar words the most common are suggested', async () => {
  const start = 'qwertyui'
  const terms = [...'abcdfghjklmnpsvxz'].flatMap((letter) =>
    [...start].map((_, place) => start.slice(0, place) + letter + start.slice(place)),
  )
  const common = terms.at(-1) ?? ''
  const [first, second] = await db.selectFrom('product').select(['id', 'keywords']).limit(2).execute()
  const addKeywords = ({ id, keywords }: { id: number; keywords: string }, words: string[]) =>
    db
      .updateTable('product')
      .set({ keywords: [keywords, ...words].join(', ') })
      .where('id', '=', id)
      .execute()
  if (!first || !second) throw new Error('there are too few products')
  await addKeywords(first, terms)
  await addKeywords(second, [common])
  await bumpContentVersion(db)
  await expect
    .poll(() => api.search({ keyword: 'qwertyuiop' }))
    .toMatchObject({ suggestions: [common, ...terms.sort().slice(0, 2)] })
})
