const zone = 'Asia/Kolkata'
const offset = '+05:30'

/** As people of the company write it, in its time zone. */
export function shownMoment(instant: string | null | undefined) {
  if (!instant) return ''
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: zone } as const
  return new Date(instant).toLocaleString('en-IN', options)
}

export function shownDate(instant: string | null | undefined) {
  return instant ? new Date(instant).toLocaleDateString('en-IN', { dateStyle: 'medium', timeZone: zone }) : ''
}

/** In charts, where the year is known. */
export function shownDay(day: string) {
  return new Date(day).toLocaleDateString('en-IN', { day: 'numeric', month: 'short', timeZone: zone })
}

/** A moment as a field for date and time holds it: by the company's clock, wherever the person is. */
export function toField(instant: string | Date | null | undefined) {
  if (!instant) return ''
  return new Date(instant).toLocaleString('sv-SE', { timeZone: zone }).slice(0, 16).replace(' ', 'T')
}

export function fromField(local: string) {
  const time = Date.parse(`${local}${offset}`)
  return Number.isNaN(time) ? '' : new Date(time).toISOString()
}
