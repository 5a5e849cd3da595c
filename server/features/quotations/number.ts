import { utcOffsetMs } from '@house/contract/time-zone'
import type { Db } from '../../platform/db/schema.ts'

/** The financial year in India, April to March: "2026-27". */
export function financialYear(now: Date): string {
  const local = new Date(now.getTime() + utcOffsetMs)
  const first = local.getUTCMonth() >= 3 ? local.getUTCFullYear() : local.getUTCFullYear() - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/**
 * The next number of this financial year, such as "JH/2026-27/0042". Its row stays locked until the transaction ends: numbers are
 * consecutive, and that of a transaction that fails is given to the next one.
 */
export async function takeNumber(trx: Db, prefix: string, now: Date): Promise<string> {
  const year = financialYear(now)
  const { last } = await trx
    .insertInto('quotation_year')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet(({ eb, ref }) => ({ last: eb(ref('quotation_year.last'), '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return `${prefix}/${year}/${String(last).padStart(4, '0')}`
}
