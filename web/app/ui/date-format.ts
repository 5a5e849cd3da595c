import { utcOffsetMs } from '@house/contract/time-zone'

/** DD/MM/YYYY as the calendar stood in India; what is no date is shown as it came. */
export function formatDate(instant: string) {
  const date = inIndia(instant)
  return date ? date.slice(0, 10).split('-').reverse().join('/') : instant
}

/** DD/MM/YYYY, HH:MM as clocks show it in India. */
export function formatTime(instant: string) {
  return `${formatDate(instant)}, ${inIndia(instant)?.slice(11, 16)}`
}

/** Without Intl, whose calendars take a tenth of a second to load on a phone. */
function inIndia(instant: string) {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? undefined : new Date(date.getTime() + utcOffsetMs).toISOString()
}
