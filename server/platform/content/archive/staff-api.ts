import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { noStore } from '../../http/cache-control.ts'
import { RequestError } from '../../http/errors.ts'
import type { MediaStorage } from '../../media/storage/storage.ts'
import { reply, type StaffHandlers } from '../../staff-api/handler-types.ts'
import { archiveLimits } from './archive-format.ts'
import { exportContent } from './export-content.ts'
import { type ArchivedContent, importContent } from './import-content.ts'

type ArchiveServices = { media: MediaStorage; archived: ArchivedContent }

export const archiveHandlers = ({
  media,
  archived,
}: ArchiveServices): StaffHandlers<'exportContent' | 'importContent'> => ({
  exportContent: async ({ db, author }) => {
    const zip = await exportContent(db, media, archived, author)
    const name = `site-${author.now.toISOString().slice(0, 10)}.zip`
    return new Response(Readable.toWeb(zip) as ReadableStream<Uint8Array>, {
      headers: {
        'cache-control': noStore,
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
      },
    })
  },

  importContent: async ({ db, author, raw }) => {
    const folder = await mkdtemp(join(tmpdir(), 'house-import-'))
    try {
      const file = join(folder, 'archive.zip')
      await receive(raw, file)
      const { company, exported_at, tables } = await importContent(db, media, archived, file, author)
      return reply({ data: { company, exported_at, tables } }, 'Imported. It is on the site.')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})

/** Streams the body to disk: an archive may be larger than memory. */
async function receive({ body }: Request, file: string) {
  if (!body) throw new RequestError('Choose an archive to import.')
  let bytes = 0
  const limitSize = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > archiveLimits.bytes)
        throw new RequestError(`An archive can have at most ${archiveLimits.bytes / 1024 / 1024} MB here.`, 413)
      yield chunk
    }
  }
  await pipeline(Readable.fromWeb(body as NodeReadableStream<Uint8Array>), limitSize, createWriteStream(file))
}
