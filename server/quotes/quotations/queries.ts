import type { Quotation } from '@house/contract/quotations/quotation'
import { utcOffsetMs } from '@house/contract/time-zone'
import type { Selectable } from 'kysely'
import type { Db, Schema } from '../../db/schema.ts'
import { notFoundError } from '../../http/errors.ts'

export type QuotationRow = Selectable<Schema['quotation']>

export async function readQuotation(db: Db, id: number): Promise<QuotationRow> {
  const row = await db.selectFrom('quotation').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFoundError()
  return row
}

/** Written from parsed values. */
export function documentOf({ document }: Pick<QuotationRow, 'document'>): Quotation {
  return JSON.parse(document) as Quotation
}

/** "JH/2026-27/0042", or with its revision: "JH/2026-27/0042 R1". */
export function fullNumber({ number, revision }: Pick<QuotationRow, 'number' | 'revision'>): string {
  return revision === 0 ? (number ?? '') : `${number} R${revision}`
}

/** The day in the company's time zone, to compare with `valid_until`. */
export function dayOf(now: Date): string {
  return new Date(now.getTime() + utcOffsetMs).toISOString().slice(0, 10)
}

export function isExpired({ status, valid_until }: Pick<QuotationRow, 'status' | 'valid_until'>, now: Date): boolean {
  return status === 'issued' && valid_until < dayOf(now)
}
