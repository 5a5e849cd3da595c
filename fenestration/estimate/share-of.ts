/** The whole. */
export const basisPoints = 10_000

/** Rounded once, to the paisa. In two steps, so that no product leaves the exact integers. */
export function shareOf(amount: number, rate: number) {
  const rest = amount % basisPoints
  return ((amount - rest) / basisPoints) * rate + Math.round((rest * rate) / basisPoints)
}
