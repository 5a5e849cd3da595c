import { addPage, paper, type Sheet } from './sheet.ts'

/** Where a page ends, above its number. */
export const bottom = paper.height - 56

/** Returns where its text starts. */
export function nextPage(sheet: Sheet) {
  addPage(sheet)
  return paper.margin
}
