import { createClient } from '@house/contract/client'
import type { Design } from '@house/contract/plans/design'
import type { Plan } from '@house/contract/plans/plan'
import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { sillHeightOf } from '@house/fenestration/layout/lay-out-design'
import { expect, test } from 'vitest'
import { samplePlan } from '../../../testing/sample-plan.ts'
import { changePlainPlan } from './change-plain-plan.ts'

const [w1, d1] = samplePlan.items
if (!w1 || !d1) throw new Error('The sample house has no openings')
const plan: Plan = { name: 'Home', items: [w1, d1] }

const saved = (code: string) => ({
  success: '1',
  message: 'OK',
  data: { code, edit_key: `key of ${code}`, url: `/plan/${code}`, version: 2 },
})

/** Posts the form of the page; the API answers with the replies in order. */
async function post(fields: Record<string, string>, replies: { status?: number; json: object }[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ plan: JSON.stringify(plan), ...fields })) form.set(name, value)
  const bodies: unknown[] = []
  const api = createClient((_, init) => {
    const reply = replies[bodies.length]
    bodies.push(JSON.parse(String(init?.body)))
    if (!reply) throw new TypeError('No connection')
    return new Response(JSON.stringify(reply.json), { status: reply.status ?? 200 })
  })
  return { ...(await changePlainPlan(form, plannerCatalogue, api)), bodies }
}

