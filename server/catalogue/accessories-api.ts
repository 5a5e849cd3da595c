import { type Handlers, ok, slugNotFound } from '../api/result.ts'
import { listAccessories, listAccessoryCategories, listAccessoryCategoriesOfProduct } from './accessories.ts'

export const accessoryHandlers: Pick<Handlers, 'accessoryCategory' | 'accessory'> = {
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
