import type { Design } from '@house/contract/plans/design'
import type { Plan } from '@house/contract/plans/plan'
import { planLimits } from '@house/contract/plans/plan-limits'
import type { System } from '@house/contract/plans/planner-parts'
import { isDoor } from '../description/kind.ts'
import { nextName, nextNameLike } from './opening-names.ts'

/** Shown when an opening is added to a full plan. */
export const planIsFull = `A plan has at most ${planLimits.items} openings. Delete one, or send this plan and start another.`

export function isFull({ items }: Plan) {
  return items.length >= planLimits.items
}

/**
 * Adds an opening after the others of its room, with the next free number of its kind: W1, W2 … or D1, D2 …
 * A full plan stays as it is.
 */
export function addItem(plan: Plan, design: Design, system: Pick<System, 'kind'>): Plan {
  if (isFull(plan)) return plan
  const named = { ...design, name: nextName(namesOf(plan), isDoor(design, system) ? 'D' : 'W') }
  const last = plan.items.findLastIndex(({ room }) => room === design.room)
  return { ...plan, items: plan.items.toSpliced(last < 0 ? plan.items.length : last + 1, 0, named) }
}

/** A full plan stays as it is. */
export function duplicateItem(plan: Plan, index: number): Plan {
  const item = plan.items[index]
  if (!item || isFull(plan)) return plan
  const copy = { ...item, name: nextNameLike(namesOf(plan), item.name) }
  return { ...plan, items: plan.items.toSpliced(index + 1, 0, copy) }
}

export function removeItem(plan: Plan, index: number): Plan {
  return { ...plan, items: plan.items.toSpliced(index, 1) }
}

export function replaceItem(plan: Plan, index: number, design: Design): Plan {
  return { ...plan, items: plan.items.map((item, position) => (position === index ? design : item)) }
}

/** Moves an opening up or down the list. */
export function moveItem(plan: Plan, from: number, to: number): Plan {
  const item = plan.items[from]
  if (!item || to < 0 || to >= plan.items.length) return plan
  const target = plan.items[to]
  const moved = { ...item, room: target?.room ?? item.room }
  return { ...plan, items: plan.items.toSpliced(from, 1).toSpliced(to, 0, moved) }
}

/** Moves an opening to the end of another room, which may be new. */
export function moveToRoom(plan: Plan, index: number, room: string): Plan {
  const item = plan.items[index]
  if (!item || item.room === room) return plan
  const others = plan.items.toSpliced(index, 1)
  const last = others.findLastIndex((other) => other.room === room)
  return { ...plan, items: others.toSpliced(last < 0 ? others.length : last + 1, 0, { ...item, room }) }
}

/** Gives an opening a name of its own; `null` if another one has it. */
export function renameItem(plan: Plan, index: number, name: string): Plan | null {
  const item = plan.items[index]
  if (!item || plan.items.some((other, position) => position !== index && other.name === name)) return null
  return replaceItem(plan, index, { ...item, name })
}

export function renameRoom(plan: Plan, from: string, to: string): Plan {
  return { ...plan, items: plan.items.map((item) => (item.room === from ? { ...item, room: to } : item)) }
}

/** Rooms in the order of their first opening, each with the openings and their places in the plan. */
export function roomsOf({ items }: Plan) {
  const names = [...new Set(items.map(({ room }) => room))]
  return names.map((name) => ({
    name,
    items: items.flatMap((design, index) => (design.room === name ? [{ design, index }] : [])),
  }))
}

/** Pieces to make, counting quantities. */
export function pieceCount({ items }: Plan) {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

function namesOf({ items }: Plan) {
  return items.map(({ name }) => name)
}
