/** Lets spreadsheets read the letters of every language. */
export const byteOrderMark = '\ufeff'

/** Spreadsheets take a text that begins like this for a formula, apostrophes before it or not. */
const formula = /^'*\s*[=+\-@\t\r|%]/

export function toCsvRow(cells: readonly string[]) {
  return `${cells.map(toCell).join(',')}\r\n`
}

/** A text that begins like a formula gets an apostrophe before it. */
function toCell(text: string) {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a cell that `toCell` wrote. */
export function fromCell(cell: string) {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}
