import type { Place } from './projection.ts'

/** Whether it can be on a map. */
export function isLocated<T extends { [K in keyof Place]: number | null }>(office: T): office is T & Place {
  return typeof office.latitude === 'number' && typeof office.longitude === 'number'
}
