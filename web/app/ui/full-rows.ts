/** How many of `count` panes share a row on a wide screen. From six on there are several rows. */
export function panesPerRow(count: number) {
  if (count <= 5) return count
  return count % 3 === 0 && count % 4 !== 0 ? 3 : 4
}

/** The number of panes in the row of this one: those of the last row grow to fill it. */
export function panesInRowOf(index: number, count: number) {
  const perRow = panesPerRow(count)
  const lastRow = count % perRow
  return index < count - lastRow ? perRow : lastRow
}
