import type { SalesFigures, SalesRecord } from '@house/contract/staff/entities'
import { dayOf } from '@house/contract/time-zone'
import { sql } from 'kysely'
import { startOfDay } from '../../platform/company/settings/timezone.ts'
import type { Db } from '../../platform/db/schema.ts'
import { sourceOf } from './dashboard.ts'

const monthCount = 12

/** The quotations of the last twelve months by month of issue, source of the lead, and who issued them. Of several revisions the last one counts. */
export async function readSales(db: Db, now: Date): Promise<SalesRecord> {
  const months = lastMonths(now)
  const month = monthOfIssue(months)
  const groups = await db
    .selectFrom('quotation')
    .innerJoin('enquiry', 'enquiry.id', 'quotation.enquiry_id')
    .leftJoin('staff', 'staff.id', 'quotation.staff_id')
    .select([month.as('month'), 'enquiry.source', 'enquiry.utm', 'enquiry.referrer', 'staff.name as staff'])
    .select(({ fn }) => [
      fn.countAll<number>().as('quoted'),
      fn.countAll<number>().filterWhere('quotation.status', '=', 'accepted').as('accepted'),
      fn.sum<number>('total').filterWhere('quotation.status', '=', 'accepted').as('accepted_value'),
    ])
    .where('issued_at', '>=', months.at(-1)?.start ?? '')
    .where('quotation.status', 'in', ['issued', 'accepted', 'declined'])
    .groupBy([month, 'enquiry.source', 'enquiry.utm', 'enquiry.referrer', 'staff.name'])
    .execute()
  return {
    by_month: sumUp(groups, (group) => group.month).toSorted((a, b) => (a.name < b.name ? 1 : -1)),
    by_source: sumUp(groups, sourceOf),
    by_staff: sumUp(groups, ({ staff }) => staff ?? ''),
  }
}

type Month = { name: string; start: string }

/** Newest first. */
function lastMonths(now: Date): Month[] {
  const [year = 0, month = 1] = dayOf(now).split('-').map(Number)
  return Array.from({ length: monthCount }, (_, index) => {
    const name = new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 7)
    return { name, start: startOfDay(`${name}-01`) }
  })
}

/** Months begin at midnight where the company is. As literals: PostgreSQL takes the same parameter twice for two expressions. */
function monthOfIssue(months: Month[]) {
  const cases = months.map(({ name, start }) => sql`when issued_at >= ${sql.lit(start)} then ${sql.lit(name)}`)
  return sql<string>`case ${sql.join(cases, sql` `)} end`
}

type Group = Omit<SalesFigures, 'name'>

/** The highest accepted value first. */
function sumUp<G extends Group>(groups: G[], nameOf: (group: G) => string): SalesFigures[] {
  const sums = new Map<string, SalesFigures>()
  for (const group of groups) {
    const name = nameOf(group)
    const sum = sums.get(name) ?? { name, quoted: 0, accepted: 0, accepted_value: 0 }
    sums.set(name, {
      name,
      quoted: sum.quoted + Number(group.quoted),
      accepted: sum.accepted + Number(group.accepted),
      accepted_value: sum.accepted_value + Number(group.accepted_value),
    })
  }
  return [...sums.values()].toSorted((a, b) => b.accepted_value - a.accepted_value || b.quoted - a.quoted)
}
