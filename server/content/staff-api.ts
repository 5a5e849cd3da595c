import { z } from 'zod'
import { listHistory } from '../audit/audit-log.ts'
import { replying, type StaffHandlers, type StaffRequest } from '../staff-api/handler-types.ts'
import { readListQuery } from '../staff-api/list-query.ts'
import { restoreRecord } from './draft-commands.ts'
import { createRecord, moveRecord, reviseRecord } from './edit.ts'
import { keyOf } from './list-query.ts'
import { findRecord, listRecords } from './queries.ts'
import { findResource } from './resources.ts'
import { moveToTrash } from './trash.ts'
import { checked, id as recordId, wholeNumber } from './validation.ts'

const place = z.object({ to: wholeNumber.min(1, 'counts from 1') })
export const auditReference = z.object({ audit_id: recordId })

export const contentHandlers: StaffHandlers<
  | 'listContent'
  | 'findContent'
  | 'createContent'
  | 'reviseContent'
  | 'removeContent'
  | 'moveContent'
  | 'listContentHistory'
  | 'restoreContent'
> = {
  listContent: async (request) => {
    const { db, query } = request
    return replying(await listRecords(db, asked(request).resource, readListQuery(query)))
  },

  findContent: async (request) => {
    const { resource, id } = asked(request)
    return replying({ data: await findRecord(request.db, resource, id) })
  },

  createContent: async (request) => {
    const { db, author, body } = request
    return replying({ data: await createRecord(db, asked(request).resource, await body(), author) }, 'Added.')
  },

  reviseContent: async (request) => {
    const { db, author, body } = request
    const { resource, id } = asked(request)
    return replying({ data: await reviseRecord(db, resource, id, await body(), author) }, 'Saved.')
  },

  removeContent: async (request) => {
    const { resource, id } = asked(request)
    return replying({ data: await moveToTrash(request.db, resource, id, request.author) }, 'Moved to the trash.')
  },

  moveContent: async (request) => {
    const { db, author, body } = request
    const { resource, id } = asked(request)
    const { to } = checked(place, await body())
    return replying({ data: await moveRecord(db, resource, id, to, author) }, 'Moved.')
  },

  listContentHistory: async (request) => {
    const { resource, id } = asked(request)
    const data = await listHistory(request.db, resource.table, String(id))
    return replying({ data, total: data.length })
  },

  restoreContent: async (request) => {
    const { db, author, body } = request
    const { resource, id } = asked(request)
    const { audit_id } = checked(auditReference, await body())
    return replying({ data: await restoreRecord(db, resource, id, audit_id, author) }, 'Restored.')
  },
}

export function asked({ params: { resource: name = '', id = '' } }: StaffRequest) {
  const resource = findResource(name)
  return { resource, id: Number(keyOf(resource, id)) }
}
