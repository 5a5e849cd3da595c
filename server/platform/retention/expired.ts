import { setImmediate } from 'node:timers/promises'
import {
  type RetainedType,
  type RetentionPeriods,
  retainedTypes,
  retentionField,
} from '@house/contract/staff/retention'
import { recordAudit } from '../audit/audit-log.ts'
import { purgeDeleted } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { latestNow } from '../process/clock-skew.ts'
import { monthsBefore } from './periods.ts'

/** Small, so that enquiries do not wait long for SQLite's one writer. */
const batchSize = 50
const minRunIntervalMs = 50 * 60_000

export type RetentionRule = {
  entity: string
  count: (db: Db, before: string) => Promise<number>
  /** Deletes at most `limit` records and returns how many. */
  deleteBatch: (trx: Db, before: string, limit: number) => Promise<number>
}

/** Given by the features that own the records. */
export type RetentionRules = Record<RetainedType, RetentionRule>

/** How many records these periods would delete at a point in time. */
export async function countExpired(
  db: Db,
  rules: RetentionRules,
  periods: RetentionPeriods,
  at: Date,
): Promise<Record<RetainedType, number>> {
  const counts: [RetainedType, number][] = []
  for (const type of retainedTypes) {
    const months = periods[retentionField(type)]
    const count = months === null ? 0 : await rules[type].count(db, monthsBefore(at, months).toISOString())
    counts.push([type, count])
  }
  return Object.fromEntries(counts) as Record<RetainedType, number>
}

/** Deletes what has outlived its period. With several instances, whichever is first does it. Returns the types with deletions. */
export async function deleteExpired(
  db: Db,
  rules: RetentionRules,
  now: Date,
): Promise<{ type: RetainedType; deleted: number }[]> {
  const runs: { type: RetainedType; deleted: number }[] = []
  for (const type of retainedTypes) {
    const months = await claimRun(db, type, now)
    const deleted = months === null ? 0 : await deleteType(db, rules[type], type, months, now)
    if (deleted > 0) runs.push({ type, deleted })
  }
  if (runs.length > 0) await purgeDeleted(db)
  return runs
}

/** Returns the period, or null when nothing is to be deleted: no period, too early, or another instance was faster. */
async function claimRun(db: Db, type: RetainedType, now: Date): Promise<number | null> {
  const lastRunBefore = new Date(now.getTime() - minRunIntervalMs).toISOString()
  const claimed = await db
    .updateTable('retention_period')
    .set({ last_run_at: now.toISOString() })
    .where('record_type', '=', type)
    .where('months', 'is not', null)
    .where((where) => where.or([where('effective_at', 'is', null), where('effective_at', '<=', now.toISOString())]))
    .where((where) =>
      where.or([
        where('last_run_at', 'is', null),
        where('last_run_at', '<=', lastRunBefore),
        // The clock was set back.
        where('last_run_at', '>', latestNow(now).toISOString()),
      ]),
    )
    .returning('months')
    .executeTakeFirst()
  return claimed?.months ?? null
}

/** One audit entry per run. Every batch commits together with its count, so that a run that is cut short has counted right. */
async function deleteType(
  db: Db,
  { entity, deleteBatch }: RetentionRule,
  type: RetainedType,
  months: number,
  now: Date,
): Promise<number> {
  const before = monthsBefore(now, months).toISOString()
  let entryId: number | undefined
  let total = 0
  for (;;) {
    const deleted = await db.transaction().execute(async (trx) => {
      const count = await deleteBatch(trx, before, batchSize)
      const after = { record_type: type, months, deleted: total + count }
      if (count > 0 && entryId !== undefined) await updateEntry(trx, entryId, after)
      else if (count > 0)
        entryId = await recordAudit(trx, { action: 'expire', entity, entity_id: '', after }, { staffId: null, now })
      return count
    })
    if (deleted === 0) return total
    total += deleted
    // Lets requests through: SQLite's statements run in this thread.
    await setImmediate()
  }
}

async function updateEntry(trx: Db, id: number, after: object) {
  await trx
    .updateTable('audit')
    .set({ after: JSON.stringify(after) })
    .where('id', '=', id)
    .execute()
}
