/** The company's time zone, whatever the server's or the user's. India has no daylight saving time. */
export const timeZone = 'Asia/Kolkata'
export const utcOffset = '+05:30'
export const utcOffsetMs = 5.5 * 60 * 60 * 1000

/** The day in the company's time zone, like 2026-11-15. */
export function dayOf(datetime: Date | string | number): string {
  return new Date(new Date(datetime).getTime() + utcOffsetMs).toISOString().slice(0, 10)
}
