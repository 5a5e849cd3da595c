import { z } from 'zod'
import type { Db } from '../db/schema.ts'
import type { Listing } from '../staff-api/list-query.ts'
import type { Author } from '../staff-api/permissions.ts'
import { id, instant, text } from '../staff-api/validation.ts'

/** The audited columns of a record, whichever table it is of. */
export type AuditedValues = { [column: string]: unknown }

export type AuditedChange = {
  action: string
  entity: string
  entity_id: string
  before?: object | undefined
  after?: object | undefined
}

/** Pass the transaction of the change, so that both commit together. Returns the id of the entry. */
export async function recordAudit(trx: Db, { before, after, ...change }: AuditedChange, { staffId, now }: Author) {
  const { id } = await trx
    .insertInto('audit')
    .values({
      ...change,
      at: now.toISOString(),
      staff_id: staffId,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const auditListing: Listing = {
  table: 'audit',
  key: 'id',
  keyKind: 'number',
  search: ['entity', 'entity_id', 'action'],
  sortable: ['at', 'action', 'entity', 'staff_id'],
  filters: {
    entity: { column: 'entity', is: '=', value: text(50) },
    entity_id: { column: 'entity_id', is: '=', value: text(200) },
    staff_id: { column: 'staff_id', is: '=', value: text(100).nullable() },
    action: { column: 'action', is: '=', value: text(50) },
    from: { column: 'at', is: '>=', value: instant },
    to: { column: 'at', is: '<=', value: instant },
  },
  order: ['id', 'desc'],
}

/** Names the revision to restore: an entry in the record's history. */
export const revisionInput = z.object({ audit_id: id })

/** The history of one record, newest first. */
export async function listHistory(db: Db, entity: string, entity_id: string) {
  const rows = await db
    .selectFrom('audit')
    .select('id')
    .where('entity', '=', entity)
    .where('entity_id', '=', entity_id)
    .where('id', '>', entity === 'enquiry' ? 0 : await findLastImport(db))
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return findAuditEntries(
    db,
    rows.map(({ id }) => id),
  )
}

/** An import may reuse the id of another record, so histories start at the last one. */
export async function findLastImport(db: Db) {
  const row = await db
    .selectFrom('audit')
    .select('id')
    .where('entity', '=', 'content')
    .where('action', '=', 'import')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}

export type AuditEntry = Awaited<ReturnType<typeof findAuditEntries>>[number]

/** In the order of the ids. */
export async function findAuditEntries(db: Db, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('audit')
    .leftJoin('staff', 'staff.id', 'audit.staff_id')
    .select(['audit.id', 'audit.at', 'audit.staff_id', 'audit.action', 'audit.entity', 'audit.entity_id'])
    .select(['audit.before', 'audit.after', 'staff.name as staff'])
    .where('audit.id', 'in', ids)
    .execute()
  return rows
    .map(({ before, after, ...entry }) => ({ ...entry, before: parseValues(before), after: parseValues(after) }))
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

function parseValues(json: string | null): AuditedValues | null {
  return json === null ? null : JSON.parse(json)
}
