/** The clocks of instances differ by less than this. What is later than that was written before a clock was set back. */
const clockSkewMs = 60_000

/** The latest time that another instance may take for now. */
export function latestNow(now: Date) {
  return new Date(now.getTime() + clockSkewMs)
}
