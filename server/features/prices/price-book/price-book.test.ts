import { priceBook } from '@house/demo/planner/price-book'
import { presets } from '@house/fenestration/plan/presets'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { contentVersion } from '../../../platform/cache/content-version.ts'
import { type Staff, signInAs } from '../../../testing/as-staff.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'

let { api, app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let { call } = {} as Staff
beforeAll(async () => {
  ;({ api, app, db, close } = await openTestApp())
  ;({ call } = await signInAs(app, db, 'administrator'))
})
afterAll(() => close())

const designs = presets.map(({ design }) => design).slice(0, 2)

async function newDraft(from: number | null = 1) {
  return (await call('POST', '/price-books', { from })).body.data
}

function upload(path: string, content: string | Buffer) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(Buffer.from(content))], 'prices.csv'))
  return call('POST', path, form)
}

const exported = async (id: number) => (await call('GET', `/price-books/${id}/export.csv`)).text

test('the demonstration has one book in force, whose name says that it is an example', async () => {
  const { body } = await call('GET', '/price-books')
  expect(body.data).toMatchObject([{ version: 1, status: 'in-force', name: 'Example prices, not an offer' }])
  expect((await call('GET', '/price-books/1')).body.data.document).toEqual(priceBook)
})

test('a draft is changed, compared and put in force; the former book is retired and nothing of it changes', async () => {
  const draft = await newDraft()
  expect(draft).toMatchObject({ version: 2, status: 'draft', in_force_at: null, document: priceBook })
  const [first, ...others] = priceBook.rates
  const document = {
    ...priceBook,
    rates: others,
    gst: 1200,
    installation: { low: 500_00, high: 900_00 },
    exclusions: [...priceBook.exclusions, 'Crane'],
  }
  const path = `/price-books/${draft.id}`
  const saved = await call('PUT', path, { name: ' Prices of 2027 ', document, updated_at: draft.updated_at })
  expect(saved.body.data).toMatchObject({ name: 'Prices of 2027', document })
  const stale = { name: 'Old', document, updated_at: '2020-01-01T00:00:00.000Z' }
  expect((await call('PUT', path, stale)).status).toBe(409)
  const { body: changes } = await call('GET', `${path}/changes`)
  expect(changes.data).toEqual([
    {
      label: 'Rate: 60 mm uPVC casement, fixed',
      before: `₹ ${rupees(first?.low)} – ${rupees(first?.high)} per m², at least 0.20 m²`,
      after: null,
    },
    { label: 'Fitting', before: '₹ 450 – 700 per m²', after: '₹ 500 – 900 per m²' },
    { label: 'GST', before: '18 %', after: '12 %' },
    { label: 'Not in it', before: null, after: 'Crane' },
  ])

  const version = await contentVersion(db)
  expect((await call('POST', `${path}/in-force`, {})).body.data).toMatchObject({ status: 'in-force' })
  expect(await contentVersion(db)).toBe(version + 1)
  const { body: list } = await call('GET', '/price-books')
  expect(list.data.map(({ status }: { status: string }) => status)).toEqual(['in-force', 'retired'])
  expect(await api.plannerCatalogue()).toMatchObject({ estimates: { price_book: { version: 2, book: { gst: 1200 } } } })
  expect((await call('GET', `${path}/changes?from=1`)).body).toEqual(changes)
  expect((await call('GET', `${path}/changes`)).body.data).toEqual([])
  for (const id of [1, draft.id]) {
    expect((await call('PUT', `/price-books/${id}`, { name: 'Changed', document })).status).toBe(409)
    expect((await call('DELETE', `/price-books/${id}`)).status).toBe(409)
    expect((await call('POST', `/price-books/${id}/in-force`, {})).status).toBe(409)
  }
  const actions = await db
    .selectFrom('audit')
    .select('action')
    .where('entity', '=', 'price_book')
    .orderBy('id')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['create', 'revise', 'retire', 'put in force']),
  )
})

function rupees(paise = 0) {
  return (paise / 100).toLocaleString('en-IN')
}

