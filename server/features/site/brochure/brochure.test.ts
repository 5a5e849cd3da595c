import { emptyBrand } from '@house/contract/brand/options'
import { paletteOf } from '@house/contract/brand/palette'
import { createClient } from '@house/contract/client'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { updateSettings } from '../../../platform/company/settings/store.ts'
import { createLog } from '../../../platform/process/log.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { drawBrochure } from './draw-brochure.ts'
import type { BrochureProduct } from './read-catalogue.ts'
import { brochureRoutes } from './routes.ts'

let { app, api, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ app, api, db, close } = await openTestApp())
  // Seven products of the first list, which need two pages, and one of each other list.
  const lists = db.selectFrom('sub_item').select('id').where('type', '=', 'Product')
  const { id: first } = await lists.orderBy('id').executeTakeFirstOrThrow()
  await db.deleteFrom('product').where('position', '>', 7).execute()
  await db.deleteFrom('product').where('position', '>', 1).where('sub_item_id', '!=', first).execute()
  // One picture for all products is fitted once.
  const { image } = await db.selectFrom('product').select('image').orderBy('id').executeTakeFirstOrThrow()
  await db.updateTable('product').set({ image }).execute()
})
afterAll(() => close())

async function download() {
  const response = await app.request('/brochure.pdf')
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('the brochure is a PDF of the catalogue, drawn once per content change (§1)', async () => {
  const first = await download()
  expect(first.response.headers.get('content-type')).toBe('application/pdf')
  expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const pages = first.bytes.toString('latin1').match(/\/Type \/Page\b/g)
  const families = await db.selectFrom('category').select('id').execute()
  const lists = await db.selectFrom('sub_item').select('id').where('type', '=', 'Product').execute()
  // Cover, contents, a page for each family, one for each list and a second one for the first, offices.
  expect(pages).toHaveLength(2 + families.length + lists.length + 1 + 1)
  expect((await download()).bytes.equals(first.bytes)).toBe(true)
  // The fewer products, the faster the second rendering.
  await db.deleteFrom('product').where('id', '>', 3).execute()
  await updateSettings(db, { company_name: 'Another Name' }, { staffId: null, now: new Date() })
  const again = await download()
  expect(again.bytes.equals(first.bytes)).toBe(false)
}, 180_000)

test('facts name their own source, and the general one is there for other figures only', async () => {
  const setting = await api.appSetting()
  if (setting.success !== '1') throw new Error('There are no settings')
  const company = { ...setting.data, figures_source: 'Stated by the maker.' }
  const brand = { palette: paletteOf(emptyBrand).palette, fonts: 'instrument', hasArch: true } as const
  const text = vi.spyOn(PDFDocument.prototype, 'text')
  const textsOf = async (facts: BrochureProduct['facts']) => {
    text.mockClear()
    const lists = [{ title: 'Windows', products: [{ title: 'Casement', image: '', sentence: 'A window.', facts }] }]
    const family = { title: 'uPVC', description: '', image: '', lists, accessories: [] }
    await drawBrochure({ company, families: [family] }, { cover: {}, family: {}, product: {} }, brand)
    return text.mock.calls.map(([written]) => String(written))
  }
  const sourced = await textsOf([{ title: 'Depth', value: '60 mm', source: 'Test report' }])
  expect(sourced.slice(sourced.indexOf('60 mm') + 1)[0]).toBe('1')
  expect(sourced).toContain('Test report')
  expect(sourced).not.toContain(company.figures_source)
  const words = await textsOf([{ title: 'Seal', value: 'Rubber' }])
  expect(words).not.toContain(company.figures_source)
  expect(words).not.toContain('Sources')
  expect(await textsOf([{ title: 'Depth', value: '60 mm' }])).toContain(company.figures_source)
  text.mockRestore()
})

test('a long fact takes several lines, and facts that do not fit whole are left out', async () => {
  const setting = await api.appSetting()
  if (setting.success !== '1') throw new Error('There are no settings')
  const brand = { palette: paletteOf(emptyBrand).palette, fonts: 'instrument', hasArch: true } as const
  const text = vi.spyOn(PDFDocument.prototype, 'text')
  const value = 'Galvanised steel of 1.5 mm in the frame, in the sash and in the mullion, screwed inside the chamber'
  const facts = [
    { title: 'Reinforcement', value },
    { title: 'Frame', value: 'Endless. '.repeat(200) },
  ]
  const lists = [{ title: 'Windows', products: [{ title: 'Casement', image: '', sentence: 'A window.', facts }] }]
  const family = { title: 'uPVC', description: '', image: '', lists, accessories: [] }
  await drawBrochure({ company: setting.data, families: [family] }, { cover: {}, family: {}, product: {} }, brand)
  const written = text.mock.calls.map(([each, , , options]) => ({ each, isCut: 'ellipsis' in Object(options) }))
  text.mockRestore()
  expect(written.find(({ each }) => each === value)).toEqual({ each: value, isCut: false })
  expect(written.some(({ each }) => String(each).startsWith('Endless'))).toBe(false)
})

test('the brochure has nosniff, a frame ban and a CSP that allows nothing', async () => {
  const { headers } = (await download()).response
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
}, 180_000)

test('a client that reads slowly keeps no copy of the brochure in memory', async () => {
  const { body, headers } = await app.request('/brochure.pdf')
  const { value } = (await body?.getReader().read()) ?? {}
  expect(value).toHaveLength(64 * 1024)
  expect(Number(headers.get('content-length'))).toBeGreaterThan(64 * 1024)
}, 180_000)

test('the catalogue is read once per content version, however often the brochure is requested', async () => {
  const replies: Record<string, unknown> = {
    '/api/app-setting': { success: '1', data: { brochure: '/media/0123456789ab/own.pdf' } },
    '/api/category': { success: '1', data: [] },
  }
  const calls: string[] = []
  const fetchReply = async (path: string) => {
    calls.push(path)
    return Response.json(replies[path])
  }
  let version = 1
  const content = { known: () => version, current: async () => version }
  const routes = brochureRoutes(createClient(fetchReply), fetchReply, content, createLog('silent'))
  const request = async () => (await routes.request('/brochure.pdf')).headers.get('location')
  expect(await Promise.all([request(), request()])).toEqual(Array(2).fill('/media/0123456789ab/own.pdf'))
  await request()
  expect(calls).toHaveLength(2)
  version = 2
  await request()
  expect(calls).toHaveLength(4)
})
