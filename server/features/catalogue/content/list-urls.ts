import { urls } from '@house/contract/urls'
import type { Db } from '../../../platform/db/schema.ts'

/** The product lists, each with its category's slug. */
export function listsOf(db: Db) {
  return db
    .selectFrom('sub_item')
    .innerJoin('category', 'category.id', 'sub_item.category_id')
    .select(['category.slug as category', 'sub_item.slug'])
    .where('sub_item.type', '=', 'Product')
    .orderBy('sub_item.id')
}

export function listUrl(category: string, slug: string) {
  return urls.productList(category, slug)
}
