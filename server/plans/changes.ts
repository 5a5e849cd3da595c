import { isDeepStrictEqual } from 'node:util'
import type { PlannerCatalogue } from '@house/contract/plans/catalogue'

/** What has changed in the catalogue since a plan was saved, as sentences. */
export function changesSince(then: PlannerCatalogue, now: PlannerCatalogue, savedAt: string): string[] {
  const date = new Date(savedAt).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
  return [
    ...compare(then.systems, now.systems, date),
    ...compare(then.glazings, now.glazings, date),
    ...compare(then.colours, now.colours, date),
  ]
}

function compare<T extends { key: string; name: string }>(then: T[], now: T[], date: string): string[] {
  return then.flatMap((record) => {
    const current = now.find(({ key }) => key === record.key)
    if (!current) return [`We no longer offer ${record.name}, which this plan of ${date} uses.`]
    return isDeepStrictEqual(current, record) ? [] : [`${record.name} has changed since ${date}.`]
  })
}
