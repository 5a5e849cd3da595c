import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentVersion } from '../../../platform/cache/content-version.ts'
import { type Staff, signInAs } from '../../../testing/as-staff.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { turnsDuring } from '../../../testing/turns-during.ts'

let { api, app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let { call } = {} as Staff
beforeAll(async () => {
  ;({ api, app, db, close } = await openTestApp())
  ;({ call } = await signInAs(app, db, 'editor'))
})
afterAll(() => close())

function send(path: string, content: string | Buffer) {
  const form = new FormData()
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], 'products.csv'))
  return call('POST', path, form)
}

const check = async (content: string | Buffer) => (await send('/products/import/check', content)).body.data
const apply = (content: string | Buffer) => send('/products/import', content)

async function exported() {
  return (await call('GET', '/products/export.csv')).text
}

test('importing an unmodified export changes nothing', async () => {
  const [csv, version] = [await exported(), await contentVersion(db)]
  const { products } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('products'))
    .executeTakeFirstOrThrow()
  expect(parse(csv, { bom: true })).toHaveLength(Number(products) + 1)
  expect(await check(csv)).toMatchObject({ new: 0, changed: 0, unchanged: Number(products), bad: 0, mistakes: [] })
  expect((await apply(csv)).status).toBe(200)
  expect(await contentVersion(db)).toBe(version)
})

test('the template has the columns of the export and a sample row that can be imported', async () => {
  const { text, headers } = await call('GET', '/products/template.csv')
  expect(headers.get('content-disposition')).toBe('attachment; filename="products-template.csv"')
  const [header, row] = parse(text, { bom: true })
  expect(header).toEqual(parse(await exported(), { bom: true })[0])
  expect(row).toContain('Sample window')
  expect(await check(text)).toMatchObject({ new: 1, bad: 0, mistakes: [] })
})

test('an import as drafts changes nothing on the site, and importing again updates the drafts', async () => {
  const drafts = (content: string) => send('/products/import/drafts', content)
  const csv = 'slug,title,list\ndraft-window,Draft Window,window\nbay-window,Bay of the draft,window\n'
  const version = await contentVersion(db)
  expect((await drafts(csv)).body).toMatchObject({ message: 'Imported as drafts.', data: { new: 1, changed: 1 } })
  expect(await contentVersion(db)).toBe(version)
  expect(await api.productDetails({ slug: 'draft-window' })).toMatchObject({ success: '6' })
  expect((await drafts(csv.replace('Draft Window', 'Another Title'))).status).toBe(200)
  const { data } = (await call('GET', '/products?filter={"state":"draft"}')).body
  const [added, ...more] = data.filter(({ slug }: { slug: string }) => slug === 'draft-window')
  expect([added.title, more]).toEqual(['Another Title', []])
  expect((await call('PUT', `/products/${added.id}`, {})).status).toBe(200)
  expect(await api.productDetails({ slug: 'draft-window' })).toMatchObject({ data: { title: 'Another Title' } })
  const [bay] = (await call('GET', '/products?filter={"slug":"bay-window"}')).body.data
  expect(bay).toMatchObject({ title: 'Bay of the draft' })
  await call('DELETE', `/products/${bay.id}/draft`)
})

test('an import creates and updates products by slug', async () => {
  const csv =
    'slug,title,list,keywords,image\r\nsheet-window,Window of the sheet,window,quuxword,arched-window.jpg\r\nbay-window,Bay Window Deluxe,window,,\r\n'
  const report = await check(csv)
  expect(report).toMatchObject({ new: 1, changed: 1, unchanged: 0, bad: 0 })
  expect(report.steps).toMatchObject([
    { row: 2, slug: 'sheet-window', kind: 'new', columns: [] },
    { row: 3, slug: 'bay-window', kind: 'changed', columns: ['title', 'keywords', 'image'] },
  ])
  expect(await api.productDetails({ slug: 'sheet-window' })).toMatchObject({ success: '6' })
  const { status, body } = await apply(csv)
  expect([status, body.data.new, body.data.changed]).toEqual([200, 1, 1])
  await expect
    .poll(() => api.search({ keyword: 'quuxword' }))
    .toMatchObject({
      search_results: [{ title: 'Window of the sheet' }],
    })
  expect(await api.productDetails({ slug: 'bay-window' })).toMatchObject({ data: { title: 'Bay Window Deluxe' } })
  const entry = await db.selectFrom('audit').selectAll().where('action', '=', 'import').executeTakeFirstOrThrow()
  expect(JSON.parse(entry.after ?? '')).toEqual({ new: 1, changed: 1, unchanged: 0 })
})

