import { findCategoryPage, findProduct, listCategories, listProducts } from '../domain/catalogue.ts'
import { done, type Handlers, noSuchSlug, refused } from './outcome.ts'

export const catalogueHandlers: Pick<Handlers, 'category' | 'subCategory' | 'product' | 'productDetails'> = {
  category: async (_, { db }) => done({ data: await listCategories(db) }),

  subCategory: async ({ slug }, { db }) => {
    const page = await findCategoryPage(db, slug)
    return page ? done(page) : noSuchSlug()
  },

  product: async ({ slug, product_page }, { db }) => {
    const list = await listProducts(db, slug, product_page)
    if (!list) return noSuchSlug()
    const isPastTheEnd = product_page > list.pagination_data.total_pages
    return isPastTheEnd ? refused('There are no more products.', 404, list) : done(list)
  },

  productDetails: async ({ slug }, { db }) => {
    const product = await findProduct(db, slug)
    return product ? done(product) : noSuchSlug()
  },
}
