import type { BlogSummary, FoundProduct } from '@house/contract/entities'
import { parseFilter } from '@house/contract/products/filter'
import type { Db } from '../../platform/db/schema.ts'
import { filterProducts } from '../catalogue/filter/filter-products.ts'

const shownProducts = 4

/** Articles that show products, newest first. */
export async function listGuides(db: Db): Promise<BlogSummary[]> {
  return db
    .selectFrom('blog')
    .where('status', '=', 'published')
    .where('product_filter', '<>', '')
    .select(['slug', 'title', 'summary as description', 'datetime', 'image'])
    .orderBy('datetime', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

type GuideProducts = { products?: FoundProduct[]; products_total?: number }

/** The first products of a guide; nothing for any other article. */
export async function findGuideProducts(db: Db, query = ''): Promise<GuideProducts> {
  if (query === '') return {}
  const parameters = new URLSearchParams(query)
  const filter = parseFilter((name) => parameters.get(name))
  const { data, pagination_data } = await filterProducts(db, {
    list: '',
    keyword: '',
    filter,
    searched: undefined,
    page: 1,
  })
  return { products: data.slice(0, shownProducts), products_total: pagination_data.total }
}