test('fields without a column in the file stay unchanged', async () => {
  const { body } = await call('GET', '/products?filter={"slug":"tilt-and-turn-window"}')
  await apply('slug,keywords\ntilt-and-turn-window,"a, b"\n')
  const { body: after } = await call('GET', `/products/${body.data[0].id}`)
  expect(after.data).toEqual({ ...body.data[0], keywords: 'a, b', version: after.data.version })
})

test('imported HTML is sanitised', async () => {
  const hostile = '<p onclick=""x()"">Fine</p><script>x()</script><a href=""javascript:x()"">a</a><svg onload=x()>'
  const csv = `slug,title,description,page_bottom_title\nbay-window,"Bay<script>x()</script>","${hostile}","${hostile}"\n`
  expect((await apply(csv)).status).toBe(200)
  const answer = await api.productDetails({ slug: 'bay-window' })
  if (answer.success !== '1') throw new Error(answer.message)
  const { title, description, page_bottom_title } = answer.data
  expect([title, description, page_bottom_title]).toEqual(['Bay', '<p>Fine</p><a>a</a>', '<p>Fine</p><a>a</a>'])
})

const formats: [what: string, content: string | Buffer][] = [
  ['commas', 'slug,title\nbay-window,Bay of another title\n'],
  ['semicolons', 'slug;title\r\nbay-window;Bay of another title\r\n'],
  [
    'tabs in UTF-16, as spreadsheets write',
    Buffer.from('\ufeffslug\ttitle\r\nbay-window\tBay of another title\r\n', 'utf16le'),
  ],
  ['a byte order mark and quotes', '\ufeff"slug","title"\r\n"bay-window","Bay of another title"\r\n'],
  ['a sep= line', 'sep=;\r\nslug;title\r\nbay-window;Bay of another title'],
  ['column names with spaces and capitals', ' Slug , TITLE \nbay-window,Bay of another title\n\n,\n'],
]

test.each(formats)('a file with %s is parsed', async (_, content) => {
  const { changed, bad, steps } = await check(content)
  expect([changed, bad, steps[0]?.columns]).toEqual([1, 0, ['title']])
})

