import { z } from 'zod'
import { withSubjects } from '../domain/audit-subjects.ts'
import { auditListing, findAuditEntries } from '../domain/audit-trail.ts'
import { checked } from '../domain/checking.ts'
import { periods, readDashboard } from '../domain/dashboard.ts'
import { keyOf, listKeys } from '../domain/listing.ts'
import { nothingThere } from '../domain/refusal.ts'
import { readVisits } from '../domain/visits/visit-report.ts'
import { replying, type StaffHandlers } from './handling.ts'
import { readListQuery } from './list-query.ts'

export const auditHandlers: StaffHandlers<'listAudit' | 'findAudit' | 'readDashboard' | 'readVisits'> = {
  listAudit: async ({ db, query }) => {
    const { keys, total } = await listKeys(db, auditListing, readListQuery(query))
    const entries = await findAuditEntries(db, keys.map(Number))
    return replying({ data: await withSubjects(db, entries), total })
  },

  findAudit: async ({ db, params: { id = '' } }) => {
    const entries = await findAuditEntries(db, [Number(keyOf(auditListing, id))])
    const [data] = await withSubjects(db, entries)
    if (!data) throw nothingThere()
    return replying({ data })
  },

  readDashboard: async ({ db, now, query }) => replying({ data: await readDashboard(db, now, daysIn(query)) }),

  readVisits: async ({ db, now, query }) => replying({ data: await readVisits(db, now, daysIn(query)) }),
}

const period = z.object({ days: z.coerce.number().pipe(z.literal(periods, `must be one of: ${periods.join(', ')}`)) })

function daysIn({ days = '30' }: Record<string, string>) {
  return checked(period, { days }).days
}
