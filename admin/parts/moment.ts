const zone = 'Asia/Kolkata'

/** As people of the company write it, in its time zone. */
export function shownMoment(instant: string | null | undefined) {
  if (!instant) return ''
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: zone } as const
  return new Date(instant).toLocaleString('en-IN', options)
}

export function shownDay(day: string) {
  return new Date(day).toLocaleDateString('en-IN', { day: 'numeric', month: 'short', timeZone: zone })
}
