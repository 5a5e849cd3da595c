import { urls } from '@house/contract/urls'
import type { Db } from '../db/schema.ts'

/** The URLs of a record by its slug, in a fixed order. Categories and lists have URLs of two slugs and are not here. */
export const urlsBySlug = {
  product: [urls.product, urls.accessoriesShop],
  accessory_category: [urls.accessories, urls.accessoriesShop],
  blog: [urls.blog],
  project: [urls.project],
} as const

/** Every URL that contains the record's slug, in a fixed order. */
export async function urlsOfRecord(db: Db, table: string, id: number): Promise<string[]> {
  if (table === 'category') {
    const lists = await selectLists(db).where('category.id', '=', id).execute()
    const category = await db.selectFrom('category').select('slug').where('id', '=', id).executeTakeFirstOrThrow()
    return [urls.category(category.slug), ...lists.map(listUrl)]
  }
  if (table === 'sub_item') return (await selectLists(db).where('sub_item.id', '=', id).execute()).map(listUrl)
  if (!hasSlugUrls(table)) return []
  const { slug } = await db.selectFrom(table).select('slug').where('id', '=', id).executeTakeFirstOrThrow()
  return urlsBySlug[table].map((urlOf) => urlOf(slug))
}

function selectLists(db: Db) {
  return db
    .selectFrom('sub_item')
    .innerJoin('category', 'category.id', 'sub_item.category_id')
    .select(['category.slug as category', 'sub_item.slug'])
    .where('sub_item.type', '=', 'Product')
    .orderBy('sub_item.id')
}

function listUrl({ category, slug }: { category: string; slug: string }) {
  return urls.productList(category, slug)
}

function hasSlugUrls(table: string): table is keyof typeof urlsBySlug {
  return Object.hasOwn(urlsBySlug, table)
}
