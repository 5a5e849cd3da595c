/** In twelfths of the row. */
export type PaneWidth = 3 | 4 | 5 | 6 | 7 | 12

/** Widths of the pictures in each row; sixteen pictures in total. */
const rows: PaneWidth[][] = [
  [7, 5],
  [4, 4, 4],
  [3, 6, 3],
  [5, 7],
  [4, 4, 4],
  [3, 6, 3],
]
/** For an incomplete last row, by its number of pictures. */
const shortRows: PaneWidth[][] = [[], [12], [7, 5]]

/** One width for each of `count` pictures, so that every row is full. */
export function paneWidths(count: number): PaneWidth[] {
  const widths: PaneWidth[] = []
  for (let turn = 0; widths.length < count; turn += 1) {
    const left = count - widths.length
    const row = rows[turn % rows.length] ?? []
    widths.push(...(row.length <= left ? row : (shortRows[left] ?? [])))
  }
  return widths
}
