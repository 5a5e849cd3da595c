import { accessories, accessoryCategories, accessoryGroups } from './content/accessories.ts'
import { categories } from './content/categories.ts'
import { products } from './content/products.ts'
import { subItems } from './content/sub-items.ts'

export const catalogueContent = {
  products,
  categories,
  'sub-items': subItems,
  accessories,
  'accessory-categories': accessoryCategories,
  'accessory-groups': accessoryGroups,
}
