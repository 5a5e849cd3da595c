import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentMediaFolder } from '@house/content/media-folder'
import { parseMediaUrl } from '@house/contract/urls'
import type { Db } from '../db/schema.ts'
import { storeOriginal } from '../media/files.ts'
import { hashOf } from '../media/queries.ts'

/** Restores seed originals that are missing from the folder, for example when another instance seeded the database. */
export async function restoreContentMedia(db: Db, folder: string) {
  const rows = await db.selectFrom('media').select('url').execute()
  for (const { url } of rows) {
    const { hash, file } = parseMediaUrl(url)
    if (existsSync(join(folder, hash, file))) continue
    const bytes = await readFile(join(contentMediaFolder, file)).catch(() =>
      readFile(join(contentMediaFolder, 'film', file)).catch(() => undefined),
    )
    if (bytes && hashOf(bytes) === hash) await storeOriginal(folder, hash, file, bytes)
  }
}
