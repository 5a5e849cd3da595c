import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Author, recordAudit } from '../../audit/audit-log.ts'
import { bumpContentVersion } from '../../cache/content-version.ts'
import { type AnyDb, continueNumbering, insertRows, isUniqueFault, lockTables } from '../../db/dialect.ts'
import type { Db } from '../../db/schema.ts'
import { RequestError } from '../../http/errors.ts'
import { deleteFiles, storeOriginal } from '../../media/files.ts'
import { rebuildSearchIndex } from '../../search/index-products.ts'
import { resetLastmod } from '../lastmod.ts'
import { sanitiseRow } from '../sanitise/columns.ts'
import { checkArchive } from './check-archive.ts'
import { contentTables } from './content-tables.ts'
import { type Archive, openArchive } from './open-archive.ts'

/** Puts the content of an archive in the place of all there is: checked to its last file first, then in one go. */
export async function importContent(db: Db, mediaFolder: string, file: string, author: Author) {
  const archive = await openArchive(file)
  try {
    await checkArchive(db, archive)
    const added = await keepMedia(archive, mediaFolder)
    const unneeded = await replaceContent(db, archive, author).catch(async (error) => {
      await Promise.all(added.map((path) => rm(path, { force: true })))
      throw error
    })
    await Promise.all(unneeded.map((url) => deleteFiles(mediaFolder, url)))
    return archive.manifest
  } finally {
    archive.close()
  }
}

/** Before the rows, so that no page names a picture that is not there yet. Returns what was not there before. */
async function keepMedia(archive: Archive, folder: string) {
  const added: string[] = []
  for (const url of archive.media) {
    const [, , hash = '', name = ''] = url.split('/')
    const path = join(folder, hash, name)
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (isThere) continue
    await storeOriginal(folder, hash, name, await archive.readMedia(url))
    added.push(path)
  }
  return added
}

/** Returns the addresses of files that nothing describes any more. */
async function replaceContent(db: Db, archive: Archive, author: Author) {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockTables(
        trx,
        contentTables.map(({ name }) => name),
      )
      const before = await trx.selectFrom('media').select('url').execute()
      for (const { name } of contentTables.toReversed()) await (trx as AnyDb).deleteFrom(name).execute()
      for (const { name } of contentTables) {
        for await (const rows of archive.rowsOf(name))
          await insertRows(
            trx,
            name,
            rows.map((row) => sanitiseRow(name, row)),
          )
      }
      for (const { name, key } of contentTables)
        if (key[0] === 'id' && name !== 'settings') await continueNumbering(trx, name, await lastPromised(trx, name))
      await rebuildSearchIndex(trx)
      await resetLastmod(trx, author.now)
      const { tables, company, exported_at } = archive.manifest
      const after = { company, exported_at, tables }
      await recordAudit(trx, { action: 'import', entity: 'content', entity_id: '', after }, author)
      await bumpContentVersion(trx)
      const kept = new Set(archive.media)
      return before.map(({ url }) => url).filter((url) => !kept.has(url))
    })
  } catch (error) {
    if (isUniqueFault(error)) throw new RequestError('Two records of the archive have the same slug.')
    throw error
  }
}

/** What is not on the site has the number that it will have there. */
async function lastPromised(trx: Db, entity: string) {
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
