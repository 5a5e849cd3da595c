const written = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** DD/MM/YYYY as the calendar stood in India; what is no date is shown as it came. */
export function formatDate(instant: string) {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? instant : written.format(date)
}

const writtenWithTime = new Intl.DateTimeFormat('en-GB', {
  ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  timeZone: 'Asia/Kolkata',
})

/** DD/MM/YYYY, HH:MM as clocks show it in India. */
export function formatTime(instant: string) {
  return writtenWithTime.format(new Date(instant))
}
