import { auditListing, findAuditEntries } from '../domain/audit-trail.ts'
import { readDashboard } from '../domain/dashboard.ts'
import { keyOf, listKeys } from '../domain/listing.ts'
import { nothingThere } from '../domain/refusal.ts'
import { replying, type StaffHandlers } from './handling.ts'
import { readListQuery } from './list-query.ts'

export const auditHandlers: StaffHandlers<'listAudit' | 'findAudit' | 'readDashboard'> = {
  listAudit: async ({ db, query }) => {
    const { keys, total } = await listKeys(db, auditListing, readListQuery(query))
    return replying({ data: await findAuditEntries(db, keys.map(Number)), total })
  },

  findAudit: async ({ db, params: { id = '' } }) => {
    const [data] = await findAuditEntries(db, [Number(keyOf(auditListing, id))])
    if (!data) throw nothingThere()
    return replying({ data })
  },

  readDashboard: async ({ db, now }) => replying({ data: await readDashboard(db, now) }),
}
