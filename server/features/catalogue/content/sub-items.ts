import { subItemTypes } from '@house/contract/sub-item-types'
import { urls } from '@house/contract/urls'
import { z } from 'zod'
import { mediaUrl, meta, slug, title } from '../../../platform/content/fields.ts'
import { defineResource, equals } from '../../../platform/content/resource.ts'
import { slugIs } from '../../../platform/db/dialect.ts'
import { RequestError } from '../../../platform/http/errors.ts'
import { id, oneOf, text } from '../../../platform/staff-api/validation.ts'
import { listsOf, listUrl } from './list-urls.ts'

const fields = z.object({
  category_id: id,
  type: oneOf(subItemTypes),
  slug,
  title,
  image: mediaUrl,
  ...meta,
})

/** The entries of a category: product lists, and tiles that link to an accessory category by its slug. */
export const subItems = defineResource('sub_item', fields, {
  html: ['title'],
  media: ['image'],
  references: { category_id: 'category' },
  search: ['title', 'slug'],
  sortable: ['title', 'slug', 'position', 'category_id', 'type', 'product_count'],
  filters: { category_id: equals('category_id', id), type: equals('type', text(20)) },
  position: { within: ['category_id'] },
  referencedBy: [{ table: 'product', column: 'sub_item_id', label: 'products' }],
  defaults: { product_count: 0 },
  sitemap: { hasPage: true, listedOn: { table: 'category', column: 'category_id' } },
  // Tiles may have the same slug in several categories.
  slugScope: ({ type, category_id }) => (type === 'Accessory' ? { category_id } : { type: 'Product' }),
  async check(db, { type, slug }, before) {
    if (before && before.type !== type && before.product_count !== 0)
      throw new RequestError('This list has products. Move or delete them first.', 409, { field: 'type' })
    if (type !== 'Accessory') return
    const target = await db.selectFrom('accessory_category').select('id').where(slugIs('slug', slug)).executeTakeFirst()
    if (!target) throw new RequestError('The URL must be that of an accessory category', 422, { field: 'slug' })
  },
  async urls(db, { category_id, type, slug }) {
    if (type !== 'Product') return []
    const category = await db.selectFrom('category').select('slug').where('id', '=', category_id).executeTakeFirst()
    return category ? [listUrl(category.slug, slug)] : []
  },
  previewUrl: (_db, { slug }) => urls.accessories(slug),
  async hasPageAt(db, path) {
    const [category, slug, ...more] = path.slice(1).split('/')
    if (!category || !slug || more.length > 0) return false
    const list = listsOf(db).where(slugIs('category.slug', category)).where(slugIs('sub_item.slug', slug))
    return (await list.executeTakeFirst()) !== undefined
  },
})
