import type { Design } from '@house/contract/plans/design'
import type { Quotation } from '@house/contract/quotations/quotation'
import { quotationStatuses } from '@house/contract/quotations/quotation-options'
import type { QuotationSummary } from '@house/contract/staff/entities'
import { dayOf } from '@house/contract/time-zone'
import { formatRupees } from '@house/fenestration/estimate/money'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Db, Schema } from '../../platform/db/schema.ts'
import { notFoundError } from '../../platform/http/errors.ts'
import { type Listing, type ListQuery, listKeys } from '../../platform/staff-api/list-query.ts'
import { id as idField, oneOf } from '../../platform/staff-api/validation.ts'

export type QuotationRow = Selectable<Schema['quotation']>

export const quotationListing: Listing<'quotation'> = {
  table: 'quotation',
  key: 'id',
  keyKind: 'number',
  search: ['number'],
  searchThrough: { column: 'enquiry_id', table: 'enquiry', search: ['customer_name'] },
  sortable: ['id', 'number', 'status', 'total', 'valid_until', 'issued_at', 'updated_at'],
  filters: {
    status: { column: 'status', is: '=', value: oneOf(quotationStatuses) },
    valid_before: { column: 'valid_until', is: '<', value: z.iso.date() },
    enquiry_id: { column: 'enquiry_id', is: '=', value: idField },
  },
  order: ['id', 'desc'],
}

export async function listQuotations(db: Db, query: ListQuery, now: Date) {
  const { keys, total } = await listKeys(db, quotationListing, query)
  const ids = keys.map(Number)
  const rows = ids.length === 0 ? [] : await withNames(db).where('quotation.id', 'in', ids).execute()
  const data = rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map((row) => toSummary(row, now))
  return { data, total }
}

/** What was issued to these leads, as lines of text, oldest first: "JH/2026-27/0042, issued, ₹ 1,180". */
export async function listQuotationLines(db: Db, enquiryIds: number[]) {
  const rows = await db
    .selectFrom('quotation')
    .select(['enquiry_id', 'number', 'revision', 'status', 'total'])
    .where('enquiry_id', 'in', enquiryIds)
    .where('issued_at', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ enquiry_id, ...row }) => ({
    enquiry_id,
    line: `${fullNumber(row)}, ${row.status}, ${formatRupees(Number(row.total))}`,
  }))
}

export async function findQuotation(db: Db, id: number, now: Date) {
  const row = await withNames(db)
    .select(['document', 'token', 'issued'])
    .where('quotation.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFoundError()
  const { document, token, issued, ...summary } = row
  const questions = await db
    .selectFrom('quotation_question')
    .select(['id', 'text', 'at'])
    .where('quotation_id', '=', id)
    .orderBy('id')
    .execute()
  const mail = await db
    .selectFrom('outbox')
    .select('delivered_at')
    .where('quotation_id', '=', id)
    .where('kind', '=', 'quotation')
    .executeTakeFirst()
  const mailed_at = mail?.delivered_at ?? null
  return { ...toSummary(summary, now), document: documentOf({ document }), token, mailed_at, issued, questions }
}

function withNames(db: Db) {
  return db
    .selectFrom('quotation')
    .innerJoin('enquiry', 'enquiry.id', 'quotation.enquiry_id')
    .leftJoin('staff', 'staff.id', 'quotation.staff_id')
    .select(['quotation.id', 'quotation.enquiry_id', 'number', 'revision', 'quotation.status', 'total', 'valid_until'])
    .select(['issued_at', 'opened_at', 'answered_at', 'answer', 'quotation.created_at', 'quotation.updated_at'])
    .select(['enquiry.customer_name', 'staff.name as staff'])
}

function toSummary<R extends Omit<QuotationSummary, 'full_number' | 'is_expired'>>(row: R, now: Date) {
  return { ...row, full_number: fullNumber(row), is_expired: isExpired(row, now) }
}

export async function readQuotation(db: Db, id: number): Promise<QuotationRow> {
  const row = await db.selectFrom('quotation').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFoundError()
  return row
}

/** Written from parsed values. The lines of the first quotations had no ids: there it is their position. */
export function documentOf({ document }: Pick<QuotationRow, 'document'>): Quotation {
  const stored: Quotation = JSON.parse(document)
  return { ...stored, lines: stored.lines.map((line, index) => ({ ...line, id: line.id ?? String(index + 1) })) }
}

export function designsOf({ lines }: Pick<Quotation, 'lines'>): Design[] {
  return lines.flatMap((line) => (line.kind === 'opening' ? [line.design] : []))
}

/** "JH/2026-27/0042", or with its revision: "JH/2026-27/0042 R1". */
export function fullNumber({ number, revision }: Pick<QuotationRow, 'number' | 'revision'>): string {
  return revision === 0 ? (number ?? '') : `${number} R${revision}`
}

export function pdfName(row: Pick<QuotationRow, 'id' | 'number' | 'revision' | 'issued'>): string {
  return `${row.issued ? fullNumber(row).replace(/\W+/g, '-') : `draft-${row.id}`}.pdf`
}

export function isExpired({ status, valid_until }: Pick<QuotationRow, 'status' | 'valid_until'>, now: Date): boolean {
  return status === 'issued' && valid_until < dayOf(now)
}
