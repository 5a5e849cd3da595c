import { z } from 'zod'
import { listHistory, revisionInput } from '../audit/audit-log.ts'
import { reply, type StaffHandlers, type StaffRequest } from '../staff-api/handler-types.ts'
import { keyOf } from '../staff-api/list-query.ts'
import { readListQuery } from '../staff-api/parse-list-query.ts'
import { parseInput, wholeNumber } from '../staff-api/validation.ts'
import { createPreview } from './preview/preview.ts'
import { changeMany } from './publishing/bulk.ts'
import { createDraft, discardDraft, saveDraft } from './publishing/drafts.ts'
import { createRecord, moveRecord, publishRecord, restoreRevision, unpublishRecord } from './publishing/publish.ts'
import {
  emptyTrash,
  eraseFromTrash,
  findTrashItem,
  listTrash,
  moveToTrash,
  restoreFromTrash,
  trashListing,
} from './publishing/trash.ts'
import { findRecord, listRecords } from './queries.ts'
import type { ContentResources } from './resource.ts'

const move = z.object({ to: wholeNumber.min(1, 'counts from 1') })

type ContentCall =
  | 'listContent'
  | 'findContent'
  | 'createContent'
  | 'publishContent'
  | 'removeContent'
  | 'moveContent'
  | 'listContentHistory'
  | 'restoreContent'
  | 'createDraft'
  | 'saveDraft'
  | 'discardDraft'
  | 'unpublishContent'
  | 'previewContent'
  | 'changeManyContent'

export function contentHandlers(resources: ContentResources): StaffHandlers<ContentCall> {
  const target = (request: StaffRequest) => targetOf(resources, request)
  return {
    listContent: async (request) =>
      reply(await listRecords(request.db, target(request).resource, readListQuery(request.query))),

    findContent: async (request) => {
      const { resource, id } = target(request)
      return reply({ data: await findRecord(request.db, resource, id) })
    },

    createContent: async (request) => {
      const { db, author, body } = request
      return reply({ data: await createRecord(db, target(request).resource, await body(), author) }, 'Added.')
    },

    publishContent: async (request) => {
      const { db, author, body } = request
      const { resource, id } = target(request)
      return reply({ data: await publishRecord(db, resource, id, await body(), author) }, 'Saved.')
    },

    removeContent: async (request) => {
      const { resource, id } = target(request)
      return reply({ data: await moveToTrash(request.db, resource, id, request.author) }, 'Moved to the trash.')
    },

    moveContent: async (request) => {
      const { db, author, body } = request
      const { resource, id } = target(request)
      const { to } = parseInput(move, await body())
      return reply({ data: await moveRecord(db, resource, id, to, author) }, 'Moved.')
    },

    listContentHistory: async (request) => {
      const { resource, id } = target(request)
      const data = await listHistory(request.db, resource.table, String(id))
      return reply({ data, total: data.length })
    },

    restoreContent: async (request) => {
      const { db, author, body } = request
      const { resource, id } = target(request)
      const { audit_id } = parseInput(revisionInput, await body())
      return reply({ data: await restoreRevision(db, resource, id, audit_id, author) }, 'Restored.')
    },

    createDraft: async (request) => {
      const { db, author, body } = request
      return reply({ data: await createDraft(db, target(request).resource, await body(), author) }, 'Draft saved.')
    },

    saveDraft: async (request) => {
      const { db, author, body } = request
      const { resource, id } = target(request)
      return reply({ data: await saveDraft(db, resource, id, await body(), author) }, 'Draft saved.')
    },

    discardDraft: async (request) => {
      const { resource, id } = target(request)
      return reply({ data: await discardDraft(request.db, resource, id, request.author) }, 'Changes discarded.')
    },

    unpublishContent: async (request) => {
      const { resource, id } = target(request)
      return reply({ data: await unpublishRecord(request.db, resource, id, request.author) }, 'Unpublished.')
    },

    previewContent: async (request) => {
      const { db, now, body } = request
      const { resource, id } = target(request)
      return reply({ data: await createPreview(db, resource, id, await body(), now) })
    },

    changeManyContent: async (request) => {
      const { db, author, body } = request
      return reply({ data: await changeMany(db, target(request).resource, await body(), author) })
    },
  }
}

type TrashCall = 'listTrash' | 'findTrash' | 'restoreTrash' | 'eraseTrash' | 'emptyTrash'

export const trashHandlers = (resources: ContentResources): StaffHandlers<TrashCall> => ({
  listTrash: async ({ db, query }) => reply(await listTrash(db, resources, readListQuery(query))),

  findTrash: async (request) => reply({ data: await findTrashItem(request.db, resources, trashIdOf(request)) }),

  restoreTrash: async (request) => {
    const { record, problem } = await restoreFromTrash(request.db, resources, trashIdOf(request), request.author)
    return reply({ data: record, problem }, problem ? `Restored as a draft: ${problem}.` : 'Restored.')
  },

  eraseTrash: async (request) =>
    reply(
      { data: await eraseFromTrash(request.db, resources, trashIdOf(request), request.author) },
      'Permanently deleted.',
    ),

  emptyTrash: async ({ db, author }) => reply({ data: { erased: await emptyTrash(db, author) } }, 'Emptied.'),
})

function targetOf(resources: ContentResources, { params: { resource: name = '', id = '' } }: StaffRequest) {
  const resource = resources[name as keyof ContentResources]
  return { resource, id: Number(keyOf(resource, id)) }
}

function trashIdOf({ params: { id = '' } }: StaffRequest) {
  return Number(keyOf(trashListing, id))
}
