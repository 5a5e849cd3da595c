import { timeZone } from '@house/contract/time-zone'
import { recordAudit } from '../../platform/audit/audit-log.ts'
import { localTime } from '../../platform/company/settings/timezone.ts'
import type { Db } from '../../platform/db/schema.ts'
import { RequestError } from '../../platform/http/errors.ts'
import type { ListQuery } from '../../platform/staff-api/list-query.ts'
import type { Author } from '../../platform/staff-api/permissions.ts'
import { byteOrderMark, toExportCsvRow } from '../../platform/tables/csv.ts'
import { type ExportedLead, type ListLeadLines, readLeadsInBatches, withDetails } from './queries.ts'
import type { Enquiry } from './tables.ts'

/** A workbook is built in memory; CSV is streamed. */
export const maxLeadsInWorkbook = 20_000

const exportedColumns = [
  'id',
  'created_at',
  'status',
  'kind',
  'customer_name',
  'phone_number',
  'email',
  'required_service',
  'otherdescription',
  'state',
  'city',
  'comment',
  'page',
  'product',
  'plan_code',
  'plan_version',
  'source',
  'referrer',
  'utm',
  'language',
  'consent_version',
  'suspicions',
  'owner',
  'next_action_at',
  'first_response_at',
  'lost_reason',
  'notes',
  'quotations',
  'superseded_by',
] as const satisfies (keyof ExportedLead)[]

/** Written in the company's time zone, which their headers name. */
const timeColumns: string[] = ['created_at', 'next_action_at', 'first_response_at'] satisfies (keyof Enquiry)[]

/** The matching leads as CSV, streamed in batches. The audit log records who exported how many. */
export async function exportCsv(
  db: Db,
  listQuotationLines: ListLeadLines,
  filter: ListQuery['filter'],
  author: Author,
) {
  const { total, batches } = await readLeadsInBatches(db, filter)
  await auditExport(db, filter, total, author)
  async function* lines() {
    yield csvHeader()
    for await (const leads of batches()) yield toCsvRows(await withDetails(db, listQuotationLines, leads))
  }
  return lines()
}

/** The matching leads as rows of a workbook, header first. All cells are text, so that none is taken for a formula. */
export async function exportSheet(
  db: Db,
  listQuotationLines: ListLeadLines,
  filter: ListQuery['filter'],
  author: Author,
): Promise<string[][]> {
  const { total, batches } = await readLeadsInBatches(db, filter)
  if (total > maxLeadsInWorkbook)
    throw new RequestError(
      `These are ${total} leads, and an Excel file can have ${maxLeadsInWorkbook}. Choose fewer by the filters, or take CSV, which can have any number.`,
    )
  await auditExport(db, filter, total, author)
  const rows = [headers()]
  for await (const leads of batches()) rows.push(...(await withDetails(db, listQuotationLines, leads)).map(toCells))
  return rows
}

export function toCsv(leads: ExportedLead[]): string {
  return csvHeader() + toCsvRows(leads)
}

export function toJsonRecord(lead: ExportedLead) {
  const columns = Object.fromEntries(exportedColumns.map((column) => [column, lead[column]]))
  return { ...columns, utm: lead.utm === '' ? {} : JSON.parse(lead.utm) }
}

/** The search text may be the name of a person who is erased later, so the audit log does not keep it. */
async function auditExport(db: Db, filter: ListQuery['filter'], leads: number, author: Author) {
  const redacted = 'q' in filter ? { ...filter, q: '…' } : filter
  const after = { filter: redacted, leads }
  await recordAudit(db, { action: 'export', entity: 'enquiry', entity_id: '', after }, author)
}

function headers() {
  return exportedColumns.map((column) => (timeColumns.includes(column) ? `${column} (${timeZone})` : column))
}

function csvHeader() {
  return byteOrderMark + toExportCsvRow(headers())
}

function toCsvRows(leads: ExportedLead[]) {
  return leads.map((lead) => toExportCsvRow(toCells(lead))).join('')
}

function toCells(lead: ExportedLead) {
  return exportedColumns.map((column) => {
    const value = String(lead[column] ?? '')
    return value !== '' && timeColumns.includes(column) ? localTime(value) : value
  })
}
