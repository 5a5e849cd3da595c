import type { Logger } from '../process/log.ts'
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
import type { MediaColumns } from './references.ts'
import type { MediaStorage } from './storage/storage.ts'
import { openVariants } from './variants.ts'

type MediaCall =
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

type MediaServices = { media: MediaStorage; mediaPlaces: readonly MediaColumns[]; shutdown: AbortSignal; log: Logger }

export function mediaHandlers({
  media: storage,
  mediaPlaces: places,
  shutdown,
  log,
}: MediaServices): StaffHandlers<MediaCall> {
  const library = { storage, places }
  const variants = openVariants({ storage, shutdown, log })
  const removal = { ...library, cancelVariants: variants.cancel, log }
  return {
    listMedia: async ({ db, query }) => reply(await listMedia(db, readListQuery(query))),

    findMedia: async (request) => reply({ data: await findMedia(request.db, places, idOf(request)) }),

    uploadMedia: async ({ db, author, raw }) => {
      const data = await addMedia(db, library, await readUpload(raw), author)
      variants.make(data)
      return reply({ data }, 'Uploaded.')
    },

    uploadBrochure: async ({ db, author, raw }) => {
      const data = await addPdf(db, library, await readUpload(raw), author)
      return reply({ data }, 'Uploaded. Save the settings to use it.')
    },

    showMediaVariants: async (request) => {
      const picture = await findMedia(request.db, places, idOf(request))
      return reply({ data: await variants.progressOf(picture) })
    },

    describeMedia: async (request) => {
      const { db, author, body } = request
      return reply({ data: await describeMedia(db, library, idOf(request), await body(), author) }, 'Saved.')
    },

    removeMedia: async (request) => {
      const { db, author } = request
      return reply({ data: await removeMedia(db, removal, idOf(request), author) }, 'Deleted.')
    },

    listUnusedMedia: async ({ db }) => reply(await listUnusedMedia(db, places)),

    removeManyMedia: async (request) => {
      const { db, author, body } = request
      return reply({ data: await removeManyMedia(db, removal, await body(), author) }, 'Deleted.')
    },

    listMediaUses: async (request) => {
      const { uses } = await findMedia(request.db, places, idOf(request))
      return reply({ data: uses, total: uses.length })
    },
  }
}

function idOf({ params: { id = '' } }: StaffRequest) {
  return Number(keyOf(mediaListing, id))
}