test('the database holds one book in force at most', async () => {
  const draft = await newDraft()
  await expect(
    db.updateTable('price_book').set({ status: 'in-force' }).where('id', '=', draft.id).execute(),
  ).rejects.toThrow()
})

test('an empty draft is rejected, a wrong one says why, and a draft can be deleted', async () => {
  const draft = await newDraft(null)
  const path = `/price-books/${draft.id}`
  expect(draft.document.rates).toEqual([])
  expect((await call('POST', `${path}/in-force`, {})).body.message).toMatch(/without rates/)
  const wrong = await call('PUT', path, { name: 'Wrong', document: { ...priceBook, gst: 1.5 } })
  expect([wrong.status, wrong.body.message]).toEqual([422, 'The GST rate is a whole number of basis points.'])
  expect((await call('PUT', path, { name: '', document: priceBook })).body.message).toBe('Name is required')
  expect((await call('DELETE', path)).status).toBe(200)
  expect((await call('GET', path)).status).toBe(404)
  expect((await call('POST', '/price-books', { from: 9999 })).status).toBe(404)
})

test('an export can be imported again, and changes of a file are listed before they are made', async () => {
  const draft = await newDraft()
  const path = `/price-books/${draft.id}`
  const csv = await exported(draft.id)
  expect(parse(csv, { bom: true })[1]).toEqual([
    ...['rate', 'upvc-60-casement', 'fixed', '', '3900', '4950', '0.2', ''],
  ])
  expect((await upload(`${path}/import/check`, csv)).body.data).toEqual({ changes: [], mistakes: [] })
  const changed = csv.replace('fixed,,3900,4950', 'fixed,,"3,950.50",4950').replace('gst,,,,,,,18', 'gst,,,,,,,12 %')
  const expected = [
    { label: 'Rate: 60 mm uPVC casement, fixed', after: '₹ 3,950.50 – 4,950 per m², at least 0.20 m²' },
    { label: 'GST', before: '18 %', after: '12 %' },
  ]
  const dryRun = await upload(`${path}/import/check`, changed)
  expect(dryRun.body).toMatchObject({ message: 'Checked. Nothing was changed.', data: { changes: expected } })
  expect((await call('GET', path)).body.data.document).toEqual(priceBook)
  expect((await upload(`${path}/import`, changed)).body.data).toMatchObject({ changes: expected })
  const { document } = (await call('GET', path)).body.data
  expect([document.gst, document.rates[0].low, document.glass]).toEqual([1200, 3950_50, priceBook.glass])
  expect((await upload('/price-books/1/import', changed)).status).toBe(409)
})

test('an Excel file is read like CSV, with the same report', async () => {
  const { data: draft } = (await call('POST', '/price-books', { from: 1 })).body
  const path = `/price-books/${draft.id}`
  const rows: string[][] = parse(await exported(draft.id), { bom: true })
  const cells = rows.map((row) =>
    row.map((text) => (text === '' ? null : { value: /^[\d.]+$/.test(text) ? Number(text) : text })),
  )
  const bytes = await writeXlsxFile(cells).toBuffer()
  expect((await upload(`${path}/import/check`, bytes)).body.data).toEqual({ changes: [], mistakes: [] })
  cells[2] = []
  cells[3] = [{ value: 'rate' }, { value: 'nowhere' }]
  const report = (await upload(`${path}/import/check`, await writeXlsxFile(cells).toBuffer())).body.data
  expect(report.mistakes[0]).toEqual({
    row: 4,
    column: 'system',
    message: 'names no system of the planner: "nowhere"',
  })
})

