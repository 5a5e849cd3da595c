import { changeMany } from '../domain/bulk-changes.ts'
import { createDraft, discardDraft, saveDraft, withdrawRecord } from '../domain/drafting.ts'
import { makePreview } from '../domain/previews.ts'
import { asked } from './content-calls.ts'
import { replying, type StaffHandlers } from './handling.ts'

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
