import { listAccessories, listAccessoryCategories, listAccessoryCategoriesOfProduct } from '../domain/accessories.ts'
import { done, type Handlers, noSuchSlug } from './outcome.ts'

export const accessoryHandlers: Pick<Handlers, 'accessoryCategory' | 'accessory'> = {
  accessoryCategory: async ({ slug, slug_type }, { db }) => {
    const list = slug_type === 'product_slug' ? listAccessoryCategoriesOfProduct : listAccessoryCategories
    const data = await list(db, slug)
    return data ? done({ data }) : noSuchSlug()
  },

  accessory: async ({ slug, product_page }, { db }) => {
    const page = await listAccessories(db, slug, product_page)
    return page ? done(page) : noSuchSlug()
  },
}