test('every wrong row of a file is reported, and nothing is imported', async () => {
  const draft = await newDraft()
  const path = `/price-books/${draft.id}`
  const csv = [
    'kind,system,opening,item,low,high,minimum_m2,value',
    'rate,60 mm uPVC casement,Hinged,,5000,6000,0.5,',
    'rate,upvc-60-casement,hinged,,5000,6000,,',
    'rate,no-such-system,hinged,,5000,6000,,',
    'rate,upvc-70-casement,sideways,,5000,6000,,',
    'rate,upvc-70-casement,hinged,,6000,6000,,',
    'hardware,,fixed,,1,2,,',
    'glass,,,no glass,1,2,,',
    'mesh,,,pleated,cheap,2,,',
    'mesh,,,hinged,3,2,,',
    'grille,,,bars,1.234,2,,',
    'transport,,,,1,2,,',
    'installation,,,extra,1,2,,',
    'gst,,,,,,,eighteen',
    'discount,,,,,,,5',
  ].join('\n')
  const { changes, mistakes } = (await upload(`${path}/import/check`, csv)).body.data
  expect(changes).toEqual([])
  expect(mistakes.map(({ row, column, message }: Record<string, unknown>) => `${row} ${column}: ${message}`)).toEqual([
    '3 : The same price is in row 2',
    '4 system: names no system of the planner: "no-such-system"',
    expect.stringMatching(/^5 opening: must be one of: fixed, hinged/),
    '6 high: must be above low, because an estimate is a range',
    expect.stringMatching(/^7 opening: must be one of: hinged, top-hung/),
    '8 item: names no glass of the planner: "no glass"',
    '9 low: must be an amount in rupees, such as 4200 or 4,200.50',
    '10 high: is below low',
    '11 low: must be an amount in rupees, such as 4200 or 4,200.50',
    '12 item: is empty',
    '13 item: is not used by installation',
    '14 value: must be per cent, such as 18',
    expect.stringMatching(/^15 kind: must be one of: rate, hardware/),
  ])
  const { status, body } = await upload(`${path}/import`, csv)
  expect([status, body.message]).toEqual([422, '13 rows cannot be imported. Nothing was changed.'])
  expect((await call('GET', path)).body.data.document).toEqual(priceBook)
  const incomplete = await upload(`${path}/import/check`, `${csv.split('\n').slice(0, 2).join('\n')}\n`)
  expect(incomplete.body.data.mistakes[0].message).toBe('The file has no row of the kind installation')
  const header = await upload(`${path}/import/check`, 'kind,price\nrate,5\n')
  expect(header.body.data.mistakes[0].message).toMatch(/no column "price"; the columns are kind, system/)
})

test('a cell of many spaces is read quickly', async () => {
  const { id } = await newDraft()
  const csv = `kind,system,opening,item,low,high,minimum_m2,value\ngst,,,,,,,1${' '.repeat(100_000)}x`
  const start = performance.now()
  const { mistakes } = (await upload(`/price-books/${id}/import/check`, csv)).body.data
  expect(mistakes).toMatchObject([{ row: 2, column: 'value' }])
  expect(performance.now() - start).toBeLessThan(10_000)
})

test('a saved plan is tried against a draft beside the book in force, and says when prices have changed', async () => {
  const saved = await api.plan({
    plan: { name: 'Home', items: designs.map((design, index) => ({ ...design, name: `W${index}` })) },
  })
  if (saved.success !== '1') throw new Error(saved.message)
  const { code } = saved.data
  const draft = await newDraft()
  const installation = { low: 450_00 + 100_00, high: 700_00 + 100_00 }
  const document = { ...priceBook, installation }
  await call('PUT', `/price-books/${draft.id}`, { name: 'Dearer', document })
  const { data } = (await call('POST', `/price-books/${draft.id}/try`, { code: code.toLowerCase() })).body
  expect(data).toMatchObject({ code, name: 'Home' })
  expect(data.estimate.totals.total.low).toBeGreaterThan(data.current.totals.total.low)
  const unknown = await call('POST', `/price-books/${draft.id}/try`, { code: 'JH-0000-00' })
  expect([unknown.status, unknown.body.field]).toEqual([422, 'code'])

  const changesOf = async () => {
    const details = await api.planDetails({ code })
    return details.success === '1' ? details.data.changes : null
  }
  expect(await changesOf()).toEqual([])
  await call('POST', `/price-books/${draft.id}/in-force`, {})
  expect(await changesOf()).toEqual([
    expect.stringMatching(/^Our prices have changed since this plan was saved: .* price list of \d+ \w+ \d{4}\.$/),
  ])
})
