import type { Author } from '../audit/audit-log.ts'
import type { Db } from '../db/schema.ts'
import type { OldAddress } from './redirects/record-urls.ts'
import type { ContentResource } from './resources.ts'
import type { Row } from './sanitise-fields.ts'

export type Draft = {
  id: number
  /** By field: all of a record that is not on the site, else what differs from the site. */
  values: Row
  oldAddresses: OldAddress[]
  publish_at: string | null
  problem: string | null
  staff_id: string | null
}

type Entity = Pick<ContentResource, 'table'>

export async function findDraft(db: Db, resource: Entity, id: number): Promise<Draft | undefined> {
  return (await findDrafts(db, resource, [id])).get(id)
}

/** By the number of their record. */
export async function findDrafts(db: Db, { table }: Entity, ids: number[]): Promise<Map<number, Draft>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('draft')
    .selectAll()
    .where('entity', '=', table)
    .where('entity_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.entity_id, toDraft(row)]))
}

type DraftChange = { values: Row; publish_at?: string | null; oldAddresses?: OldAddress[] }

/** Writes a draft, or writes it anew. */
export async function keepDraft(
  trx: Db,
  { table }: Entity,
  id: number,
  { values, publish_at = null, oldAddresses = [] }: DraftChange,
  { staffId, now }: Author,
) {
  const content = {
    document: JSON.stringify(values),
    old_addresses: JSON.stringify(oldAddresses),
    publish_at,
    problem: null,
    staff_id: staffId,
    updated_at: now.toISOString(),
  }
  await trx
    .insertInto('draft')
    .values({ entity: table, entity_id: id, ...content })
    .onConflict((conflict) => conflict.columns(['entity', 'entity_id']).doUpdateSet(content))
    .execute()
}

export async function dropDraft(trx: Db, { table }: Entity, id: number) {
  await trx.deleteFrom('draft').where('entity', '=', table).where('entity_id', '=', id).execute()
}

type DraftRow = {
  entity_id: number
  document: string
  old_addresses: string
  publish_at: string | null
  problem: string | null
  staff_id: string | null
}

export function toDraft({ entity_id, document, old_addresses, publish_at, problem, staff_id }: DraftRow): Draft {
  const [values, oldAddresses] = [JSON.parse(document), JSON.parse(old_addresses)]
  return { id: entity_id, values, oldAddresses, publish_at, problem, staff_id }
}
