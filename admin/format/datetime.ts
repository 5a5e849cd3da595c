import { timeZone, utcOffset } from '@house/contract/time-zone'

/** In the company's time zone, wherever the user is. */
export function formatDateTime(instant: string | null | undefined) {
  if (!instant) return ''
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
  return new Date(instant).toLocaleString('en-IN', options)
}

export function formatDate(instant: string | null | undefined) {
  return instant ? new Date(instant).toLocaleDateString('en-IN', { dateStyle: 'medium', timeZone }) : ''
}

/** Without the year, for chart axes. */
export function formatShortDate(day: string) {
  return new Date(day).toLocaleDateString('en-IN', { day: 'numeric', month: 'short', timeZone })
}

/** The value of a `datetime-local` input, in the company's time zone. */
export function toDateTimeLocal(instant: string | Date | null | undefined) {
  if (!instant) return ''
  // react-admin's DateTimeInput formats its value twice.
  if (typeof instant === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(instant)) return instant
  return new Date(instant).toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T')
}

export function fromDateTimeLocal(local: string) {
  const time = Date.parse(`${local}${utcOffset}`)
  return Number.isNaN(time) ? '' : new Date(time).toISOString()
}
