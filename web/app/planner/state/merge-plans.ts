import type { Design } from '@house/contract/plans/design'
import type { Plan } from '@house/contract/plans/plan'
import { nextNameLike } from '@house/fenestration/plan/opening-names'
import { isDeepEqual } from './deep-equal.ts'

/**
 * Joins what two tabs or devices did to the same plan. Openings are identified by their names, which are unique in a plan.
 * What only one side changed is taken from it, what both changed from this side; a changed opening survives its deletion.
 */
export function mergePlans(base: Plan, mine: Plan, theirs: Plan): Plan {
  const [baseItems, myItems, theirItems] = [byName(base), byName(mine), byName(theirs)]
  const items: Design[] = []
  const addedTwice: Design[] = []
  for (const name of mergedOrder(base, mine, theirs)) {
    const [was, my, their] = [baseItems.get(name), myItems.get(name), theirItems.get(name)]
    const chosen = choose(was, my, their)
    if (chosen) items.push(chosen)
    if (!was && my && their && !isDeepEqual(my, their)) addedTwice.push(their)
  }
  for (const item of addedTwice) {
    const taken = items.map(({ name }) => name)
    items.push({ ...item, name: nextNameLike(taken, item.name) })
  }
  return { name: base.name === mine.name ? theirs.name : mine.name, items }
}

function choose(was: Design | undefined, my: Design | undefined, their: Design | undefined) {
  if (isDeepEqual(was, my)) return their
  return my ?? (isDeepEqual(was, their) ? undefined : their)
}

/** The order of this side, unless only the other one has moved openings. */
function mergedOrder(base: Plan, mine: Plan, theirs: Plan): string[] {
  const isTheirs = isReordered(base, theirs) && !isReordered(base, mine)
  return [...new Set([...namesOf(isTheirs ? theirs : mine), ...namesOf(mine), ...namesOf(theirs)])]
}

function isReordered(base: Plan, plan: Plan) {
  const [before, after] = [namesOf(base), namesOf(plan)]
  const [left, kept] = [before.filter((name) => after.includes(name)), after.filter((name) => before.includes(name))]
  return !isDeepEqual(left, kept)
}

function namesOf({ items }: Plan) {
  return items.map(({ name }) => name)
}

function byName({ items }: Plan) {
  return new Map(items.map((item) => [item.name, item]))
}
