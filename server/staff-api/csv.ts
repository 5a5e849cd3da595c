/** Lets spreadsheets read the letters of every language. */
export const byteOrderMark = '\ufeff'

/** Spreadsheets take a text that begins like this for a formula, apostrophes before it or not. */
const formula = /^'*\s*[=+\-@\t\r|%]/

export function toCsvRow(cells: readonly string[]) {
  return `${cells.map(toCell).join(',')}\r\n`
}

/** Where the list separator is a semicolon, or quotes mean nothing, a spreadsheet begins a cell in the middle of a text. */
const formulaInside = /[;\t\r\n](?=(?:['"]|[^\S\t\r\n])*[=+\-@|%])/g

/** For people, and never read back: nothing in a text becomes a formula, whatever separates the cells. */
export function toCsvRowForPeople(cells: readonly string[]) {
  return toCsvRow(cells.map((text) => text.replace(formulaInside, "$&'")))
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
