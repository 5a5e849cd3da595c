import type { PriceBook, PublishedPriceBook } from '@house/contract/estimates/price-book'
import type { PriceBookRecord, PriceBookSummary } from '@house/contract/staff/entities'
import { pricedOpeningOf } from '@house/fenestration/estimate/measure'
import type { Selectable } from 'kysely'
import type { Db, Schema } from '../../../platform/db/schema.ts'
import { notFoundError } from '../../../platform/http/errors.ts'
import { keyOf, type Listing, type ListQuery, listKeys } from '../../../platform/staff-api/list-query.ts'
import { findPlannerParts } from '../../planner-parts/queries.ts'

export type PriceBookRow = Selectable<Schema['price_book']>

const priceBookListing: Listing<'price_book'> = {
  table: 'price_book',
  key: 'id',
  keyKind: 'number',
  search: ['name'],
  sortable: ['version', 'name', 'status', 'in_force_at', 'updated_at'],
  filters: {},
  order: ['version', 'desc'],
}

/** The book that estimates are worked out with; `null` if the company has none. */
export async function findBookInForce(db: Db): Promise<PublishedPriceBook | null> {
  const row = await db.selectFrom('price_book').selectAll().where('status', '=', 'in-force').executeTakeFirst()
  if (!row) return null
  return { version: row.version, name: row.name, date: row.in_force_at ?? row.updated_at, book: documentOf(row) }
}

/** The book that was in force at that time. A version is put in force only once. */
export async function findBookAt(db: Db, at: string): Promise<PriceBook | null> {
  const row = await db
    .selectFrom('price_book')
    .select('document')
    .where('in_force_at', '<=', at)
    .orderBy('in_force_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? documentOf(row) : null
}

export async function listPriceBooks(db: Db, query: ListQuery): Promise<{ data: PriceBookSummary[]; total: number }> {
  const { keys, total } = await listKeys(db, priceBookListing, query)
  const ids = keys.map(Number)
  if (ids.length === 0) return { data: [], total }
  const rows = await db
    .selectFrom('price_book')
    .leftJoin('staff', 'staff.id', 'price_book.staff_id')
    .select(['price_book.id', 'version', 'price_book.name', 'status', 'in_force_at'])
    .select(['price_book.created_at', 'price_book.updated_at', 'staff.name as staff'])
    .where('price_book.id', 'in', ids)
    .execute()
  return { data: rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), total }
}

/** With what prices can be entered for. */
export async function findPriceBook(db: Db, id: string): Promise<PriceBookRecord> {
  const row = await readPriceBook(db, id)
  const staff = row.staff_id
    ? await db.selectFrom('staff').select('name').where('id', '=', row.staff_id).executeTakeFirst()
    : undefined
  const { systems, glazings, colours } = await findPlannerParts(db)
  const { document, staff_id, ...summary } = row
  return {
    ...summary,
    staff: staff?.name ?? null,
    document: documentOf(row),
    catalogue: {
      systems: systems.map(({ key, name, opens }) => ({
        key,
        name,
        openings: [...new Set(opens.map((way) => pricedOpeningOf({ opens: way })))],
      })),
      glazings: glazings.map(({ key, name }) => ({ key, name })),
      colours: colours.map(({ key, name }) => ({ key, name })),
    },
  }
}

export async function readPriceBook(db: Db, id: string): Promise<PriceBookRow> {
  const key = Number(keyOf(priceBookListing, id))
  const row = await db.selectFrom('price_book').selectAll().where('id', '=', key).executeTakeFirst()
  if (!row) throw notFoundError()
  return row
}

export function documentOf({ document }: Pick<PriceBookRow, 'document'>): PriceBook {
  // Parsed when it was written.
  return JSON.parse(document)
}
