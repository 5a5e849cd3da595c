import type { Glazing, PlannerParts, System } from '@house/contract/plans/planner-parts'
import { emptyAttributes, type ProductAttributes } from '@house/contract/products/attributes'
import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { presets } from '@house/fenestration/plan/presets'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { seedPlannerIfEmpty } from '../setup/seed/seed.ts'

let { app, api, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let call: Staff['call']
beforeEach(async () => {
  ;({ app, api, db, close } = await openTestApp())
  call = (await signInAs(app, db, 'administrator')).call
})
afterEach(() => close())

const [preset] = presets
if (!preset) throw new Error('There are no presets')
const design = { ...preset.design, room: 'Bedroom', name: 'W1' }
const plan = { name: 'Flat', items: [design] }

async function readCatalogue(): Promise<PlannerParts> {
  const reply = await api.plannerCatalogue()
  if (reply.success !== '1') throw new Error(reply.message)
  return reply.data
}

async function idOf(table: 'planner_system' | 'planner_glazing' | 'planner_colour', key: string) {
  return (await db.selectFrom(table).select('id').where('key', '=', key).executeTakeFirstOrThrow()).id
}

function systemOf(key: string): System {
  const system = plannerCatalogue.systems.find((each) => each.key === key)
  if (!system) throw new Error(`There is no system ${key}`)
  return system
}

async function save(input = plan) {
  const saved = await api.plan({ plan: input })
  if (saved.success !== '1') throw new Error(saved.message)
  return saved.data
}

async function detailsOf(code: string) {
  const found = await api.planDetails({ code })
  if (found.success !== '1') throw new Error(found.message)
  return found.data
}

test('a new database has the systems, glazings and colours of the demonstration company, each number with its source', async () => {
  const catalogue = await readCatalogue()
  expect(catalogue).toEqual(plannerCatalogue)
  const sources = JSON.stringify(catalogue).match(/"value":[^,]*,"source":""/g)
  expect(sources).toBeNull()
})

test('a published change is computed with at once, and a saved plan keeps what it was made with', async () => {
  const { code } = await save()
  const figures = async () => {
    const reply = await api.planFigures({ designs: [design] })
    return reply.success === '1' ? reply.data[0] : undefined
  }
  const before = await figures()
  const uf = { value: 1.1, source: 'Test report 17 of our supplier' }
  const id = await idOf('planner_system', design.system)
  expect((await call('PUT', `/planner-systems/${id}`, { uf })).status).toBe(200)
  expect((await readCatalogue()).systems.find(({ key }) => key === design.system)?.uf).toEqual(uf)
  expect((await figures())?.uw).toBeLessThan(before?.uw ?? 0)
  const details = await detailsOf(code)
  expect(details.catalogue.systems[0]?.uf).toEqual(systemOf(design.system).uf)
  expect(details.changes).toEqual([expect.stringMatching(/^60 mm uPVC casement has changed since /)])
})

test('a plan says what has changed in a figure or in the joint to the wall, not in a text', async () => {
  const { code } = await save()
  const id = await idOf('planner_system', design.system)
  await call('PUT', `/planner-systems/${id}`, { description: 'In other words', name: 'Casement 60' })
  expect((await detailsOf(code)).changes).toEqual([])
  await call('PUT', '/settings/1', { wall_gap: { value: 12, source: 'Our fitters' } })
  expect((await detailsOf(code)).changes).toEqual([
    expect.stringMatching(/^The joint to the wall is 12 mm now; this plan of .* has 10 mm\.$/),
  ])
})

test('an empty number is not known, and so is what depends on it', async () => {
  const id = await idOf('planner_glazing', design.glass)
  await call('PUT', `/planner-glazings/${id}`, { ug: { value: null, source: '' } })
  const reply = await api.planFigures({ designs: [design] })
  expect(reply.success === '1' && reply.data[0]).toMatchObject({ uw: null, shgc: expect.any(Number) })
})

test('a draft changes nothing until it is published', async () => {
  const id = await idOf('planner_colour', 'white')
  await call('PUT', `/planner-colours/${id}/draft`, { name: 'Snow' })
  expect((await readCatalogue()).colours[0]?.name).toBe('White')
  await call('PUT', `/planner-colours/${id}`, { name: 'Snow' })
  expect((await readCatalogue()).colours[0]?.name).toBe('Snow')
})

test('a new glazing can be planned with, and deleted again while no product needs it', async () => {
  const [first] = plannerCatalogue.glazings
  const glazing = { ...first, key: '6-14-6', name: 'Clear double, 6-14-6' } as Glazing
  const created = await call('POST', '/planner-glazings', glazing)
  expect(created.status).toBe(200)
  const { code } = await save({ ...plan, items: [{ ...design, glass: '6-14-6' }] })
  expect((await call('DELETE', `/planner-glazings/${created.body.data.id}`)).status).toBe(200)
  const { plan: kept, changes } = await detailsOf(code)
  expect(kept.items[0]?.glass).toBe('6-14-6')
  expect(changes).toEqual([expect.stringMatching(/^We no longer offer Clear double, 6-14-6, which this plan of /)])
  expect((await app.request(`/plan/${code}/drawing.svg`)).status).toBe(200)
})

test('a product is planned with published parts only, which stay while it needs them', async () => {
  const { id } = await db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', 'single-casement-window')
    .executeTakeFirstOrThrow()
  const unknown = await call('PUT', `/products/${id}`, { plan_design: { ...design, system: 'nope' } })
  expect(unknown).toMatchObject({ status: 422, body: { field: 'plan_design' } })
  const teal = (await call('POST', '/planner-colours', colour)).body.data
  const coloured = { ...design, colour: { inside: 'teal', outside: 'teal' } }
  expect((await call('PUT', `/products/${id}`, { plan_design: coloured })).status).toBe(200)
  expect((await call('DELETE', `/planner-colours/${teal.id}`)).body.message).toMatch(/^1 products? still use/)
  // As an archive of another site may bring it.
  await db.deleteFrom('planner_colour').where('key', '=', 'teal').execute()
  for (const file of ['data-sheet.pdf', 'drawing.dxf'])
    expect((await app.request(`/products/single-casement-window/${file}`)).status, file).not.toBe(500)
})

const system = systemOf('upvc-60-casement')
const [glazing] = plannerCatalogue.glazings
const colour = { key: 'teal', name: 'Teal', hex: '#008080', foil: true }

test.each<[string, string, object, string]>([
  ['a key that is taken', 'systems', system, 'Another record already uses this key'],
  [
    'an unknown colour',
    'systems',
    { ...system, key: 'a', colours: ['pink'] },
    'no published colour with the key “pink”',
  ],
  [
    'an unknown colour in a limit',
    'systems',
    { ...system, key: 'a', limits: [{ ...system.limits[0], colours: ['pink'] }] },
    'no published colour with the key “pink”',
  ],
  [
    'an unknown product in a limit',
    'systems',
    { ...system, key: 'a', limits: [{ ...system.limits[0], product: 'no-such-window' }] },
    'no published product with the URL slug “no-such-window”',
  ],
  [
    'neither glass nor a product that states it',
    'systems',
    { ...system, key: 'a', glass_thickness: { min: null, max: 24, product: '', source: '' } },
    'Glass thickness needs the thinnest and the thickest glass, or a product that states them',
  ],
  ['no way of opening', 'systems', { ...system, key: 'a', opens: [] }, 'Opens needs at least one way of opening'],
  ['an unknown way of opening', 'systems', { ...system, key: 'a', opens: ['up'] }, 'Opens (entry 1) is invalid'],
  ['a negative number', 'systems', { ...system, key: 'a', uf: { value: -1, source: '' } }, 'Uf (Value) is invalid'],
  [
    'per cent for a share',
    'glazings',
    { ...glazing, key: 'a', shgc: { value: 60, source: '' } },
    '(Value) is at most 1',
  ],
  [
    'a face of a metre',
    'systems',
    { ...system, key: 'a', faces: { ...system.faces, sash: { value: 1000, source: '' } } },
    'is at most 300',
  ],
  ['text for a number', 'systems', { ...system, key: 'a', uf: { value: '1e9', source: '' } }, 'Uf (Value) is invalid'],
  ['no number for drawings', 'systems', { ...system, key: 'a', depth: { value: null, source: '' } }, 'Depth (Value)'],
  [
    'glass from thick to thin',
    'systems',
    { ...system, key: 'a', glass_thickness: { min: 24, max: 5, source: '' } },
    'Glass thickness goes from the thinnest to the thickest glass',
  ],
  ['a glazing without panes', 'glazings', { ...glazing, key: 'a', layers: [] }, 'Layers needs at least one pane'],
  ['a pane of no thickness', 'glazings', { ...glazing, key: 'a', layers: [{ kind: 'pane', mm: 0 }] }, 'is invalid'],
  ['a source as long as a book', 'glazings', { ...glazing, key: 'a', ug: { value: 1, source: 'x'.repeat(301) } }, 'Ug'],
  ['markup as a key', 'colours', { ...colour, key: '"><script>' }, 'Key is made of the letters a to z'],
  ['style as a colour', 'colours', { ...colour, hex: 'red;}' }, 'Hex is a hash sign and six hexadecimal digits'],
])('%s is refused with a sentence', async (_, resource, input, message) => {
  const { status, body } = await call('POST', `/planner-${resource}`, input)
  expect(status).toBe(422)
  expect(body.message).toContain(message)
})

test('a limit follows the product it names, which cannot be deleted meanwhile', async () => {
  const product = await db
    .selectFrom('product')
    .select(['id', 'attributes'])
    .where('slug', '=', 'single-casement-window')
    .executeTakeFirstOrThrow()
  const { code } = await save()
  const [title, slug] = ['Simple window', 'simple-window']
  expect((await call('PUT', `/products/${product.id}`, { title, slug })).status).toBe(200)
  const limitNow = async () => (await readCatalogue()).systems[0]?.limits[0]
  expect(await limitNow()).toEqual({ ...system.limits[0], source: 'Product page: Simple window' })
  expect((await detailsOf(code)).changes).toEqual([])
  const attributes: ProductAttributes = JSON.parse(product.attributes)
  const measures = attributes.measures.map((each) => (each.measure === 'sash_width' ? { ...each, max: 800 } : each))
  expect((await call('PUT', `/products/${product.id}`, { attributes: { ...attributes, measures } })).status).toBe(200)
  expect(await limitNow()).toMatchObject({ min_width: 350, max_width: 800 })
  expect((await detailsOf(code)).changes).toEqual([expect.stringMatching(/^60 mm uPVC casement has changed/)])
  const before = await readCatalogue()
  expect((await call('DELETE', `/products/${product.id}`)).status).toBe(200)
  expect(await readCatalogue()).toEqual(before)
})

test('what systems and products use can neither be deleted nor get another key', async () => {
  const white = await idOf('planner_colour', 'white')
  const casement = await idOf('planner_system', 'upvc-60-casement')
  for (const [path, message] of [
    [`/planner-colours/${white}`, /^\d+ systems and \d+ products still use this/],
    [`/planner-systems/${casement}`, /^\d+ products still use this/],
  ] as const) {
    const removed = await call('DELETE', path)
    expect([removed.status, removed.body.message]).toEqual([409, expect.stringMatching(message)])
    const renamed = await call('PUT', path, { key: 'other' })
    expect([renamed.status, renamed.body.message]).toEqual([409, expect.stringMatching(message)])
  }
})

test('a product has published colours only, which stay while it has them', async () => {
  const product = await db
    .selectFrom('product')
    .select(['id', 'attributes'])
    .where('slug', '=', 'single-casement-window')
    .executeTakeFirstOrThrow()
  const paint = (colours: string[]) =>
    call('PUT', `/products/${product.id}`, { attributes: { ...JSON.parse(product.attributes), colours } })
  const refused = await paint(['white', 'teal'])
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.objectContaining({ field: 'attributes', message: 'There is no published colour with the key “teal”' }),
  ])
  const { id } = (await call('POST', '/planner-colours', { ...colour, key: 'teal' })).body.data
  expect((await paint(['teal'])).status).toBe(200)
  const removed = await call('DELETE', `/planner-colours/${id}`)
  expect([removed.status, removed.body.message]).toEqual([409, '1 products still use this. Change them first.'])
  expect((await call('PUT', `/planner-colours/${id}`, { key: 'other' })).status).toBe(409)
  expect((await paint(['white'])).status).toBe(200)
  expect((await call('DELETE', `/planner-colours/${id}`)).status).toBe(200)
})

