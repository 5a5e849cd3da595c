import type { Plan } from '@house/contract/plans/plan'
import { expect, test } from 'vitest'
import { checkDesign } from '../testing/designs.ts'
import { addItem, duplicateItem, moveToRoom, renameItem } from './plan-commands.ts'

const plan: Plan = {
  name: 'My home',
  items: [
    { ...checkDesign, name: 'W1', room: 'Hall' },
    { ...checkDesign, name: 'W2', room: 'Bedroom' },
    { ...checkDesign, name: 'W3', room: 'Kitchen' },
  ],
}
const listed = ({ items }: Plan) => items.map(({ name, room }) => `${name} ${room}`)

test('an opening moves to the end of another room, or to a new room at the end', () => {
  expect(listed(moveToRoom(plan, 0, 'Bedroom'))).toEqual(['W2 Bedroom', 'W1 Bedroom', 'W3 Kitchen'])
  expect(listed(moveToRoom(plan, 0, 'Study'))).toEqual(['W2 Bedroom', 'W3 Kitchen', 'W1 Study'])
  expect(moveToRoom(plan, 0, 'Hall')).toBe(plan)
})

test('no two openings have the same name', () => {
  expect(renameItem(plan, 0, 'W2')).toBeNull()
  expect(renameItem(plan, 0, 'Bay')?.items[0]?.name).toBe('Bay')
})

test('a full plan takes no more openings', () => {
  const full: Plan = {
    ...plan,
    items: Array.from({ length: 60 }, (_, index) => ({ ...checkDesign, name: `W${index + 1}` })),
  }
  expect(addItem(full, checkDesign, { kind: 'casement' })).toBe(full)
  expect(duplicateItem(full, 0)).toBe(full)
  expect(duplicateItem({ ...full, items: full.items.slice(1) }, 0).items).toHaveLength(60)
})
