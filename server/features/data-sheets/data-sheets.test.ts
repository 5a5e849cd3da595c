import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../database.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { publishChanges } from '../../testing/publish-changes.ts'
import { readDataSheet } from './snapshot.ts'
import { findVersion, storeVersion } from './versions.ts'

let { app, api, db, env, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ app, api, db, env, close } = await openTestApp())
})
afterAll(() => close())

const slug = 'single-casement-window'
const now = new Date('2026-11-18T06:00:00.000Z')

async function readSheet() {
  const sheet = await readDataSheet(api, slug)
  if (!sheet) throw new Error('no such product')
  return sheet
}

test('two instances store the same sheet as one version, and different sheets as different ones', async () => {
  const other = await openDatabase({ dataDir: env.DATA_DIR ?? '', databaseUrl: env.DATABASE_URL })
  const sheet = { ...(await readSheet()), product: { slug: 'Shared', title: 'Shared', list: '', text: '' } }
  const versions = await Promise.all([db, other, db, other].map((each) => storeVersion(each, sheet, now)))
  expect(versions).toEqual([1, 1, 1, 1])
  const changed = ['a', 'b', 'c', 'd'].map((figures_source) => ({ ...sheet, figures_source }))
  const newer = await Promise.all(changed.map((each, index) => storeVersion(index % 2 ? other : db, each, now)))
  expect(newer.toSorted()).toEqual([2, 3, 4, 5])
  expect(await storeVersion(other, sheet, now)).toBe(1)
  expect((await findVersion(db, 'SHARED', 1))?.sheet).toEqual(sheet)
  await other.destroy()
})

test('the sheet leads to its version; a change of the product makes the next one, and both stay', async () => {
  const current = async () => (await app.request(`/products/${slug.toUpperCase()}/data-sheet.pdf`)).headers
  expect((await current()).get('cache-control')).toBe('no-store')
  expect((await current()).get('location')).toBe(`/products/${slug}/data-sheet-1.pdf`)
  const { id } = await db.selectFrom('product').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  await publishChanges(db, 'product', id, { title: 'Casement of 2027' }, { staffId: null, now })
  expect((await current()).get('location')).toBe(`/products/${slug}/data-sheet-2.pdf`)

  const first = await app.request(`/products/${slug}/data-sheet-1.pdf`)
  expect(first.headers.get('content-type')).toBe('application/pdf')
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(first.headers.get('content-disposition')).toBe(`inline; filename="${slug}-data-sheet-1.pdf"`)
  expect(Buffer.from(await first.arrayBuffer()).toString('latin1')).toContain('(Single Casement Window, data sheet 1)')

  await db.deleteFrom('product_accessory_category').where('product_id', '=', id).execute()
  await db.deleteFrom('product').where('id', '=', id).execute()
  expect((await app.request(`/products/${slug}/data-sheet-2.pdf`)).status).toBe(200)
}, 60_000)

test('no version is made from a stale product', async () => {
  const sheet = () => app.request('/products/french-casement-window/data-sheet.pdf')
  expect((await sheet()).status).toBe(302)
  const { id } = await db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', 'french-casement-window')
    .executeTakeFirstOrThrow()
  await publishChanges(db, 'product', id, { title: 'Renamed' }, { staffId: null, now })
  await db.schema.alterTable('product').renameTo('product_away').execute()
  const failing = await sheet()
  expect([failing.status, failing.headers.get('retry-after')]).toEqual([503, '5'])
  await db.schema.alterTable('product_away').renameTo('product').execute()
  expect((await sheet()).headers.get('location')).toBe('/products/french-casement-window/data-sheet-2.pdf')
})

test.each([
  '/products/no-such-product/data-sheet.pdf',
  '/products/no-such-product/data-sheet-1.pdf',
  '/products/tilt-and-turn-window/data-sheet-9.pdf',
  '/products/no-such-product/drawing.dxf',
])('%s is not found', async (path) => {
  expect((await app.request(path)).status).toBe(404)
})

test('a slug that no product can have is not found', async () => {
  for (const slug of ['nothing', 'a'.repeat(5000)])
    expect((await app.request(`/products/${slug}/data-sheet.pdf`)).status).toBe(404)
})

test('a product that was renamed leads to its new data sheet and drawing', async () => {
  const { id } = await db.selectFrom('product').select('id').where('slug', '=', 'bay-window').executeTakeFirstOrThrow()
  await publishChanges(db, 'product', id, { slug: 'bay-window-new' }, { staffId: null, now })
  for (const file of ['data-sheet.pdf', 'drawing.dxf']) {
    const { headers } = await app.request(`/products/bay-window/${file}`)
    expect(headers.get('location')).toBe(`/products/bay-window-new/${file}`)
  }
})

test('a drawing is DXF at 1:1, and thirty data sheets a minute are enough for a client', async () => {
  const response = await app.request('/products/tilt-and-turn-window/drawing.dxf')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="tilt-and-turn-window.dxf"')
  expect(await response.text()).toContain('Tilt-and-Turn Window')
  const statuses = []
  for (let count = 0; count <= 30; count += 1) statuses.push((await app.request('/products/x/data-sheet-1.pdf')).status)
  expect(statuses[0]).toBe(404)
  expect(statuses.at(-1)).toBe(429)
})