test('editors maintain the catalogue, and sales do not', async () => {
  const id = await idOf('planner_colour', 'white')
  const editor = await signInAs(app, db, 'editor')
  expect((await editor.call('PUT', `/planner-colours/${id}`, { name: 'Snow' })).status).toBe(200)
  const sales = await signInAs(app, db, 'sales')
  expect((await sales.call('PUT', `/planner-colours/${id}`, { name: 'White' })).status).toBe(403)
})

test('new codes have the prefix of the settings, and old ones stay valid', async () => {
  const old = await save()
  expect((await call('PUT', '/settings/1', { plan_code_prefix: 'ABCD' })).status).toBe(200)
  const { code } = await save()
  expect(code).toMatch(/^ABCD(-[0-9A-Z]{4}){3}$/)
  for (const each of [old.code, code]) expect((await detailsOf(each)).code).toBe(each)
  for (const plan_code_prefix of ['A', 'ABCDE', 'jh', 'J1', '', null]) {
    const { status, body } = await call('PUT', '/settings/1', { plan_code_prefix })
    expect([status, body.message]).toEqual([422, expect.stringContaining('Prefix of plan codes')])
  }
})

test('the joint to the wall comes from the settings, and is not among the public ones', async () => {
  const wall_gap = { value: 12, source: 'Our fitters' }
  expect((await call('PUT', '/settings/1', { wall_gap })).status).toBe(200)
  expect((await readCatalogue()).wall_gap).toEqual(wall_gap)
  for (const value of [-1, 101])
    expect((await call('PUT', '/settings/1', { wall_gap: { value, source: '' } })).status).toBe(422)
  const setting = await api.appSetting()
  expect(Object.keys(setting.success === '1' ? setting.data : {})).not.toContain('wall_gap')
  expect(JSON.stringify(setting)).not.toContain('plan_code_prefix')
  expect(await api.plannerCatalogue()).toMatchObject({ plan_code_prefix: 'JH' })
})

