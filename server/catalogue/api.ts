import { failed, type Handlers, ok, slugNotFound } from '../api/result.ts'
import { listAccessories, listAccessoryCategories, listAccessoryCategoriesOfProduct } from './accessories.ts'
import { findCategoryPage, findProduct, listCategories, listProducts } from './queries.ts'

type Endpoints = 'category' | 'subCategory' | 'product' | 'productDetails' | 'accessoryCategory' | 'accessory'

export const catalogueHandlers: Pick<Handlers, Endpoints> = {
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

  accessoryCategory: async ({ slug, slug_type }, { db }) => {
    const list = slug_type === 'product_slug' ? listAccessoryCategoriesOfProduct : listAccessoryCategories
    const data = await list(db, slug)
    return data ? ok({ data }) : slugNotFound()
  },

  accessory: async ({ slug, product_page }, { db }) => {
    const page = await listAccessories(db, slug, product_page)
    return page ? ok(page) : slugNotFound()
  },
}
