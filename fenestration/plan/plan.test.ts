import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { expect, test } from 'vitest'
import { partsOf } from '../design/planner-parts.ts'
import { findProblems } from '../rules/find-problems.ts'
import { checkDesign } from '../testing/designs.ts'
import { withKnownParts } from './known-parts.ts'
import { applyLayout, layoutPresets } from './layouts.ts'
import { parsePlan } from './parse-plan.ts'
import { addItem, duplicateItem, moveItem, pieceCount, removeItem, renameRoom, roomsOf } from './plan-commands.ts'
import { presets, presetsFor } from './presets.ts'
import { totalsOf } from './totals.ts'

const window = { ...checkDesign, room: 'Bedroom', name: '' }
const door = { ...checkDesign, system: 'upvc-60-door', height: 2100, room: 'Kitchen', name: '' }
const systems = { casement: { kind: 'casement' }, door: { kind: 'door' } } as const
const empty = { name: 'My home', items: [] }
const plan = addItem(addItem(addItem(empty, window, systems.casement), door, systems.door), window, systems.casement)

test('openings are numbered by kind and listed room by room', () => {
  expect(plan.items.map(({ name }) => name)).toEqual(['W1', 'W2', 'D1'])
  expect(roomsOf(plan).map(({ name, items }) => [name, items.length])).toEqual([
    ['Bedroom', 2],
    ['Kitchen', 1],
  ])
})

test('a number is not used twice', () => {
  const without = removeItem(plan, 0)
  expect(addItem(without, window, systems.casement).items.map(({ name }) => name)).toEqual(['W2', 'W3', 'D1'])
  expect(duplicateItem(plan, 0).items.map(({ name }) => name)).toEqual(['W1', 'W3', 'W2', 'D1'])
})

test('an opening moves to the room of the place it is moved to', () => {
  expect(moveItem(plan, 0, 2).items.at(-1)).toMatchObject({ name: 'W1', room: 'Kitchen' })
  expect(moveItem(plan, 0, -1)).toBe(plan)
})

test('a room is renamed in all its openings, and pieces are counted with their quantities', () => {
  expect(renameRoom(plan, 'Bedroom', 'Study').items.map(({ room }) => room)).toEqual(['Study', 'Study', 'Kitchen'])
  expect(pieceCount({ ...plan, items: plan.items.map((item) => ({ ...item, quantity: 2 })) })).toBe(6)
})

test('a plan with a bad opening keeps the others and says what was wrong', () => {
  const [one, two] = [
    { ...window, name: 'W1' },
    { ...door, name: 'D1' },
  ]
  const parsed = parsePlan({ name: ' Flat ', items: [one, { ...one, width: 5 }, two] })
  expect(parsed.plan).toEqual({ name: 'Flat', items: [one, two] })
  expect(parsed.rejected).toEqual([{ index: 1, message: 'The width must be from 300 to 6,000 mm, not 5' }])
  expect(() => parsePlan(null)).toThrow('The plan is missing')
  expect(() => parsePlan({ items: Array(61).fill(window) })).toThrow('A plan has at most 60 openings, not 61')
})

test('every opening of a plan that was read has a name of its own', () => {
  const named = (names: string[]) =>
    parsePlan({ items: names.map((name) => ({ ...window, name })) }).plan.items.map(({ name }) => name)
  expect(named(['', '', ''])).toEqual(['W1', 'W2', 'W3'])
  expect(named(['W1', 'W1', 'D2', 'D2', 'W2', ''])).toEqual(['W1', 'W3', 'D2', 'D3', 'W2', 'W4'])
  expect(named(['Bay', 'Bay'])).toEqual(['Bay', 'W1'])
})

test('totals count quantities, and the area of the frames as they are drawn', () => {
  const round = { ...window, shape: 'round', width: 1000, height: 1000 } as const
  const inWall = { ...window, measured: 'opening', width: 1020, height: 1020, quantity: 2, room: 'Hall' } as const
  const { pieces, rooms, area } = totalsOf({ name: '', items: [round, inWall] }, plannerCatalogue)
  expect([pieces, rooms]).toEqual([3, 2])
  expect(area).toBeCloseTo(Math.PI / 4 + 2, 2)
})

test('what the catalogue no longer has is replaced, with a sentence', () => {
  const old = { ...window, name: 'W1', system: 'gold', glass: 'diamond', colour: { inside: 'pink', outside: 'white' } }
  const { design, changes } = withKnownParts(old, plannerCatalogue)
  expect(() => partsOf(design, plannerCatalogue)).not.toThrow()
  expect(changes).toHaveLength(3)
  expect(changes[0]).toBe('W1 used “gold”, which we no longer offer; it has 60 mm uPVC casement now.')
  expect(withKnownParts(window, plannerCatalogue)).toEqual({ design: window, changes: [] })
})

test('a door whose glass is gone gets safety glass', () => {
  const { design } = withKnownParts({ ...door, glass: 'diamond' }, plannerCatalogue)
  expect(partsOf(design, plannerCatalogue).glazing.safety).toBe(true)
})

test('a company without uPVC gets the same openings in its own systems, one without systems none', () => {
  const aluminium = {
    ...plannerCatalogue,
    systems: plannerCatalogue.systems.filter(({ material }) => material !== 'upvc'),
  }
  const made = presetsFor(aluminium)
  expect(made.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['casement-window', 'sliding-window', 'hinged-door']),
  )
  for (const { key, kind, design } of made) {
    expect(partsOf(design, aluminium).system.kind).toBe(kind)
    expect(findProblems(design, aluminium), key).toEqual([])
  }
  expect(presetsFor({ ...plannerCatalogue, systems: [] })).toEqual([])
  expect(presetsFor(plannerCatalogue)).toEqual(presets)
})

test('a layout of tilt and turn opens inwards, whichever way the sashes opened before', () => {
  const tilting = layoutPresets.find(({ key }) => key === 'tilt-turn')
  const [casement] = presets
  if (!tilting || !casement) throw new Error('There is no such layout or preset')
  const cells = (design: typeof window) => design.rows.flatMap((row) => row.cells.map(({ swing }) => swing))
  expect(cells(casement.design)).toEqual(['out', 'out'])
  expect(cells(applyLayout(casement.design, tilting))).toEqual(['in'])
})
