import { type Author, recordAudit } from '../../audit/audit-log.ts'
import { bumpContentVersion } from '../../cache/content-version.ts'
import { advanceSequence, anyTable, insertRows, isUniqueFault, lockTables } from '../../db/dialect.ts'
import type { Db } from '../../db/schema.ts'
import { RequestError } from '../../http/errors.ts'
import { deleteFiles } from '../../media/files.ts'
import { type MediaStorage, mediaKey } from '../../media/storage/storage.ts'
import { resetLastmod } from '../lastmod.ts'
import { sanitiseRow } from '../sanitise/columns.ts'
import { checkArchive } from './check-archive.ts'
import { contentTables } from './content-tables.ts'
import { type Archive, openArchive } from './open-archive.ts'

/** Replaces all content by that of an archive, in one transaction, after the whole archive is validated. */
export async function importContent(db: Db, media: MediaStorage, file: string, author: Author) {
  const archive = await openArchive(file)
  try {
    await checkArchive(db, archive)
    const added = await storeMedia(archive, media)
    const unused = await replaceContent(db, archive, author).catch(async (error) => {
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
async function replaceContent(db: Db, archive: Archive, author: Author) {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockTables(
        trx,
        contentTables.map(({ name }) => name),
      )
      const before = await trx.selectFrom('media').select('url').execute()
      for (const { name } of contentTables.toReversed()) await anyTable(trx).deleteFrom(name).execute()
      for (const { name } of contentTables) {
        for await (const rows of archive.rowsOf(name))
          await insertRows(
            trx,
            name,
            rows.map((row) => sanitiseRow(name, row)),
          )
      }
      for (const { name, key } of contentTables)
        if (key[0] === 'id' && name !== 'settings') await advanceSequence(trx, name, await lastReservedId(trx, name))
      await resetLastmod(trx, author.now)
      const { tables, company, exported_at } = archive.manifest
      const after = { company, exported_at, tables }
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
