import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { type AnyDb, contains } from '../db/dialect.ts'
import type { Db, Schema } from '../db/schema.ts'
import { RequestError } from '../errors.ts'
import { checked, id as numberKey, text } from './validation.ts'

type Key = string | number
export type Filter = {
  column: string
  is: '=' | '>=' | '<=' | '<'
  value: z.ZodType<string | number | null>
  /** The column names a record of this table, whose own column is meant. */
  through?: { table: string; column: string }
}

/** What a list of the back office can be asked for; anything else is refused by name. */
export type Listing = {
  table: keyof Schema & string
  key: string
  keyKind: 'number' | 'text'
  /** Columns that the filter `q` looks into. */
  search: string[]
  sortable: string[]
  filters: Record<string, Filter>
  order: [column: string, direction: Direction]
  /** With this filter, a record stands for others that name it in this column: it is found by their words too. */
  joined?: { filter: string; by: string }
}
type Direction = 'asc' | 'desc'

export type ListQuery = {
  page: number
  perPage: number
  sort?: string | undefined
  order?: Direction | undefined
  filter: Record<string, unknown>
  /** Asked for by name instead. */
  ids?: string[] | undefined
  /** Where to begin, when that is not the beginning of a page. */
  offset?: number
  where?: RawBuilder<boolean> | undefined
}

/** The keys of one page of a list, in its order. The rows are read afterwards: sorting whole rows is slow. */
export async function listKeys(db: Db, listing: Listing, query: ListQuery): Promise<{ keys: Key[]; total: number }> {
  const { key, table } = listing
  const [column, direction] = orderOf(listing, query)
  const offset = query.offset ?? (query.page - 1) * query.perPage
  const page = asAny(db)
    .selectFrom(table)
    .select(`${key} as key`)
    .where(whereAll(db, listing, query))
    .orderBy(column, direction)
    .orderBy(key, direction)
    .limit(query.perPage)
    .offset(offset)
  if (query.filter.q === undefined)
    return { keys: toKeys(await page.execute()), total: await countMatching(db, listing, query) }
  // A search reads everything: once is enough for both.
  const rows = await page.select(sql<number>`count(*) over ()`.as('total')).execute()
  const isPastTheEnd = rows.length === 0 && (offset > 0 || query.perPage === 0)
  const total = isPastTheEnd ? await countMatching(db, listing, query) : Number(rows[0]?.total ?? 0)
  return { keys: toKeys(rows), total }
}

async function countMatching(db: Db, listing: Listing, query: ListQuery): Promise<number> {
  const { total } = await asAny(db)
    .selectFrom(listing.table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(whereAll(db, listing, query))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** All keys that match, for exports. */
export async function listAllKeys(db: Db, listing: Listing, filter: ListQuery['filter']): Promise<Key[]> {
  const query = { page: 1, perPage: 1, filter }
  const [column, direction] = orderOf(listing, query)
  const rows = await asAny(db)
    .selectFrom(listing.table)
    .select(`${listing.key} as key`)
    .where(whereAll(db, listing, query))
    .orderBy(column, direction)
    .execute()
  return toKeys(rows)
}

/** The rows of these keys, in their order. */
export async function readRows(db: Db, { table, key }: Listing, keys: Key[]): Promise<Record<string, unknown>[]> {
  if (keys.length === 0) return []
  const rows = await asAny(db).selectFrom(table).selectAll().where(key, 'in', keys).execute()
  const places = new Map(keys.map((each, place) => [each, place]))
  return rows.toSorted((one, other) => (places.get(one[key]) ?? 0) - (places.get(other[key]) ?? 0))
}

function toKeys(rows: { key: Key }[]) {
  return rows.map(({ key }) => key)
}

export function keyOf({ keyKind }: Listing, given: string): Key {
  if (keyKind === 'text') return text(300).safeParse(given).data ?? ''
  return numberKey.safeParse(/^\d+$/.test(given) ? Number(given) : undefined).data ?? 0
}

function whereAll(db: Db, listing: Listing, { filter, ids, where }: ListQuery) {
  const { q, ...others } = filter
  // A box that was cleared asks for nothing.
  const given = Object.entries(others).filter(([, value]) => value !== '')
  const conditions = given.map(([name, value]) => toCondition(listing, name, value))
  if (where) conditions.push(where)
  if (q !== undefined && q !== '') {
    const found = searching(db, listing, checked(z.object({ q: text(100) }), { q }).q)
    conditions.push(
      listing.joined && filter[listing.joined.filter] ? standingFor(listing, listing.joined.by, found) : found,
    )
  }
  if (ids)
    conditions.push(
      isOneOf(
        listing.key,
        ids.map((each) => keyOf(listing, each)),
      ),
    )
  return conditions.length === 0 ? sql<boolean>`${sql.lit(1)} = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`
}

function toCondition({ filters }: Listing, name: string, given: unknown) {
  const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
  if (!filter) throw new RequestError(`There is no filter ${name.slice(0, 50)}`, 422, { field: 'filter' })
  const values = z.array(filter.value).max(200).safeParse([given].flat())
  if (!values.success) throw new RequestError(`The filter ${name} cannot be used like this`, 422, { field: 'filter' })
  const column = sql.ref(filter.column)
  if (filter.through) {
    const { table, column: theirs } = filter.through
    return sql<boolean>`${column} in (select id from ${sql.table(table)} where ${isOneOf(theirs, values.data)})`
  }
  if (filter.is === '=') return isOneOf(filter.column, values.data)
  return sql<boolean>`${column} ${sql.raw(filter.is)} ${values.data[0]}`
}

function isOneOf(column: string, values: (Key | null)[]) {
  const given = values.filter((value) => value !== null)
  const isNull = values.includes(null) ? sql<boolean>`${sql.ref(column)} is null` : sql<boolean>`1 = 0`
  return given.length === 0 ? isNull : sql<boolean>`(${sql.ref(column)} in (${sql.join(given)}) or ${isNull})`
}

function searching(db: Db, { search }: Listing, q: string) {
  const hits = search.map((column) => contains(db, column, q.trim()))
  return sql<boolean>`(${sql.join(hits, sql` or `)})`
}

function standingFor({ table, key }: Listing, by: string, found: RawBuilder<boolean>) {
  const [own, other] = [sql.ref(key), sql.ref(by)]
  return sql<boolean>`${own} in (select coalesce(${other}, ${own}) from ${sql.table(table)} where ${found})`
}

function orderOf(listing: Listing, { sort, order }: ListQuery): [string, Direction] {
  if (sort === undefined) return listing.order
  if (sort === 'id') return [listing.key, order ?? 'asc']
  if (!listing.sortable.includes(sort))
    throw new RequestError('This list cannot be sorted like this', 422, { field: 'sort' })
  return [sort, order ?? 'asc']
}

/** Kysely cannot type a statement whose table is a variable. */
function asAny(db: Db): AnyDb {
  return db
}
