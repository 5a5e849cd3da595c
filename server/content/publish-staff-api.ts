import { replying, type StaffHandlers } from '../staff-api/handler-types.ts'
import { changeMany } from './bulk.ts'
import { createDraft, discardDraft, saveDraft, withdrawRecord } from './draft-commands.ts'
import { makePreview } from './previews.ts'
import { asked } from './staff-api.ts'

export const publicationHandlers: StaffHandlers<
  'createDraft' | 'saveDraft' | 'discardDraft' | 'withdrawContent' | 'previewContent' | 'changeManyContent'
> = {
  createDraft: async (request) => {
    const { db, author, body } = request
    return replying({ data: await createDraft(db, asked(request).resource, await body(), author) }, 'Draft saved.')
  },

  saveDraft: async (request) => {
    const { db, author, body } = request
    const { resource, id } = asked(request)
    return replying({ data: await saveDraft(db, resource, id, await body(), author) }, 'Draft saved.')
  },

  discardDraft: async (request) => {
    const { resource, id } = asked(request)
    return replying({ data: await discardDraft(request.db, resource, id, request.author) }, 'Changes discarded.')
  },

  withdrawContent: async (request) => {
    const { resource, id } = asked(request)
    return replying({ data: await withdrawRecord(request.db, resource, id, request.author) }, 'Taken off the site.')
  },

  previewContent: async (request) => {
    const { db, now, body } = request
    const { resource, id } = asked(request)
    return replying({ data: await makePreview(db, resource, id, await body(), now) })
  },

  changeManyContent: async (request) => {
    const { db, author, body } = request
    return replying({ data: await changeMany(db, asked(request).resource, await body(), author) })
  },
}
