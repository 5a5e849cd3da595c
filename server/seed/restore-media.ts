import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentMediaFolder } from '@house/content/media-folder'
import type { Db } from '../db/schema.ts'
import { keepOriginal } from '../media/files.ts'
import { hashOf } from '../media/queries.ts'

/** Puts back originals that a new or emptied folder lacks: another copy of the program may have filled the database. */
export async function restoreContentMedia(db: Db, folder: string) {
  const rows = await db.selectFrom('media').select('url').execute()
  for (const { url } of rows) {
    const [, , hash = '', file = ''] = url.split('/')
    if (existsSync(join(folder, hash, file))) continue
    const bytes = await readFile(join(contentMediaFolder, file)).catch(() =>
      readFile(join(contentMediaFolder, 'film', file)).catch(() => undefined),
    )
    if (bytes && hashOf(bytes) === hash) await keepOriginal(folder, hash, file, bytes)
  }
}
