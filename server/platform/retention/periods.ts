import {
  type RetainedType,
  type RetentionField,
  type RetentionPeriods,
  retainedTypes,
  retentionField,
  retentionMonths,
  retentionNoticeHours,
} from '@house/contract/staff/retention'
import { z } from 'zod'
import type { Db } from '../db/schema.ts'

const { min, max } = retentionMonths
const message = `must be ${min} to ${max} months, or empty to keep the records for ever`
const months = z.int(message).min(min, message).max(max, message).nullable()

export const retentionFields = Object.fromEntries(
  retainedTypes.map((type) => [retentionField(type), months]),
) as Record<RetentionField, typeof months>

export async function findPeriods(db: Db): Promise<RetentionPeriods> {
  const rows = await db.selectFrom('retention_period').select(['record_type', 'months']).execute()
  const monthsOf = (type: RetainedType) => rows.find((row) => row.record_type === type)?.months ?? null
  return Object.fromEntries(retainedTypes.map((type) => [retentionField(type), monthsOf(type)])) as RetentionPeriods
}

/** When the last changed period takes effect. */
export async function findEffectiveAt(db: Db): Promise<string | null> {
  const { latest } = await db
    .selectFrom('retention_period')
    .select(({ fn }) => fn.max('effective_at').as('latest'))
    .executeTakeFirstOrThrow()
  return latest
}

export async function savePeriods(trx: Db, changes: Partial<RetentionPeriods>, now: Date) {
  const effective_at = effectiveAt(now).toISOString()
  for (const type of retainedTypes) {
    const months = changes[retentionField(type)]
    if (months === undefined) continue
    await trx.updateTable('retention_period').set({ months, effective_at }).where('record_type', '=', type).execute()
  }
}

/** When a period that is changed now takes effect. */
export function effectiveAt(now: Date) {
  return new Date(now.getTime() + retentionNoticeHours * 60 * 60 * 1000)
}

/** The same day some months earlier, or the last day of that month. */
export function monthsBefore(now: Date, months: number) {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0)
  return date
}
