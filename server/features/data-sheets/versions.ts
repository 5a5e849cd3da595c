import { createHash } from 'node:crypto'
import type { Db } from '../../platform/db/schema.ts'
import type { DataSheet } from './snapshot.ts'

export type DataSheetVersion = { version: number; created_at: string; sheet: DataSheet }

/** Another instance may take the number first. Each insert is read back by the next attempt. */
const attempts = 5

/** The version with exactly this content, stored now if there was none. */
export async function storeVersion(db: Db, sheet: DataSheet, now: Date): Promise<number> {
  const snapshot = JSON.stringify(sheet)
  const hash = createHash('sha256').update(snapshot).digest('base64url')
  const slug = keyOf(sheet.product.slug)
  const find = () =>
    db.selectFrom('data_sheet').select('version').where('slug', '=', slug).where('hash', '=', hash).executeTakeFirst()
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const found = await find()
    if (found) return found.version
    await db
      .insertInto('data_sheet')
      .columns(['slug', 'version', 'hash', 'snapshot', 'created_at'])
      .expression(({ selectFrom, val, fn, eb }) =>
        selectFrom('data_sheet')
          .select([
            val(slug).as('slug'),
            eb(fn.coalesce(fn.max('version'), val(0)), '+', 1).as('version'),
            val(hash).as('hash'),
            val(snapshot).as('snapshot'),
            val(now.toISOString()).as('created_at'),
          ])
          .where('slug', '=', slug),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  throw new Error(`no version of the data sheet of ${slug} could be stored`)
}

export async function findVersion(db: Db, slug: string, version: number): Promise<DataSheetVersion | undefined> {
  const row = await db
    .selectFrom('data_sheet')
    .select(['version', 'created_at', 'snapshot'])
    .where('slug', '=', keyOf(slug))
    .where('version', '=', version)
    .executeTakeFirst()
  // Written by `storeVersion`.
  return row && { version: row.version, created_at: row.created_at, sheet: JSON.parse(row.snapshot) as DataSheet }
}

/** Slugs match case-insensitively. */
function keyOf(slug: string) {
  return slug.toLowerCase()
}
