import { recordStates, type StateFilter, stateFilters } from '@house/contract/staff/publishing'
import { sql } from 'kysely'
import { z } from 'zod'
import { anyTable } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { notFoundError, RequestError } from '../http/errors.ts'
import { type ListQuery, listKeys } from '../staff-api/list-query.ts'
import { oneOf } from '../staff-api/validation.ts'
import { type Draft, toStaffRecord } from './record.ts'
import type { ContentResource } from './resource.ts'
import { selectDraft, selectDrafts, selectRow, selectRows, toDraft } from './rows.ts'

export async function findRecord(db: Db, resource: ContentResource, id: number) {
  const row = await selectRow(db, resource, id)
  const draft = await selectDraft(db, resource, id)
  if (!row && !draft) throw notFoundError()
  return toStaffRecord(resource, row, draft)
}

const statesInput = z.array(oneOf(stateFilters)).min(1)

/** Unpublished records first, newest first; then the published ones in the requested order. */
export async function listRecords(db: Db, resource: ContentResource, query: ListQuery) {
  const { state, ...filter } = query.filter
  const states = state === undefined || state === '' ? [...recordStates] : parseStates(state)
  const unpublished = await listUnpublished(db, resource, states, filter, query.ids)
  const offset = (query.page - 1) * query.perPage
  const first = unpublished.slice(offset, offset + query.perPage)
  const { keys, total } = await listKeys(db, resource, {
    ...query,
    filter,
    where: stateCondition(resource, states),
    offset: Math.max(0, offset - unpublished.length),
    perPage: query.perPage - first.length,
  })
  const ids = keys.map(Number)
  const rows = await selectRows(db, resource, ids)
  const drafts = await selectDrafts(db, resource.table, ids)
  const published = rows.map((row) => toStaffRecord(resource, row, drafts.get(row.id)))
  const data = [...first.map((draft) => toStaffRecord(resource, undefined, draft)), ...published]
  return { data, total: total + unpublished.length }
}

function parseStates(input: unknown): StateFilter[] {
  const { success, data } = statesInput.safeParse([input].flat())
  if (!success) throw new RequestError('The filter state is invalid', 422, { field: 'filter' })
  return data
}

function stateCondition({ table }: ContentResource, states: StateFilter[]) {
  const drafts = sql`select entity_id from draft where entity = ${table}`
  const conditions = {
    published: sql<boolean>`id not in (${drafts})`,
    changed: sql<boolean>`id in (${drafts})`,
    scheduled: sql<boolean>`id in (${drafts} and publish_at is not null)`,
    draft: sql<boolean>`1 = 0`,
  }
  if (states.includes('published') && states.includes('changed')) return undefined
  return sql<boolean>`(${sql.join(
    states.map((state) => conditions[state]),
    sql` or `,
  )})`
}

const maxUnpublished = 1000

/** Unpublished records are few, so their drafts are filtered in memory. */
async function listUnpublished(
  db: Db,
  resource: ContentResource,
  states: StateFilter[],
  filter: ListQuery['filter'],
  ids?: string[],
) {
  if (!states.includes('draft') && !states.includes('scheduled')) return []
  const { table } = resource
  const rows = await db
    .selectFrom('draft')
    .selectAll()
    .where('entity', '=', table)
    .where(sql<boolean>`not exists (select 1 from ${sql.table(table)} as live where live.id = draft.entity_id)`)
    .$if(!states.includes('draft'), (query) => query.where('publish_at', 'is not', null))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxUnpublished)
    .execute()
  const drafts = rows.map((row) => toDraft(row)).filter(({ id }) => !ids || ids.includes(String(id)))
  return drafts.length === 0 ? [] : drafts.filter(await draftMatcher(db, resource, filter))
}

async function draftMatcher(db: Db, { filters, search }: ContentResource, { q, ...others }: ListQuery['filter']) {
  const tests: ((values: Map<string, unknown>) => boolean)[] = []
  for (const [name, input] of Object.entries(others)) {
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
    if (!filter || input === '') continue
    const accepted = filter.through ? await idsThrough(db, filter.through, [input].flat()) : [input].flat()
    tests.push((values) => accepted.includes(values.get(filter.column) ?? null))
  }
  const text = typeof q === 'string' ? q.trim().toLowerCase() : ''
  tests.push((values) =>
    search.some((column) =>
      String(values.get(column) ?? '')
        .toLowerCase()
        .includes(text),
    ),
  )
  return ({ values }: Draft) => {
    const fields = new Map<string, unknown>(Object.entries(values))
    return tests.every((test) => test(fields))
  }
}

async function idsThrough(db: Db, { table, column }: { table: string; column: string }, values: unknown[]) {
  const rows: { id: unknown }[] = await anyTable(db)
    .selectFrom(table)
    .select('id')
    .where(column, 'in', values)
    .execute()
  return rows.map(({ id }) => id)
}