test('quotes, line breaks, semicolons and formula-like text survive export and import', async () => {
  const texts = ['He said "no"; then\nleft', '=1+1', "'=1+1", '-5 dB', '@home', "'quoted'"]
  for (const [index, keywords] of texts.entries()) await call('PUT', `/products/${index + 1}`, { keywords })
  const csv = await exported()
  expect(csv).not.toMatch(/(^|[,"])[=+@-]\w/m)
  expect(await check(csv)).toMatchObject({ changed: 0, bad: 0 })
})

test('every invalid row is reported with its column and reason, and nothing is imported', async () => {
  const csv = [
    'slug,title,list,image,accessories,description_data',
    'good-one,Good,window,,,',
    ',No slug,window,,,',
    'bad slug,Title,window,,,',
    'no-title,,window,,,',
    'no-list,Title,nowhere,,,',
    'no-picture,Title,window,none.jpg,,',
    'no-accessory,Title,window,,nothing,',
    'no-json,Title,window,,,{oops',
    'other-json,Title,window,,,"[{""title"":5}]"',
    'GOOD-ONE,Again,window,,,',
    'too-many,Title,window,,,,extra',
    `too-long,${'x'.repeat(201)},window,,,`,
  ].join('\n')
  const version = await contentVersion(db)
  const report = await check(csv)
  expect(report).toMatchObject({ new: 1, bad: 11 })
  expect(report.mistakes.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual([
    ...[
      [3, 'slug'],
      [4, 'slug'],
      [5, 'title'],
      [6, 'list'],
      [7, 'image'],
      [8, 'accessories'],
      [9, 'description_data'],
    ],
    ...[
      [10, 'description_data'],
      [11, 'slug'],
      [12, ''],
      [13, 'title'],
    ],
  ])
  const messages = report.mistakes.map(({ message }: { message: string }) => message)
  expect(messages).toContain('names no list of products: "nowhere"')
  expect(messages).toContain('is also used in row 2')
  for (const message of messages) expect(message).not.toMatch(/undefined|zod|Invalid|expected/i)
  const { status, body } = await apply(csv)
  expect([status, body.message]).toEqual([422, '11 rows cannot be imported. Nothing was changed.'])
  expect(body.data.mistakes).toEqual(report.mistakes)
  expect(await contentVersion(db)).toBe(version)
})

test('attributes with a colour that is not published are reported', async () => {
  const attributes = JSON.stringify(JSON.stringify({ colours: ['white', 'teal'] })).replaceAll('\\"', '""')
  const { bad, mistakes } = await check(`slug,title,list,attributes\nnew-one,New,window,${attributes}`)
  expect([bad, mistakes]).toEqual([1, [{ row: 2, column: 'attributes', message: 'names no published colour: "teal"' }]])
})

const invalidFiles: [what: string, content: string | Buffer, message: RegExp][] = [
  ['an unknown column', 'slug,prise\na,1\n', /no column "prise"; the columns are slug, title/],
  ['a duplicate column', 'slug,title,title\na,b,c\n', /title is there twice/],
  ['no slug column', 'title\nA\n', /slug is missing/],
  ['no products', 'slug,title\n', /no product below/],
  ['an unclosed quote', 'slug,title\na,"b\nc,d\n', /quotation mark/],
]

test.each(invalidFiles)('a file with %s is rejected', async (_, content, message) => {
  const { mistakes } = await check(content)
  expect(mistakes[0].message).toMatch(message)
  expect((await apply(content)).status).toBe(422)
})

test.each([
  ['no content', ''],
  ['an encoding other than UTF-8 or UTF-16', Buffer.from([0x73, 0x6c, 0x75, 0x67, 0x0a, 0xe9, 0x0a])],
])('a file with %s is rejected with an explanation', async (_, content) => {
  const { status, body } = await send('/products/import/check', content)
  expect(status).toBe(422)
  expect(body.message).toMatch(/empty|CSV UTF-8/)
})

test('a file with too many rows is rejected', async () => {
  const { status } = await send('/products/import/check', `slug,title\n${'a,b\n'.repeat(5001)}`)
  expect(status).toBe(413)
})

test('other requests are answered during an import', async () => {
  const rows = Array.from({ length: 100 }, (_, index) => `turn-${index},A,window`)
  const file = `slug,title,list\n${rows.join('\n')}`
  expect(await turnsDuring(check(file))).toBeGreaterThanOrEqual(rows.length)
  // An import checks the file first.
  expect(await turnsDuring(send('/products/import/drafts', file))).toBeGreaterThanOrEqual(2 * rows.length)
  expect(await turnsDuring(apply(file))).toBeGreaterThanOrEqual(2 * rows.length)
})

test('a list of many empty entries is rejected quickly', async () => {
  const blocks = `[${Array(150_000).fill('{}').join()}]`
  const start = performance.now()
  const { mistakes } = await check(`slug,title,list,description_data\nmany,A,window,"${blocks}"`)
  expect(mistakes).toMatchObject([{ row: 2, column: 'description_data' }])
  expect(performance.now() - start).toBeLessThan(10_000)
})
