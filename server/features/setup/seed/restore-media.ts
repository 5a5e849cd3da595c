import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseMediaUrl } from '@house/contract/urls'
import { demoMediaFolder } from '@house/demo/media-folder'
import type { Db } from '../../../platform/db/schema.ts'
import { hashOf } from '../../../platform/media/queries.ts'
import type { MediaStorage } from '../../../platform/media/storage/storage.ts'

/** Restores seed originals that are missing, for example when another instance seeded the database. */
export async function restoreContentMedia(db: Db, media: MediaStorage) {
  const rows = await db.selectFrom('media').select('url').execute()
  const existing = new Set(await media.list(''))
  for (const { url } of rows) {
    const { hash, file } = parseMediaUrl(url)
    if (existing.has(`${hash}/${file}`)) continue
    const bytes = await readFile(join(demoMediaFolder, file)).catch(() =>
      readFile(join(demoMediaFolder, 'film', file)).catch(() => undefined),
    )
    if (bytes && hashOf(bytes) === hash) await media.write(`${hash}/${file}`, bytes)
  }
}
