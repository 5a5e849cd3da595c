/** The company's clock, whatever that of the server; India has one zone and no summer time. */
const offsetMinutes = 5 * 60 + 30
const dayMs = 24 * 60 * 60 * 1000

/** The day of a moment, like 2026-11-15. */
export function dayOf(moment: string | number) {
  return new Date(new Date(moment).getTime() + offsetMinutes * 60_000).toISOString().slice(0, 10)
}

/** The days up to this moment, the oldest first. */
export function lastDays(now: Date, days: number) {
  return Array.from({ length: days }, (_, index) => dayOf(now.getTime() - (days - 1 - index) * dayMs))
}

/** When a day begins, or any other text as it is. */
export function startOfDay(value: string) {
  return isDay(value) ? momentOf(value, 0) : value
}

/** The last moment of a day, or any other text as it is. */
export function endOfDay(value: string) {
  return isDay(value) ? momentOf(value, dayMs - 1) : value
}

function isDay(value: string) {
  return /^\d{4}-\d\d-\d\d$/.test(value) && Number.isFinite(Date.parse(value))
}

function momentOf(day: string, later: number) {
  return new Date(Date.parse(day) - offsetMinutes * 60_000 + later).toISOString()
}
