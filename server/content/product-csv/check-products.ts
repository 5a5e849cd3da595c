import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../db/schema.ts'
import { fromCell } from '../../http/csv.ts'
import { filledUp } from '../parse-fields.ts'
import { withAccessoryCategories } from '../publish.ts'
import { toColumns } from '../queries.ts'
import { contentResources } from '../resources.ts'
import { cleaned, type Row } from '../sanitise-fields.ts'
import { mistakesIn } from '../validation.ts'
import { CellMistake, type Column, columns, type RenderOptions, readSurroundings } from './columns.ts'
import { type Mistake, readSheet, type Sheet, type SheetRow } from './read-sheet.ts'

/** What a row of the sheet would do. */
export type Step = { row: number; slug: string; title: string } & (
  | { kind: 'new'; values: Row }
  | { kind: 'changed'; stored: Row; changes: Row; columns: string[] }
  | { kind: 'unchanged' }
)

const resource = contentResources.products
const batch = 500

/** What a file would do to the products, and all that is wrong with it. Nothing is changed. */
export async function checkProducts(db: Db, bytes: Buffer): Promise<{ steps: Step[]; mistakes: Mistake[] }> {
  const sheet = readSheet(bytes)
  const mistakes = [...sheet.mistakes, ...mistakesInHead(sheet)]
  if (mistakes.length > 0) return { steps: [], mistakes }
  const given = sheet.head.flatMap((name) => columns.find((column) => column.name === name) ?? [])
  const slugs = new Map<string, number>()
  const stored = await findStored(db, sheet)
  const around = await readSurroundings(db)
  const steps: Step[] = []
  for (const row of sheet.rows) {
    const { values, mistakes: found } = readRow(row, given, around, slugs)
    const known = stored.get(String(values.slug).toLowerCase())
    const wrong = [...found, ...mistakesInValues(row, values, given, known)]
    // A cell that could not be read is named once.
    mistakes.push(...wrong.filter((each, at) => wrong.findIndex(({ column }) => column === each.column) === at))
    if (wrong.length === 0) steps.push(toStep(row.row, values, known))
  }
  return { steps, mistakes }
}

function mistakesInHead({ head, rows }: Sheet): Mistake[] {
  const known = columns.map(({ name }) => name)
  const mistakes = head.flatMap((name, index) => {
    if (!known.includes(name))
      return [`There is no column ${JSON.stringify(name)}; the columns are ${known.join(', ')}`]
    return head.indexOf(name) === index ? [] : [`The column ${name} is there twice`]
  })
  if (!head.includes('slug')) mistakes.push('The column slug is missing: it says which product a row is about')
  if (rows.length === 0) mistakes.push('There is no product below the first row, which names the columns')
  return mistakes.map((message) => ({ row: 1, column: '', message }))
}

function readRow({ row, cells }: SheetRow, given: Column[], around: RenderOptions, slugs: Map<string, number>) {
  const values: Row = {}
  const mistakes: Mistake[] = []
  if (cells.length > given.length && cells.slice(given.length).some((cell) => cell !== ''))
    mistakes.push({
      row,
      column: '',
      message: `The row has ${cells.length} cells, and the first row names ${given.length} columns`,
    })
  for (const [index, column] of given.entries()) {
    try {
      values[column.field] = column.read(fromCell((cells[index] ?? '').replaceAll('\r\n', '\n')), around)
    } catch (error) {
      if (!(error instanceof CellMistake)) throw error
      mistakes.push({ row, column: column.name, message: error.message })
    }
  }
  values.slug = String(values.slug).trim()
  const slug = String(values.slug).toLowerCase()
  const before = slugs.get(slug)
  if (before !== undefined) mistakes.push({ row, column: 'slug', message: `is that of row ${before} too` })
  else slugs.set(slug, row)
  return { values, mistakes }
}

/** By the same rules as the form. A new product needs a title and a list. */
function mistakesInValues({ row }: SheetRow, values: Row, given: Column[], known: Row | undefined): Mistake[] {
  const named = Object.entries(resource.fields.shape).filter(([name]) => Object.hasOwn(values, name))
  const found = mistakesIn(
    known ? z.object(Object.fromEntries(named)) : resource.fields,
    known ? values : whole(values),
  )
  const nameOf = (field: string) => [...given, ...columns].find((column) => column.field === field)?.name ?? field
  return found.map(({ field, message }) => {
    const isMissing = !known && field === 'sub_item_id' && !Object.hasOwn(values, field)
    return { row, column: nameOf(field), message: isMissing ? 'is required for a new product' : message }
  })
}

function toStep(row: number, values: Row, known: Row | undefined): Step {
  const { slug, title } = { title: known?.title, ...values } as { slug: string; title: string }
  if (!known) return { kind: 'new', row, slug, title, values: whole(values) }
  // A slug is compared without its case: the stored one stays.
  const { slug: _, ...others } = values
  const next = cleaned('product', toColumns(resource, others))
  const changes = Object.fromEntries(Object.entries(next).filter(([field, value]) => !isSame(value, known[field])))
  if (Object.keys(changes).length === 0) return { kind: 'unchanged', row, slug, title }
  const named = columns.filter(({ field }) => Object.hasOwn(changes, field)).map(({ name }) => name)
  return { kind: 'changed', row, slug, title, stored: known, changes, columns: named }
}

function whole(values: Row) {
  return filledUp(resource.fields, values)
}

/** Spreadsheets write line ends of their own. */
function isSame(one: unknown, other: unknown) {
  const plain = (value: unknown) => JSON.stringify(value).replaceAll('\\r\\n', '\\n')
  return plain(one) === plain(other)
}

/** The products that the sheet names, by their slugs in small letters. */
async function findStored(db: Db, { head, rows }: Sheet) {
  const at = head.indexOf('slug')
  const slugs = rows
    .map(({ cells }) =>
      fromCell(cells[at] ?? '')
        .trim()
        .toLowerCase(),
    )
    .filter(Boolean)
  const stored = new Map<string, Row>()
  for (let start = 0; start < slugs.length; start += batch) {
    const some = slugs.slice(start, start + batch)
    const products = await db.selectFrom('product').selectAll().where(sql<string>`lower(slug)`, 'in', some).execute()
    for (const product of await withAccessoryCategories(db, products))
      stored.set(String(product.slug).toLowerCase(), product)
  }
  return stored
}
