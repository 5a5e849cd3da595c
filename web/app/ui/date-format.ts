import { utcOffsetMs } from '@house/contract/time-zone'

/** DD/MM/YYYY in India's time zone; invalid dates are returned unchanged. */
export function formatDate(instant: string) {
  const date = inIndia(instant)
  return date ? date.slice(0, 10).split('-').reverse().join('/') : instant
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** "17 December 2026" in India's time zone. */
export function formatLongDate(instant: string) {
  const [year, month, day] = inIndia(instant)?.slice(0, 10).split('-') ?? []
  return day ? `${Number(day)} ${months[Number(month) - 1]} ${year}` : instant
}

/** "17 December 2026, 18:30" in India's time zone. */
export function formatTime(instant: string) {
  return `${formatLongDate(instant)}, ${inIndia(instant)?.slice(11, 16)}`
}

/** Without Intl, whose calendars take a tenth of a second to load on a phone. */
function inIndia(instant: string) {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? undefined : new Date(date.getTime() + utcOffsetMs).toISOString()
}
