import type { SalesFigures, SalesRecord } from '@house/contract/staff/entities'
import type { Db } from '../db/schema.ts'
import { dayOf, startOfDay } from '../settings/timezone.ts'
import { sourceOf } from './dashboard.ts'

const months = 12

/** The quotations of the last twelve months by month of issue, source of the lead, and who issued them. Of several revisions the last one counts. */
export async function readSales(db: Db, now: Date): Promise<SalesRecord> {
  const rows = await db
    .selectFrom('quotation')
    .innerJoin('enquiry', 'enquiry.id', 'quotation.enquiry_id')
    .leftJoin('staff', 'staff.id', 'quotation.staff_id')
    .select(['quotation.status', 'total', 'issued_at', 'enquiry.utm', 'enquiry.referrer', 'staff.name as staff'])
    .where('issued_at', '>=', startOfDay(`${firstMonth(now)}-01`))
    .where('quotation.status', 'in', ['issued', 'accepted', 'declined'])
    .execute()
  const group = (nameOf: (row: (typeof rows)[number]) => string) => sumUp(rows, nameOf)
  return {
    by_month: group(({ issued_at }) => dayOf(issued_at ?? '').slice(0, 7)).toSorted((a, b) =>
      a.name < b.name ? 1 : -1,
    ),
    by_source: group(sourceOf),
    by_staff: group(({ staff }) => staff ?? ''),
  }
}

function firstMonth(now: Date) {
  const [year = 0, month = 1] = dayOf(now.getTime()).split('-').map(Number)
  return new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 7)
}

type Counted = { status: string; total: number }

/** The highest accepted value first. */
function sumUp<R extends Counted>(rows: R[], nameOf: (row: R) => string): SalesFigures[] {
  const groups = new Map<string, SalesFigures>()
  for (const row of rows) {
    const name = nameOf(row)
    const sums = groups.get(name) ?? { name, quoted: 0, accepted: 0, accepted_value: 0 }
    const isAccepted = row.status === 'accepted'
    groups.set(name, {
      name,
      quoted: sums.quoted + 1,
      accepted: sums.accepted + (isAccepted ? 1 : 0),
      accepted_value: sums.accepted_value + (isAccepted ? Number(row.total) : 0),
    })
  }
  return [...groups.values()].toSorted((a, b) => b.accepted_value - a.accepted_value || b.quoted - a.quoted)
}
