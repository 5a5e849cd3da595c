import type { Plan } from '@house/contract/plans/plan'

/**
 * Joins what two tabs did to the same plan. Openings are identified by their names, which are never used twice.
 * What only one tab changed is taken from it; what both changed is taken from this one.
 */
export function mergePlans(base: Plan, mine: Plan, theirs: Plan): Plan {
  const baseItems = byName(base)
  const myItems = byName(mine)
  const theirItems = byName(theirs)
  const names = [...new Set([...mine.items, ...theirs.items].map(({ name }) => name))]
  const items = names.flatMap((name) => {
    const [was, my, their] = [baseItems.get(name), myItems.get(name), theirItems.get(name)]
    const iChanged = !isSame(was, my)
    const chosen = iChanged ? my : their
    return chosen ? [chosen] : []
  })
  return { name: base.name === mine.name ? theirs.name : mine.name, items }
}

function byName({ items }: Plan) {
  return new Map(items.map((item) => [item.name, item]))
}

function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one) === JSON.stringify(other)
}
