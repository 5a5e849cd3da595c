import { z } from 'zod'
import { periods, readDashboard } from '../analytics/dashboard.ts'
import { readVisits } from '../analytics/report.ts'
import { keyOf, listKeys } from '../content/list-query.ts'
import { checked } from '../content/validation.ts'
import { notFoundError } from '../errors.ts'
import { reply, type StaffHandlers } from '../staff-api/handler-types.ts'
import { readListQuery } from '../staff-api/list-query.ts'
import { auditListing, findAuditEntries } from './audit-log.ts'
import { withLabels } from './labels.ts'

export const auditHandlers: StaffHandlers<'listAudit' | 'findAudit' | 'readDashboard' | 'readVisits'> = {
  listAudit: async ({ db, query }) => {
    const { keys, total } = await listKeys(db, auditListing, readListQuery(query))
    const entries = await findAuditEntries(db, keys.map(Number))
    return reply({ data: await withLabels(db, entries), total })
  },

  findAudit: async ({ db, params: { id = '' } }) => {
    const entries = await findAuditEntries(db, [Number(keyOf(auditListing, id))])
    const [data] = await withLabels(db, entries)
    if (!data) throw notFoundError()
    return reply({ data })
  },

  readDashboard: async ({ db, now, query }) => reply({ data: await readDashboard(db, now, daysOf(query)) }),

  readVisits: async ({ db, now, query }) => reply({ data: await readVisits(db, now, daysOf(query)) }),
}

const period = z.object({ days: z.coerce.number().pipe(z.literal(periods, `must be one of: ${periods.join(', ')}`)) })

function daysOf({ days = '30' }: Record<string, string>) {
  return checked(period, { days }).days
}
