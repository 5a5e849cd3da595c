import { recordAudit } from '../../audit/audit-log.ts'
import { bumpContentVersion } from '../../cache/content-version.ts'
import { advanceSequence, anyTable, insertRows, isUniqueFault, lockNames, lockTables } from '../../db/dialect.ts'
import type { Db } from '../../db/schema.ts'
import { RequestError } from '../../http/errors.ts'
import { deleteFiles } from '../../media/files.ts'
import { type MediaStorage, mediaKey } from '../../media/storage/storage.ts'
import type { Author } from '../../staff-api/permissions.ts'
import { resetLastmod } from '../lastmod.ts'
import { recount, renumber } from '../position.ts'
import type { ContentResources } from '../resource.ts'
import type { ArchivedTable } from './archived-tables.ts'
import { checkArchive } from './check-archive.ts'
import { type Archive, openArchive } from './open-archive.ts'

/** What an archive holds. */
export type ArchivedContent = {
  /** The newest migration. */
  schema: string
  resources: ContentResources
  tables: ArchivedTable[]
}

/** Replaces all content by that of an archive, in one transaction, after the whole archive is validated. */
export async function importContent(
  db: Db,
  media: MediaStorage,
  content: ArchivedContent,
  file: string,
  author: Author,
) {
  const archive = await openArchive(file, content)
  try {
    await checkArchive(db, archive, content.tables)
    const added = await storeMedia(archive, media)
    const unused = await replaceContent(db, content, archive, author).catch(async (error) => {
      await Promise.all(added.map((key) => media.remove(key)))
      throw error
    })
    await Promise.all(unused.map((url) => deleteFiles(media, url)))
    return archive.manifest
  } finally {
    archive.close()
  }
}

/** Stores media before the rows that refer to them. Returns the keys of new files. */
async function storeMedia(archive: Archive, media: MediaStorage) {
  const existing = new Set(await media.list(''))
  const added: string[] = []
  for (const url of archive.media) {
    const key = mediaKey(url)
    if (existing.has(key)) continue
    await media.write(key, await archive.readMedia(url))
    added.push(key)
  }
  return added
}

/** Returns the URLs of media that are not in the archive. */
async function replaceContent(db: Db, { resources, tables }: ArchivedContent, archive: Archive, author: Author) {
  try {
    return await db.transaction().execute(async (trx) => {
      // Waits for the changes of staff, which count what this replaces.
      await lockNames(trx, ['media'])
      await lockTables(
        trx,
        tables.map(({ name }) => name),
      )
      const before = await trx.selectFrom('media').select('url').execute()
      for (const { name } of tables.toReversed()) await anyTable(trx).deleteFrom(name).execute()
      for (const { name, toStored } of tables) {
        for await (const rows of archive.rowsOf(name)) await insertRows(trx, name, toStored ? rows.map(toStored) : rows)
      }
      for (const { name, key, single } of tables)
        if (key[0] === 'id' && !single) await advanceSequence(trx, name, await lastReservedId(trx, name))
      for (const resource of Object.values(resources)) {
        await renumber(trx, resource)
        await recount(trx, resource)
      }
      await resetLastmod(trx, Object.values(resources), author.now)
      const { tables: counts, company, exported_at } = archive.manifest
      const after = { company, exported_at, tables: counts }
      await recordAudit(trx, { action: 'import', entity: 'content', entity_id: '', after }, author)
      await bumpContentVersion(trx)
      const imported = new Set(archive.media)
      return before.map(({ url }) => url).filter((url) => !imported.has(url))
    })
  } catch (error) {
    if (isUniqueFault(error)) throw new RequestError('Two records of the archive have the same slug.')
    throw error
  }
}

/** Drafts and trashed records reserve the id of their published record. */
async function lastReservedId(trx: Db, entity: string) {
  let last = 0
  for (const table of ['draft', 'trash'] as const) {
    const row = await trx
      .selectFrom(table)
      .select('entity_id')
      .where('entity', '=', entity)
      .orderBy('entity_id', 'desc')
      .limit(1)
      .executeTakeFirst()
    last = Math.max(last, row?.entity_id ?? 0)
  }
  return last
}
