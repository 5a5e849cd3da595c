const step = 10
const catchWithin = 15

/** Where a dragged joint comes to rest: in steps of 10 mm, caught by halves, thirds and equal parts; exact with Alt. */
export function snap(position: number, { from, to, isExact }: { from: number; to: number; isExact: boolean }): number {
  if (isExact) return Math.round(position)
  const length = to - from
  const marks = [1 / 2, 1 / 3, 2 / 3, 1 / 4, 3 / 4].map((share) => Math.round(from + length * share))
  const caught = marks.find((mark) => Math.abs(mark - position) <= catchWithin)
  return caught ?? Math.round(position / step) * step
}

/** How far an arrow key moves a handle, in millimetres. */
export function keyStep({ shiftKey, altKey }: { shiftKey: boolean; altKey: boolean }) {
  if (shiftKey) return 100
  return altKey ? 1 : step
}