const fieldsOf = (index: number, changed: Record<string, string> = {}) => {
  const fields = { width: '1300', height: '1350', quantity: '1', room: 'Hall', ...changed }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${name}-${index}`, value]))
}

test('what was typed in any opening counts, whichever button was pressed', async () => {
  const result = await post({
    ...fieldsOf(0, { width: '135 cm', mesh: 'pleated' }),
    ...fieldsOf(1, { width: "7'", height: '2100', quantity: '2' }),
    intent: 'duplicate 0',
  })
  expect(result.error).toBe('')
  expect(result.plan.items).toMatchObject([
    { name: 'W1', width: 1350, mesh: 'pleated', room: 'Hall' },
    { name: 'W2', width: 1350 },
    { name: 'D1', width: 2134, quantity: 2 },
  ])
})

test('a size that is not one is named with its opening, and the other openings are changed', async () => {
  const result = await post({ ...fieldsOf(0, { width: '9 km' }), ...fieldsOf(1, { width: '2200' }), intent: 'save' })
  expect(result.error).toMatch(/^W1: “9 km” is not a size/)
  expect(result.plan.items).toMatchObject([{ width: 1300 }, { width: 2200 }])
  expect(result.bodies).toEqual([])
  expect((await post({ ...fieldsOf(0, { width: '12' }) })).error).toBe(
    'W1: The width must be from 300 to 6,000 mm, not 12.',
  )
})

test('in door profiles a window stays at its height, and becomes a door when it is made higher', async () => {
  const sillOf = (design: Design | undefined) => design && sillHeightOf(design, { kind: 'door' })
  const window = await post(fieldsOf(0, { height: '1200', system: 'alu-slim-sliding' }))
  expect(sillOf(window.plan.items[0])).toBe(900)
  const door = await post({
    ...fieldsOf(0, { height: '2100', system: 'alu-slim-sliding' }),
    plan: JSON.stringify(window.plan),
  })
  expect(sillOf(door.plan.items[0])).toBe(0)
})

test('an opening with a wrong size can be removed', async () => {
  const result = await post({ ...fieldsOf(0, { width: '9 km' }), intent: 'remove 0' })
  expect(result).toMatchObject({ error: '', plan: { items: [{ name: 'D1' }] } })
})

test('parts that we no longer offer are replaced and named', async () => {
  const old = { ...plan, items: [{ ...w1, glass: 'diamond' }, d1] }
  const result = await post({ plan: JSON.stringify(old), intent: 'change' })
  expect(result.notices).toEqual([expect.stringMatching(/^W1 used “diamond”, which we no longer offer/)])
  expect(plannerCatalogue.glazings.map(({ key }) => key)).toContain(result.plan.items[0]?.glass)
})

test.each(['system', 'glass', 'colour_inside', 'colour_outside'])(
  'a %s that we do not have is a mistake, not a crash',
  async (field) => {
    const result = await post(fieldsOf(0, { [field]: 'gold' }))
    expect(result.error).toMatch(/^W1: We do not have the \w+ “gold”/)
    expect(result.plan.items[0]).toEqual(w1)
  },
)

test('an opening that cannot be read is named', async () => {
  const result = await post({ plan: JSON.stringify({ ...plan, items: [{ ...w1, width: 5 }, d1] }) })
  expect(result.notices).toEqual([
    'W1 could not be read and is left out. The width must be from 300 to 6,000 mm, not 5.',
  ])
  expect(result.plan.items).toHaveLength(1)
})

test.each([
  ['{"items":', 'The plan could not be read. It is damaged.'],
  [
    JSON.stringify({ items: Array(61).fill(w1) }),
    'The plan could not be read. A plan has at most 60 openings, not 61.',
  ],
])('a plan that cannot be read says so', async (text, error) => {
  expect(await post({ plan: text, code: 'JH-1', edit_key: 'key' })).toMatchObject({ error, code: 'JH-1' })
})

test.each<Record<string, string>>([{ preset: 'casement-window' }, { intent: 'duplicate 0' }])(
  'a full plan takes no more openings',
  async (act) => {
    const items = Array.from({ length: 60 }, (_, index) => ({ ...w1, name: `W${index + 1}` }))
    const result = await post({ plan: JSON.stringify({ ...plan, items }), ...act })
    expect(result.error).toMatch(/^A plan has at most 60 openings/)
    expect(result.plan.items).toHaveLength(60)
  },
)

test('a plan is saved until the next change', async () => {
  const first = await post({ intent: 'save', code: 'JH-1', edit_key: 'key', version: '1' }, [{ json: saved('JH-1') }])
  expect(first.bodies).toEqual([{ plan, code: 'JH-1', edit_key: 'key', version: 1 }])
  expect(first).toMatchObject({ isSaved: true, code: 'JH-1', editKey: 'key of JH-1', version: 2 })
  const changed = await post({ ...fieldsOf(0, { width: '1500' }), code: 'JH-1', edit_key: 'key' })
  expect(changed).toMatchObject({ isSaved: false, code: 'JH-1', editKey: 'key' })
})

test.each([
  ['was deleted', { json: { success: '6', message: 'No' } }],
  ['has another key', { status: 403, json: { success: '0', message: 'No' } }],
  ['was changed on another device', { status: 409, json: { success: '0', message: 'No' } }],
])('a saved plan that %s gets a new code, with a sentence', async (_, refused) => {
  const result = await post({ intent: 'save', code: 'JH-1', edit_key: 'key' }, [refused, { json: saved('JH-2') }])
  expect(result).toMatchObject({ isSaved: true, code: 'JH-2', error: '' })
  expect(result.notices).toEqual(['JH-1 could not be changed, so your plan has a new code.'])
})

test('a plan that could not be saved is still there', async () => {
  const result = await post({ intent: 'save' })
  expect(result).toMatchObject({ isSaved: false, plan, error: 'The plan could not be saved. Please try again.' })
})

test('a plan of more parts than the site draws in time is not read, and does not grow to one', async () => {
  const [cell] = w1.rows[0]?.cells ?? []
  const large = { ...w1, width: 6000, height: 6000, rows: Array(4).fill({ height: 1, cells: Array(6).fill(cell) }) }
  const full = { ...plan, items: Array(12).fill(large) }
  const tooMany = await post({ plan: JSON.stringify({ ...full, items: [...full.items, large] }), intent: 'change' })
  expect(tooMany.error).toContain('at most 300 sashes')
  expect(tooMany.plan.items).toEqual([])
  const grown = await post({ plan: JSON.stringify(full), intent: 'duplicate 0' })
  expect(grown.error).toContain('at most 300 sashes')
  expect(grown.plan.items).toHaveLength(12)
})
