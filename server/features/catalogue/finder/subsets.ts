/** All ways to take so many of the items, in their order. */
export function subsetsOf<T>(items: T[], count: number): T[][] {
  if (count === 0) return [[]]
  return items.flatMap((first, index) =>
    subsetsOf(items.slice(index + 1), count - 1).map((others) => [first, ...others]),
  )
}
