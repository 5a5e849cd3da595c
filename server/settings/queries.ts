import type { AppSetting, Banner, Meta, Office } from '@house/contract/entities'
import { slugIs } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'

export async function findAppSetting(db: Db): Promise<AppSetting> {
  const { document } = await db.selectFrom('settings').select('document').executeTakeFirstOrThrow()
  return { ...JSON.parse(document), offices: await listOffices(db) }
}

/** The banner and text of a page. The specification only requires 'Home'; the other pages are stored the same way. */
export async function findBanner(db: Db, key: string): Promise<({ data: Banner } & Meta) | undefined> {
  const page = await db.selectFrom('page').selectAll().where(slugIs('key', key)).executeTakeFirst()
  if (!page) return undefined
  const { title, description, image, meta_title, meta_description, meta_keywords } = page
  const data = { title, description, image, blocks: JSON.parse(page.blocks) }
  return { data, meta_title, meta_description, meta_keywords }
}

async function listOffices(db: Db): Promise<Office[]> {
  const rows = await db.selectFrom('office').selectAll().orderBy('position').execute()
  return rows.map(({ position, ...office }) => office)
}
