import { timeZone } from '@house/contract/time-zone'

/** Like 19 Nov 2026, on one line. */
export function formatDay(instant: string) {
  const day = new Date(instant).toLocaleDateString('en-IN', { dateStyle: 'medium', timeZone })
  return day.replaceAll(' ', '\u00a0')
}
