import { dayOf, utcOffsetMs } from '@house/contract/time-zone'

const dayMs = 24 * 60 * 60 * 1000

/** The time in UTC at which a local day begins, like 18:30. */
export const midnightInUtc = new Date(dayMs - utcOffsetMs).toISOString().slice(11, 16)

/** The local date and time, like 2026-11-15 09:30. Spreadsheets read it as such. */
export function localTime(instant: string) {
  return new Date(Date.parse(instant) + utcOffsetMs).toISOString().slice(0, 16).replace('T', ' ')
}

/** The local dates up to today, oldest first. */
export function lastDays(now: Date, days: number) {
  return Array.from({ length: days }, (_, index) => dayOf(now.getTime() - (days - 1 - index) * dayMs))
}

/** Converts a date to the start of that day; other text is returned unchanged. */
export function startOfDay(value: string) {
  return isDay(value) ? toInstant(value, 0) : value
}

/** Converts a date to the last millisecond of that day; other text is returned unchanged. */
export function endOfDay(value: string) {
  return isDay(value) ? toInstant(value, dayMs - 1) : value
}

function isDay(value: string) {
  return /^\d{4}-\d\d-\d\d$/.test(value) && Number.isFinite(Date.parse(value))
}

function toInstant(day: string, offsetMs: number) {
  return new Date(Date.parse(day) - utcOffsetMs + offsetMs).toISOString()
}
