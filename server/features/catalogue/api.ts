import { parseAnswers } from '@house/contract/products/answers'
import { parseFilter } from '@house/contract/products/filter'
import { failed, type Handlers, ok, slugNotFound } from '../../platform/api/result.ts'
import type { Db } from '../../platform/db/schema.ts'
import { searchProducts } from '../search/search-products.ts'
import { listAccessories, listAccessoryCategories, listAccessoryCategoriesOfProduct } from './accessories.ts'
import { filterProducts } from './filter/filter-products.ts'
import { recommend } from './finder/recommend.ts'
import {
  findCategoryPage,
  findProduct,
  isProductList,
  listCategories,
  listDataSheets,
  listProducts,
} from './queries.ts'

type Endpoints =
  | 'category'
  | 'subCategory'
  | 'product'
  | 'products'
  | 'recommendations'
  | 'productDetails'
  | 'dataSheets'
  | 'accessoryCategory'
  | 'accessory'

/** Keywords are searched in `published`, also for previews: see search/api.ts. */
export const catalogueHandlers = (published: Db): Pick<Handlers, Endpoints> => ({
  category: async (_, { db }) => ok({ data: await listCategories(db) }),

  subCategory: async ({ slug }, { db }) => {
    const page = await findCategoryPage(db, slug)
    return page ? ok(page) : slugNotFound()
  },

  product: async ({ slug, product_page, ...fields }, { db }) => {
    const list = await listProducts(
      db,
      slug,
      product_page,
      parseFilter((name) => fields[name]),
    )
    if (!list) return slugNotFound()
    const isPastTheEnd = product_page > list.pagination_data.total_pages
    return isPastTheEnd ? failed('There are no more products.', 404, list) : ok(list)
  },

  products: async ({ slug, keyword, product_page, ...fields }, { db, log }) => {
    if (slug !== '' && !(await isProductList(db, slug))) return slugNotFound()
    const filter = parseFilter((name) => fields[name])
    const searched = keyword === '' ? undefined : await searchProducts(published, keyword, log)
    const found = await filterProducts(db, { list: slug, keyword, filter, searched, page: product_page })
    const isPastTheEnd = product_page > found.pagination_data.total_pages
    const result = isPastTheEnd ? failed('There are no more products.', 404, found) : ok(found)
    return { ...result, isStale: searched?.isStale }
  },

  recommendations: async (fields, { db }) =>
    ok(
      await recommend(
        db,
        parseAnswers((name) => fields[name]),
      ),
    ),

  productDetails: async ({ slug }, { db }) => {
    const product = await findProduct(db, slug)
    return product ? ok(product) : slugNotFound()
  },

  dataSheets: async ({ slug, product_page }, { db }) => {
    const list = await listDataSheets(db, slug, product_page)
    return list ? ok(list) : slugNotFound()
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
})
