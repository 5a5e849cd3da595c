import { type RawBuilder, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { anyTable, contains } from '../db/dialect.ts'
import type { Db, Schema } from '../db/schema.ts'
import { RequestError } from '../http/errors.ts'
import { id as numberKey, parseInput, text } from './validation.ts'

type Key = string | number
export type ListFilter = {
  column: string
  is: '=' | '>=' | '<=' | '<'
  value: z.ZodType<string | number | null>
  /** The column refers to a record of this table; its column is filtered instead. */
  through?: { table: string; column: string }
}

/** How a list of the back office can be searched, sorted and filtered. Anything else is rejected. */
export type Listing<T extends keyof Schema = keyof Schema> = {
  table: T
  key: string
  keyKind: 'number' | 'text'
  /** Columns that the filter `q` searches. */
  search: string[]
  /** A column that refers to a record of another table, whose columns are searched too. */
  searchThrough?: { column: string; table: keyof Schema; search: string[] }
  sortable: string[]
  filters: Record<string, ListFilter>
  order: [column: string, direction: Direction]
  /** With this filter, records that refer to another one by this column are represented by it, and it matches their text too. */
  joined?: { filter: string; by: string }
}
type Direction = 'asc' | 'desc'

export type ListQuery = {
  page: number
  perPage: number
  sort?: string | undefined
  order?: Direction | undefined
  filter: Record<string, unknown>
  /** Selects by key instead. */
  ids?: string[] | undefined
  /** Overrides the offset of the page. */
  offset?: number
  where?: RawBuilder<boolean> | undefined
}

/** The keys of one page of a list, in order. Rows are read afterwards, because sorting whole rows is slow. */
export async function listKeys(db: Db, listing: Listing, query: ListQuery): Promise<{ keys: Key[]; total: number }> {
  const { key, table } = listing
  const [column, direction] = orderOf(listing, query)
  const offset = query.offset ?? (query.page - 1) * query.perPage
  const page = anyTable(db)
    .selectFrom(table)
    .select(`${key} as key`)
    .where(whereAll(db, listing, query))
    .orderBy(column, direction)
    .orderBy(key, direction)
    .limit(query.perPage)
    .offset(offset)
  if (query.filter.q === undefined)
    return { keys: toKeys(await page.execute()), total: await countMatching(db, listing, query) }
  // A search scans the whole table, so rows and total come from one query.
  const rows = await page.select(sql<number>`count(*) over ()`.as('total')).execute()
  const isPastTheEnd = rows.length === 0 && (offset > 0 || query.perPage === 0)
  const total = isPastTheEnd ? await countMatching(db, listing, query) : Number(rows[0]?.total ?? 0)
  return { keys: toKeys(rows), total }
}

async function countMatching(db: Db, listing: Listing, query: ListQuery): Promise<number> {
  const { total } = await anyTable(db)
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
  const rows = await anyTable(db)
    .selectFrom(listing.table)
    .select(`${listing.key} as key`)
    .where(whereAll(db, listing, query))
    .orderBy(column, direction)
    .execute()
  return toKeys(rows)
}

/** Rows in the order of their keys. */
export async function readRows<T extends keyof Schema>(
  db: Db,
  { table, key }: Pick<Listing<T>, 'table' | 'key'>,
  keys: Key[],
): Promise<Selectable<Schema[T]>[]> {
  if (keys.length === 0) return []
  const rows = await anyTable(db).selectFrom(table).selectAll().where(key, 'in', keys).execute()
  const byKey = new Map(rows.map((row) => [row[key], row]))
  return keys.flatMap((each) => byKey.get(each) ?? []) as Selectable<Schema[T]>[]
}

function toKeys(rows: { key: Key }[]) {
  return rows.map(({ key }) => key)
}

export function keyOf({ keyKind }: Listing, input: string): Key {
  if (keyKind === 'text') return text(300).safeParse(input).data ?? ''
  return numberKey.safeParse(/^\d+$/.test(input) ? Number(input) : undefined).data ?? 0
}

function whereAll(db: Db, listing: Listing, { filter, ids, where }: ListQuery) {
  const { q, ...others } = filter
  // A cleared filter input sends an empty value.
  const input = Object.entries(others).filter(([, value]) => value !== '')
  const conditions = input.map(([name, value]) => toCondition(listing, name, value))
  if (where) conditions.push(where)
  if (q !== undefined && q !== '') {
    const found = searchCondition(db, listing, parseInput(z.object({ q: text(100) }), { q }).q)
    conditions.push(
      listing.joined && filter[listing.joined.filter] ? representing(listing, listing.joined.by, found) : found,
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

function toCondition({ filters }: Listing, name: string, input: unknown) {
  const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
  if (!filter) throw new RequestError(`There is no filter ${name.slice(0, 50)}`, 422, { field: 'filter' })
  const values = z.array(filter.value).max(200).safeParse([input].flat())
  if (!values.success) throw new RequestError(`The filter ${name} is invalid`, 422, { field: 'filter' })
  const column = sql.ref(filter.column)
  if (filter.through) {
    const { table, column: theirs } = filter.through
    return sql<boolean>`${column} in (select id from ${sql.table(table)} where ${isOneOf(theirs, values.data)})`
  }
  if (filter.is === '=') return isOneOf(filter.column, values.data)
  return sql<boolean>`${column} ${sql.raw(filter.is)} ${values.data[0]}`
}

function isOneOf(column: string, values: (Key | null)[]) {
  const input = values.filter((value) => value !== null)
  const isNull = values.includes(null) ? sql<boolean>`${sql.ref(column)} is null` : sql<boolean>`1 = 0`
  return input.length === 0 ? isNull : sql<boolean>`(${sql.ref(column)} in (${sql.join(input)}) or ${isNull})`
}

function searchCondition(db: Db, { search, searchThrough }: Pick<Listing, 'search' | 'searchThrough'>, q: string) {
  const hits = search.map((column) => contains(db, column, q.trim()))
  if (searchThrough) {
    const found = searchCondition(db, { search: searchThrough.search }, q)
    hits.push(
      sql<boolean>`${sql.ref(searchThrough.column)} in (select id from ${sql.table(searchThrough.table)} where ${found})`,
    )
  }
  return sql<boolean>`(${sql.join(hits, sql` or `)})`
}

function representing({ table, key }: Listing, by: string, found: RawBuilder<boolean>) {
  const [own, other] = [sql.ref(key), sql.ref(by)]
  return sql<boolean>`${own} in (select coalesce(${other}, ${own}) from ${sql.table(table)} where ${found})`
}

function orderOf(listing: Listing, { sort, order }: ListQuery): [string, Direction] {
  if (sort === undefined) return listing.order
  if (sort === 'id') return [listing.key, order ?? 'asc']
  if (!listing.sortable.includes(sort)) throw new RequestError('The sort field is invalid', 422, { field: 'sort' })
  return [sort, order ?? 'asc']
}
