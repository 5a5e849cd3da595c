import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { type FieldInput, fillEmpty, pickFields, sanitiseValues } from '../../../platform/content/parse-fields.ts'
import { toValues } from '../../../platform/content/record.ts'
import { withLinks } from '../../../platform/content/rows.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { validationErrors } from '../../../platform/staff-api/validation.ts'
import { fromCell } from '../../../platform/tables/csv.ts'
import { parseCsv } from '../../../platform/tables/parse-csv.ts'
import type { Mistake, TableFile, TableRow } from '../../../platform/tables/table-file.ts'
import { products as resource } from '../content/products.ts'
import { CellError, type Column, columns, type Lookups, readLookups } from './columns.ts'

/** A stored product. */
type Product = { id: number; slug: string; title: string }

/** The effect of one row. */
export type Step = { row: number; slug: string; title: string } & (
  | { kind: 'new'; input: FieldInput }
  | { kind: 'changed'; id: number; changes: FieldInput; columns: string[] }
  | { kind: 'unchanged' }
)

const batchSize = 500

/** Computes the changes of a file and its mistakes, without writing anything. */
export async function planImport(db: Db, bytes: Buffer): Promise<{ steps: Step[]; mistakes: Mistake[] }> {
  const file = parseCsv(bytes)
  const mistakes = [...file.mistakes, ...mistakesInHeader(file)]
  if (mistakes.length > 0) return { steps: [], mistakes }
  const present = file.header.flatMap((name) => columns.find((column) => column.name === name) ?? [])
  const rowsBySlug = new Map<string, number>()
  const stored = await findStored(db, file)
  const lookups = await readLookups(db)
  const steps: Step[] = []
  for (const row of file.rows) {
    // Cleaning thousands of long texts takes seconds: other requests come in between.
    await setImmediate()
    const { input, mistakes: cellMistakes } = readRow(row, present, lookups, rowsBySlug)
    const known = stored.get(String(input.slug).toLowerCase())
    const found = [...cellMistakes, ...mistakesInFields(row, input, known)]
    // A cell is reported once.
    mistakes.push(...found.filter((each, index) => found.findIndex(({ column }) => column === each.column) === index))
    if (found.length === 0) steps.push(toStep(row.row, input, known))
  }
  return { steps, mistakes }
}

function mistakesInHeader({ header, rows }: TableFile): Mistake[] {
  const known = columns.map(({ name }) => name)
  const mistakes = header.flatMap((name, index) => {
    if (!known.includes(name))
      return [`There is no column ${JSON.stringify(name)}; the columns are ${known.join(', ')}`]
    return header.indexOf(name) === index ? [] : [`The column ${name} is there twice`]
  })
  if (!header.includes('slug')) mistakes.push('The column slug is missing: it says which product a row is about')
  if (rows.length === 0) mistakes.push('There is no product below the first row, which names the columns')
  return mistakes.map((message) => ({ row: 1, column: '', message }))
}

function readRow({ row, cells }: TableRow, present: Column[], lookups: Lookups, rowsBySlug: Map<string, number>) {
  const fields = new Map<string, unknown>()
  const mistakes: Mistake[] = []
  if (cells.length > present.length && cells.slice(present.length).some((cell) => cell !== ''))
    mistakes.push({
      row,
      column: '',
      message: `The row has ${cells.length} cells, and the first row names ${present.length} columns`,
    })
  for (const [index, column] of present.entries()) {
    try {
      fields.set(column.field, column.read(fromCell((cells[index] ?? '').replaceAll('\r\n', '\n')), lookups))
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      mistakes.push({ row, column: column.name, message: error.message })
    }
  }
  const slug = String(fields.get('slug')).trim()
  fields.set('slug', slug)
  const earlier = rowsBySlug.get(slug.toLowerCase())
  if (earlier !== undefined) mistakes.push({ row, column: 'slug', message: `is also used in row ${earlier}` })
  else rowsBySlug.set(slug.toLowerCase(), row)
  return { input: Object.fromEntries(fields), mistakes }
}

/** Validates like the form. A new product needs a title and a list. */
function mistakesInFields({ row }: TableRow, input: FieldInput, known: Product | undefined): Mistake[] {
  const found = known
    ? validationErrors(pickFields(resource.fields, input), input)
    : validationErrors(resource.fields, fillEmpty(resource.fields, input))
  const nameOf = (field: string) => columns.find((column) => column.field === field)?.name ?? field
  return found.map(({ field, message }) => {
    const isMissing = !known && field === 'sub_item_id' && !Object.hasOwn(input, field)
    return { row, column: nameOf(field), message: isMissing ? 'is required for a new product' : message }
  })
}

function toStep(row: number, input: FieldInput, known: Product | undefined): Step {
  const slug = String(input.slug)
  const title = String(input.title ?? known?.title)
  if (!known) return { kind: 'new', row, slug, title, input: fillEmpty(resource.fields, input) }
  // Slugs match case-insensitively; the stored spelling is kept.
  const { slug: _, ...others } = input
  const sanitised = sanitiseValues(resource, others)
  const stored = new Map<string, unknown>(Object.entries(toValues(resource, known)))
  const changed = Object.entries(sanitised).filter(([field, value]) => !isSameText(value, stored.get(field)))
  if (changed.length === 0) return { kind: 'unchanged', row, slug, title }
  const changes = Object.fromEntries(changed)
  const names = columns.filter(({ field }) => Object.hasOwn(changes, field)).map(({ name }) => name)
  return { kind: 'changed', row, slug, title, id: known.id, changes, columns: names }
}

/** Ignores line endings, which spreadsheets change. */
function isSameText(one: unknown, other: unknown) {
  const normalised = (value: unknown) => JSON.stringify(value).replaceAll('\\r\\n', '\\n')
  return normalised(one) === normalised(other)
}

/** The existing products of the file, by lower-case slug. */
async function findStored(db: Db, { header, rows }: TableFile) {
  const index = header.indexOf('slug')
  const slugs = rows
    .map(({ cells }) =>
      fromCell(cells[index] ?? '')
        .trim()
        .toLowerCase(),
    )
    .filter(Boolean)
  const stored = new Map<string, Product>()
  for (let start = 0; start < slugs.length; start += batchSize) {
    const batch = slugs.slice(start, start + batchSize)
    const rows = await db.selectFrom('product').selectAll().where(sql<string>`lower(slug)`, 'in', batch).execute()
    for (const product of await withLinks(db, resource, rows)) stored.set(product.slug.toLowerCase(), product)
  }
  return stored
}
