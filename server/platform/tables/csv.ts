/** Makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\ufeff'

/** Spreadsheets evaluate text that begins like this as a formula, also after apostrophes. */
const formula = /^'*\s*[=+\-@\t\r|%]/

export function toCsvRow(cells: readonly string[]) {
  return `${cells.map(toCell).join(',')}\r\n`
}

/** A spreadsheet with another separator, or that ignores quotes, may begin a cell in the middle of a text. */
const formulaInside = /[;\t\r\n](?=(?:['"]|[^\S\t\r\n])*[=+\-@|%])/g

/** Escapes formulas for any cell separator. Not reversible: for exports that are never imported. */
export function toExportCsvRow(cells: readonly string[]) {
  return toCsvRow(cells.map((text) => text.replace(formulaInside, "$&'")))
}

/** Prefixes formulas with an apostrophe (CSV injection). */
function toCell(text: string) {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Reverses `toCell`. */
export function fromCell(cell: string) {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}
