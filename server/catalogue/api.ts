import { failed, type Handlers, ok, slugNotFound } from '../api/result.ts'
import { findCategoryPage, findProduct, listCategories, listProducts } from './queries.ts'

export const catalogueHandlers: Pick<Handlers, 'category' | 'subCategory' | 'product' | 'productDetails'> = {
  category: async (_, { db }) => ok({ data: await listCategories(db) }),

  subCategory: async ({ slug }, { db }) => {
    const page = await findCategoryPage(db, slug)
    return page ? ok(page) : slugNotFound()
  },

  product: async ({ slug, product_page }, { db }) => {
    const list = await listProducts(db, slug, product_page)
    if (!list) return slugNotFound()
    const isPastTheEnd = product_page > list.pagination_data.total_pages
    return isPastTheEnd ? failed('There are no more products.', 404, list) : ok(list)
  },

  productDetails: async ({ slug }, { db }) => {
    const product = await findProduct(db, slug)
    return product ? ok(product) : slugNotFound()
  },
}
