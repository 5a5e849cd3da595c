import { reply, type StaffHandlers, type StaffRequest } from '../staff-api/handler-types.ts'
import { keyOf } from '../staff-api/list-query.ts'
import { readListQuery } from '../staff-api/parse-list-query.ts'
import { readUpload } from '../tables/read-upload.ts'
import { addPdf } from './documents.ts'
import {
  addMedia,
  describeMedia,
  findMedia,
  listMedia,
  listUnusedMedia,
  mediaListing,
  removeManyMedia,
  removeMedia,
} from './library.ts'

export const mediaHandlers: StaffHandlers<
  | 'listMedia'
  | 'listUnusedMedia'
  | 'removeManyMedia'
  | 'findMedia'
  | 'uploadMedia'
  | 'uploadBrochure'
  | 'describeMedia'
  | 'removeMedia'
  | 'listMediaUses'
  | 'showMediaVariants'
> = {
  listMedia: async ({ db, query }) => reply(await listMedia(db, readListQuery(query))),

  findMedia: async (request) => reply({ data: await findMedia(request.db, idOf(request)) }),

  uploadMedia: async ({ db, media, variants, author, raw }) => {
    const data = await addMedia(db, media, await readUpload(raw), author)
    variants.make(data)
    return reply({ data }, 'Uploaded.')
  },

  uploadBrochure: async ({ db, media, author, raw }) =>
    reply({ data: await addPdf(db, media, await readUpload(raw), author) }, 'Uploaded. Save the settings to use it.'),

  showMediaVariants: async (request) => {
    const picture = await findMedia(request.db, idOf(request))
    return reply({ data: await request.variants.progressOf(picture) })
  },

  describeMedia: async (request) => {
    const { db, author, body } = request
    return reply({ data: await describeMedia(db, idOf(request), await body(), author) }, 'Saved.')
  },

  removeMedia: async (request) => {
    const { db, author } = request
    return reply({ data: await removeMedia(db, filesOf(request), idOf(request), author) }, 'Deleted.')
  },

  listUnusedMedia: async ({ db }) => reply(await listUnusedMedia(db)),

  removeManyMedia: async (request) => {
    const { db, author, body } = request
    return reply({ data: await removeManyMedia(db, filesOf(request), await body(), author) }, 'Deleted.')
  },

  listMediaUses: async (request) => {
    const { uses } = await findMedia(request.db, idOf(request))
    return reply({ data: uses, total: uses.length })
  },
}

function filesOf({ media: storage, variants, log }: StaffRequest) {
  return { storage, cancelVariants: variants.cancel, log }
}

function idOf({ params: { id = '' } }: StaffRequest) {
  return Number(keyOf(mediaListing, id))
}