test('products of a database from before the planner can be planned, unless staff have changed them', async () => {
  for (const table of ['planner_system', 'planner_glazing', 'planner_colour'] as const)
    await db.deleteFrom(table).execute()
  const [changed, unchanged] = await db
    .selectFrom('product')
    .select(['id', 'plan_design'])
    .where('plan_design', 'is not', null)
    .orderBy('id')
    .execute()
  if (!changed || !unchanged) throw new Error('No product has a design')
  await db
    .updateTable('product')
    .set({ plan_design: null, attributes: JSON.stringify(emptyAttributes) })
    .execute()
  expect((await call('PUT', `/products/${changed.id}`, { keywords: 'ours' })).status).toBe(200)
  await seedPlannerIfEmpty(db)
  const designOf = async (id: number) =>
    (await db.selectFrom('product').select('plan_design').where('id', '=', id).executeTakeFirstOrThrow()).plan_design
  expect(await designOf(changed.id)).toBeNull()
  expect(await designOf(unchanged.id)).toBe(unchanged.plan_design)
})

test('a database from before the planner gets its catalogue once', async () => {
  for (const table of ['planner_system', 'planner_glazing', 'planner_colour'] as const)
    await db.deleteFrom(table).execute()
  await seedPlannerIfEmpty(db)
  await seedPlannerIfEmpty(db)
  expect(await readCatalogue()).toEqual(plannerCatalogue)
  const id = await idOf('planner_colour', 'white')
  await call('PUT', `/planner-colours/${id}`, { name: 'Snow' })
  for (const table of ['planner_system', 'planner_glazing', 'planner_colour'] as const)
    await db.deleteFrom(table).execute()
  await seedPlannerIfEmpty(db)
  expect(await db.selectFrom('planner_colour').selectAll().execute()).toEqual([])
})
