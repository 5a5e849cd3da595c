import type { PriceBook } from '@house/contract/estimates/price-book'
import { priceBookLimits } from '@house/contract/estimates/price-book-options'
import { PriceBookError, parsePriceBook } from '@house/fenestration/estimate/price-book'
import { z } from 'zod'
import { recordAudit } from '../../../platform/audit/audit-log.ts'
import { bumpContentVersion } from '../../../platform/cache/content-version.ts'
import { lockNames } from '../../../platform/db/dialect.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { conflictError, RequestError } from '../../../platform/http/errors.ts'
import type { Author } from '../../../platform/staff-api/permissions.ts'
import { parseInput, id as recordId, requiredText } from '../../../platform/staff-api/validation.ts'
import { usualTerms } from '../usual-terms.ts'
import { documentOf, type PriceBookRow, readPriceBook } from './queries.ts'

/** Nothing has a price yet. */
const emptyBook: PriceBook = {
  v: 1,
  rates: [],
  hardware: [],
  glass: [],
  fillings: [],
  finishes: [],
  meshes: [],
  grilles: [],
  transport: [],
  installation: { low: 0, high: 0 },
  ...usualTerms,
  rounding: 100_00,
  inclusions: [],
  exclusions: [],
}

const newBook = z.object({ from: recordId.nullable().default(null) })
const changes = z.object({
  name: requiredText(priceBookLimits.name),
  document: z.unknown(),
  updated_at: z.string().optional(),
})

/** A draft with the prices of another version, or an empty one. Returns its id. */
export async function createDraft(db: Db, input: object, author: Author): Promise<number> {
  const { from } = parseInput(newBook, input)
  return db.transaction().execute(async (trx) => {
    await lockNames(trx, ['price book'])
    const source = from === null ? null : await readPriceBook(trx, String(from))
    const { newest } = await trx
      .selectFrom('price_book')
      .select(({ fn }) => fn.max('version').as('newest'))
      .executeTakeFirstOrThrow()
    const at = author.now.toISOString()
    const values = {
      version: (newest ?? 0) + 1,
      name: source?.name ?? 'New price book',
      status: 'draft' as const,
      document: source?.document ?? JSON.stringify(emptyBook),
      in_force_at: null,
      staff_id: author.staffId,
      created_at: at,
      updated_at: at,
    }
    const { id } = await trx.insertInto('price_book').values(values).returning('id').executeTakeFirstOrThrow()
    await audit(trx, 'create', id, { after: toAudited(values) }, author)
    return id
  })
}

export async function changeDraft(db: Db, id: string, input: object, author: Author) {
  const { name, document, updated_at } = parseInput(changes, input)
  const book = parseBook(document)
  await changeStored(db, id, author, 'revise', (row) => {
    if (updated_at !== undefined && updated_at !== row.updated_at) throw conflictError()
    return { name: name.trim(), document: JSON.stringify(book) }
  })
}

/** Replaces the prices of a draft by those of a file. */
export async function replacePrices(db: Db, id: string, book: PriceBook, author: Author) {
  await changeStored(db, id, author, 'import', () => ({ document: JSON.stringify(book) }))
}

/** The one that was in force is retired. */
export async function putInForce(db: Db, id: string, author: Author) {
  await db.transaction().execute(async (trx) => {
    await lockNames(trx, ['price book'])
    const row = await readDraft(trx, id)
    if (documentOf(row).rates.length === 0)
      throw new RequestError('A price book without rates cannot be put in force: nothing would have a price.', 409)
    const at = author.now.toISOString()
    const stamp = { staff_id: author.staffId, updated_at: at }
    const former = await trx.selectFrom('price_book').selectAll().where('status', '=', 'in-force').executeTakeFirst()
    if (former) {
      await update(trx, former.id, { status: 'retired', ...stamp })
      await audit(trx, 'retire', former.id, { before: { status: 'in-force' }, after: { status: 'retired' } }, author)
    }
    await update(trx, row.id, { status: 'in-force', in_force_at: at, ...stamp })
    await audit(trx, 'put in force', row.id, { before: { status: 'draft' }, after: { status: 'in-force' } }, author)
    await bumpContentVersion(trx)
  })
}

/** Only drafts can be deleted: estimates were made with the others. */
export async function removeDraft(db: Db, id: string, author: Author) {
  return db.transaction().execute(async (trx) => {
    await lockNames(trx, ['price book'])
    const row = await readDraft(trx, id)
    await trx.deleteFrom('price_book').where('id', '=', row.id).execute()
    await audit(trx, 'delete', row.id, { before: toAudited(row) }, author)
  })
}

async function changeStored(
  db: Db,
  id: string,
  author: Author,
  action: string,
  change: (row: PriceBookRow) => Partial<Pick<PriceBookRow, 'name' | 'document'>>,
) {
  await db.transaction().execute(async (trx) => {
    await lockNames(trx, ['price book'])
    const row = await readDraft(trx, id)
    const after = { ...row, ...change(row) }
    if (after.name === row.name && after.document === row.document) return
    const { name, document } = after
    await update(trx, row.id, { name, document, staff_id: author.staffId, updated_at: author.now.toISOString() })
    await audit(trx, action, row.id, { before: toAudited(row), after: toAudited(after) }, author)
  })
}

/** What is or was in force never changes. */
async function readDraft(trx: Db, id: string) {
  const row = await readPriceBook(trx, id)
  if (row.status !== 'draft')
    throw new RequestError('Only a draft can be changed. Make a draft of this version first.', 409)
  return row
}

async function update(trx: Db, id: number, values: Partial<PriceBookRow>) {
  const { created_at, ...changed } = values
  await trx.updateTable('price_book').set(changed).where('id', '=', id).execute()
}

function audit(trx: Db, action: string, id: number, values: { before?: object; after?: object }, author: Author) {
  return recordAudit(trx, { action, entity: 'price_book', entity_id: String(id), ...values }, author)
}

function toAudited({
  version,
  name,
  status,
  document,
}: Pick<PriceBookRow, 'version' | 'name' | 'status' | 'document'>) {
  return { version, name, status, document: JSON.parse(document) }
}

function parseBook(document: unknown): PriceBook {
  try {
    return parsePriceBook(document)
  } catch (error) {
    throw error instanceof PriceBookError ? new RequestError(error.message, 422, { field: 'document' }) : error
  }
}
