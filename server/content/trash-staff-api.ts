import { replying, type StaffHandlers, type StaffRequest } from '../staff-api/handler-types.ts'
import { readListQuery } from '../staff-api/list-query.ts'
import { keyOf } from './list-query.ts'
import { emptyTrash, eraseFromTrash, findTrashed, listTrash, restoreFromTrash, trashListing } from './trash.ts'

export const trashHandlers: StaffHandlers<'listTrash' | 'findTrash' | 'restoreTrash' | 'eraseTrash' | 'emptyTrash'> = {
  listTrash: async ({ db, query }) => replying(await listTrash(db, readListQuery(query))),

  findTrash: async (request) => replying({ data: await findTrashed(request.db, idOf(request)) }),

  restoreTrash: async (request) => {
    const { record, problem } = await restoreFromTrash(request.db, idOf(request), request.author)
    return replying({ data: record, problem }, problem ? `Brought back as a draft: ${problem}.` : 'Brought back.')
  },

  eraseTrash: async (request) =>
    replying({ data: await eraseFromTrash(request.db, idOf(request), request.author) }, 'Deleted for good.'),

  emptyTrash: async ({ db, author }) => replying({ data: { erased: await emptyTrash(db, author) } }, 'Emptied.'),
}

function idOf({ params: { id = '' } }: StaffRequest) {
  return Number(keyOf(trashListing, id))
}
