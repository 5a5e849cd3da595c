import { copyFile, mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../../database.ts'
import { contentResources } from '../../features.ts'
import { updateSettings } from '../../platform/company/settings/store.ts'
import { createRecord, publishRecord } from '../../platform/content/publishing/publish.ts'
import { moveToTrash } from '../../platform/content/publishing/trash.ts'
import { resourceOfTable, type TableName } from '../../platform/content/resource.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Company } from './random-company.ts'

const author = { staffId: null, now: new Date() }

/** A data folder with another company, from a seeded one; they share the media. */
export async function createDataFolder(folder: string, seeded: string, company: Company) {
  await mkdir(folder)
  await copyFile(join(seeded, 'site.db'), join(folder, 'site.db'))
  await symlink(join(seeded, 'media'), join(folder, 'media'))
  const db = await openDatabase({ dataDir: folder })
  await applyCompany(db, company)
  await db.destroy()
}

/** Turns the demonstration company of a database into another one, as its staff would. */
export async function applyCompany(db: Db, { settings, categories, offices }: Company) {
  await updateSettings(db, settings, author)
  const office = resourceOfTable(contentResources, 'office')
  for (const { id } of await db.selectFrom('office').select('id').execute()) await moveToTrash(db, office, id, author)
  for (const each of offices) await createRecord(db, office, each, author)
  const category = resourceOfTable(contentResources, 'category')
  const existing = await db.selectFrom('category').select(['id', 'image']).orderBy('position').execute()
  for (const [index, { id }] of existing.entries()) {
    const title = categories[index]
    if (title) await publishRecord(db, category, id, { title }, author)
    else await deleteCategory(db, id)
  }
  for (const [index, title] of categories.entries())
    if (index >= existing.length) await createRecord(db, category, { slug: `category-${index}`, title }, author)
}

/** With its product lists and products; links to them leave the footer. */
async function deleteCategory(db: Db, id: number) {
  const lists = await db.selectFrom('sub_item').select('id').where('category_id', '=', id).execute()
  for (const list of lists) {
    const products = await db.selectFrom('product').select('id').where('sub_item_id', '=', list.id).execute()
    for (const product of products) await remove(db, 'product', product.id)
    await remove(db, 'sub_item', list.id)
  }
  await remove(db, 'category', id)
}

async function remove(db: Db, table: TableName, id: number) {
  await moveToTrash(db, resourceOfTable(contentResources, table), id, author)
}
