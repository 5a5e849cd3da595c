import { notFoundError } from '../http/errors.ts'
import { reply, type StaffHandlers } from '../staff-api/handler-types.ts'
import { keyOf, listKeys } from '../staff-api/list-query.ts'
import { readListQuery } from '../staff-api/parse-list-query.ts'
import { auditListing, findAuditEntries } from './audit-log.ts'
import { type AuditedKinds, withLabels } from './labels.ts'

export const auditHandlers = (kinds: AuditedKinds): StaffHandlers<'listAudit' | 'findAudit'> => ({
  listAudit: async ({ db, query }) => {
    const { keys, total } = await listKeys(db, auditListing, readListQuery(query))
    const entries = await findAuditEntries(db, keys.map(Number))
    return reply({ data: await withLabels(db, kinds, entries), total })
  },

  findAudit: async ({ db, params: { id = '' } }) => {
    const entries = await findAuditEntries(db, [Number(keyOf(auditListing, id))])
    const [data] = await withLabels(db, kinds, entries)
    if (!data) throw notFoundError()
    return reply({ data })
  },
})
