import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { AnyDb } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { notFoundError, RequestError } from '../errors.ts'
import { type Draft, findDraft, findDrafts, toDraft } from './drafts.ts'
import { type ListQuery, listKeys, readRows } from './list-query.ts'
import { findContent, withAccessoryCategories } from './publish.ts'
import type { ContentResource } from './resources.ts'
import type { Row } from './sanitise-fields.ts'
import { oneOf } from './validation.ts'

/** On the site as staff see it, on the site in an older form, or not on the site. */
type State = 'published' | 'changed' | 'draft'

/** A record as staff see it: as it was last written, whether or not that is published. */
export function toRecord(resource: ContentResource, row: Row | undefined, draft: Draft | undefined): Row {
  const state: State = row ? (draft ? 'changed' : 'published') : 'draft'
  const { publish_at = null, problem = null } = draft ?? {}
  const values = { ...(row && toValues(resource, row)), id: row?.id ?? draft?.id, ...draft?.values }
  // A draft may name another address; the page is where the site has it.
  const site_slug = row?.slug ?? null
  return { ...values, state, publish_at, problem, site_slug, version: versionOf(row, draft) }
}

export async function findRecord(db: Db, resource: ContentResource, id: number) {
  const row = await findContent(db, resource.table, id)
  const draft = await findDraft(db, resource, id)
  if (!row && !draft) throw notFoundError()
  return toRecord(resource, row, draft)
}

const states = z.array(oneOf(['published', 'changed', 'draft', 'scheduled'])).min(1)
type Asked = z.output<typeof states>
const everything: Asked = ['published', 'changed', 'draft']

/** What is not on the site yet comes first, the newest before the others; then what is, in the order asked for. */
export async function listRecords(db: Db, resource: ContentResource, query: ListQuery) {
  const { state, ...filter } = query.filter
  const asked = state === undefined || state === '' ? everything : readStates(state)
  const unpublished = await listUnpublished(db, resource, asked, filter, query.ids)
  const offset = (query.page - 1) * query.perPage
  const first = unpublished.slice(offset, offset + query.perPage)
  const { keys, total } = await listKeys(db, resource, {
    ...{ ...query, filter, where: inState(resource, asked) },
    ...{ offset: Math.max(0, offset - unpublished.length), perPage: query.perPage - first.length },
  })
  const rows = await readRows(db, resource, keys)
  const whole = resource.table === 'product' ? await withAccessoryCategories(db, rows) : rows
  const drafts = await findDrafts(db, resource, keys.map(Number))
  const published = whole.map((row) => toRecord(resource, row, drafts.get(Number(row.id))))
  const data = [...first.map((draft) => toRecord(resource, undefined, draft)), ...published]
  return { data, total: total + unpublished.length }
}

function readStates(given: unknown): Asked {
  const { success, data } = states.safeParse([given].flat())
  if (!success) throw new RequestError('The filter state cannot be used like this', 422, { field: 'filter' })
  return data
}

function inState({ table }: ContentResource, asked: Asked) {
  const drafts = sql`select entity_id from draft where entity = ${table}`
  const conditions = {
    published: sql<boolean>`id not in (${drafts})`,
    changed: sql<boolean>`id in (${drafts})`,
    scheduled: sql<boolean>`id in (${drafts} and publish_at is not null)`,
    draft: sql<boolean>`1 = 0`,
  }
  if (asked.includes('published') && asked.includes('changed')) return undefined
  return sql<boolean>`(${sql.join(
    asked.map((state) => conditions[state]),
    sql` or `,
  )})`
}

const mostUnpublished = 1000

/** Drafts of records that the site does not have. They are few, so they are searched here. */
async function listUnpublished(
  db: Db,
  resource: ContentResource,
  asked: Asked,
  filter: ListQuery['filter'],
  ids?: string[],
) {
  if (!asked.includes('draft') && !asked.includes('scheduled')) return []
  const { table } = resource
  const rows = await db
    .selectFrom('draft')
    .selectAll()
    .where('entity', '=', table)
    .where(sql<boolean>`not exists (select 1 from ${sql.table(table)} as live where live.id = draft.entity_id)`)
    .$if(!asked.includes('draft'), (query) => query.where('publish_at', 'is not', null))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostUnpublished)
    .execute()
  const drafts = rows.map(toDraft).filter(({ id }) => !ids || ids.includes(String(id)))
  return drafts.length === 0 ? [] : drafts.filter(await matcher(db, resource, filter))
}

async function matcher(db: Db, { filters, search }: ContentResource, { q, ...others }: ListQuery['filter']) {
  const tests: ((values: Row) => boolean)[] = []
  for (const [name, given] of Object.entries(others)) {
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
    if (!filter || given === '') continue
    const wanted = filter.through ? await idsThrough(db, filter.through, [given].flat()) : [given].flat()
    tests.push((values) => wanted.includes(values[filter.column] ?? null))
  }
  const words = typeof q === 'string' ? q.trim().toLowerCase() : ''
  tests.push((values) =>
    search.some((column) =>
      String(values[column] ?? '')
        .toLowerCase()
        .includes(words),
    ),
  )
  return ({ values }: Draft) => tests.every((test) => test(values))
}

async function idsThrough(db: Db, { table, column }: { table: string; column: string }, values: unknown[]) {
  const rows: { id: unknown }[] = await (db as AnyDb)
    .selectFrom(table)
    .select('id')
    .where(column, 'in', values)
    .execute()
  return rows.map(({ id }) => id)
}

/** Stands for all that can be changed of a record. Where others stand in its list is no change of it. */
export function versionOf(row: Row | undefined, draft: Draft | undefined) {
  const { place, position, product_count, ...own } = row ?? {}
  const text = JSON.stringify(draft ? [own, draft.values, draft.publish_at] : own)
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}

export function toColumns({ json }: ContentResource, values: Row): Row {
  const texts = json.filter((column) => values[column] !== undefined && values[column] !== null)
  return { ...values, ...Object.fromEntries(texts.map((column) => [column, JSON.stringify(values[column])])) }
}

export function toValues({ json }: ContentResource, columns: Row): Row {
  const texts = json.filter((column) => typeof columns[column] === 'string')
  return { ...columns, ...Object.fromEntries(texts.map((column) => [column, JSON.parse(String(columns[column]))])) }
}

/** What staff may write of it. */
export function writableOf({ fields }: ContentResource, values: Row): Row {
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields.shape, name)))
}
