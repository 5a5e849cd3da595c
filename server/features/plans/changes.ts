import { isDeepStrictEqual } from 'node:util'
import type { PublishedPriceBook } from '@house/contract/estimates/price-book'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { timeZone } from '@house/contract/time-zone'

/** What has changed in the catalogue since a plan was saved, as sentences. */
export function changesSince(then: PlannerParts, now: PlannerParts, savedAt: string): string[] {
  const date = new Date(savedAt).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone })
  const gap = now.wall_gap.value
  return [
    ...compare(then.systems, now.systems, date),
    ...compare(then.glazings, now.glazings, date),
    ...compare(then.colours, now.colours, date),
    ...(gap === then.wall_gap.value
      ? []
      : [`The joint to the wall is ${gap} mm now; this plan of ${date} has ${then.wall_gap.value} mm.`]),
  ]
}

/** Visitors see today's prices, so a plan that was saved under others says so. */
export function priceChangesSince(then: number | null, now: PublishedPriceBook | null): string[] {
  if (then === null || !now || now.version === then) return []
  const date = new Date(now.date).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone })
  return [`Our prices have changed since this plan was saved: estimates are from our price list of ${date}.`]
}

type Part = { key: string; name: string }

function compare<T extends Part>(then: T[], now: T[], date: string): string[] {
  return then.flatMap((part) => {
    const current = now.find(({ key }) => key === part.key)
    if (!current) return [`We no longer offer ${part.name}, which this plan of ${date} uses.`]
    return isSamePart(current, part) ? [] : [`${part.name} has changed since ${date}.`]
  })
}

/** Other words for the same thing or its sources are no change, nor is a field that we no longer have. */
function isSamePart<T extends Part>(current: T, part: T) {
  const fields = Object.keys(current).filter((field) => field !== 'name' && field !== 'description') as (keyof T)[]
  return fields.every((field) => isDeepStrictEqual(withoutSources(current[field]), withoutSources(part[field])))
}

function withoutSources(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null, (name, inner) => (name === 'source' ? undefined : inner)))
}
