import { keyOf } from '../domain/listing.ts'
import { addMedia, describeMedia, findMedia, listMedia, mediaListing, removeMedia } from '../domain/media-library.ts'
import { replying, type StaffHandlers, type StaffRequest } from './handling.ts'
import { readListQuery } from './list-query.ts'
import { readUpload } from './read-upload.ts'

export const mediaHandlers: StaffHandlers<
  'listMedia' | 'findMedia' | 'uploadMedia' | 'describeMedia' | 'removeMedia' | 'listMediaUses'
> = {
  listMedia: async ({ db, query }) => replying(await listMedia(db, readListQuery(query))),

  findMedia: async (request) => replying({ data: await findMedia(request.db, idOf(request)) }),

  uploadMedia: async ({ db, mediaFolder, author, raw }) =>
    replying({ data: await addMedia(db, mediaFolder, await readUpload(raw), author) }, 'Uploaded.'),

  describeMedia: async (request) => {
    const { db, author, body } = request
    return replying({ data: await describeMedia(db, idOf(request), await body(), author) }, 'Saved.')
  },

  removeMedia: async (request) => {
    const { db, mediaFolder, author } = request
    return replying({ data: await removeMedia(db, mediaFolder, idOf(request), author) }, 'Deleted.')
  },

  listMediaUses: async (request) => {
    const { uses } = await findMedia(request.db, idOf(request))
    return replying({ data: uses, total: uses.length })
  },
}

function idOf({ params: { id = '' } }: StaffRequest) {
  return Number(keyOf(mediaListing, id))
}
