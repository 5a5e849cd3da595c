import { urls } from '@house/contract/urls'
import { z } from 'zod'
import { html, mediaUrl, slug, title } from '../../../platform/content/fields.ts'
import { defineResource, equals } from '../../../platform/content/resource.ts'
import { slugPages } from '../../../platform/content/slug-pages.ts'
import { slugIs } from '../../../platform/db/dialect.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { RequestError } from '../../../platform/http/errors.ts'
import { id } from '../../../platform/staff-api/validation.ts'

const accessoryFields = z.object({
  accessory_category_id: id,
  accessory_sub_category_id: id.nullable(),
  title,
  image: mediaUrl,
  description: html,
})

export const accessories = defineResource('accessory', accessoryFields, {
  html: ['description'],
  media: ['image'],
  references: {
    accessory_category_id: 'accessory_category',
    accessory_sub_category_id: 'accessory_sub_category',
  },
  search: ['title', 'description'],
  sortable: ['title', 'position', 'accessory_category_id', 'accessory_sub_category_id'],
  filters: {
    accessory_category_id: equals('accessory_category_id', id),
    accessory_sub_category_id: equals('accessory_sub_category_id', id.nullable()),
  },
  position: { within: ['accessory_category_id', 'accessory_sub_category_id'] },
  sitemap: { listedOn: { table: 'accessory_category', column: 'accessory_category_id' } },
  async check(db, { accessory_category_id, accessory_sub_category_id }) {
    if (accessory_sub_category_id === null) return
    const group = await db
      .selectFrom('accessory_sub_category')
      .select('accessory_category_id')
      .where('id', '=', accessory_sub_category_id)
      .executeTakeFirst()
    if (group?.accessory_category_id !== accessory_category_id)
      throw new RequestError('The group must be one of the same category', 422, { field: 'accessory_sub_category_id' })
  },
  previewUrl: (db, { accessory_category_id }) => categoryUrl(db, accessory_category_id),
})

export const accessoryCategories = defineResource(
  'accessory_category',
  z.object({ slug, title, icon_image: mediaUrl, image: mediaUrl }),
  {
    media: ['icon_image', 'image'],
    search: ['title', 'slug'],
    sortable: ['title', 'slug', 'position'],
    position: { within: [] },
    referencedBy: [
      { table: 'accessory', column: 'accessory_category_id', label: 'accessories' },
      { table: 'accessory_sub_category', column: 'accessory_category_id', label: 'groups' },
      { table: 'product_accessory_category', column: 'accessory_category_id', label: 'products' },
    ],
    sitemap: { hasPage: true },
    ...slugPages('accessory_category', urls.accessories, urls.accessoriesShop),
    async beforeRemove(trx, { slug }) {
      if (await tilesOf(trx, slug).select('id').executeTakeFirst())
        throw new RequestError('A category still links to this. Delete that link first.', 409)
    },
    async afterChange(trx, { before, after }) {
      if (before && after && before.slug !== after.slug) await renameTiles(trx, before.slug, after.slug)
    },
  },
)

export const accessoryGroups = defineResource(
  'accessory_sub_category',
  z.object({ accessory_category_id: id, title }),
  {
    references: { accessory_category_id: 'accessory_category' },
    search: ['title'],
    sortable: ['title', 'position', 'accessory_category_id'],
    filters: { accessory_category_id: equals('accessory_category_id', id) },
    position: { within: ['accessory_category_id'] },
    referencedBy: [{ table: 'accessory', column: 'accessory_sub_category_id', label: 'accessories' }],
    previewUrl: (db, { accessory_category_id }) => categoryUrl(db, accessory_category_id),
  },
)

async function categoryUrl(db: Db, id: number) {
  const category = await db.selectFrom('accessory_category').select('slug').where('id', '=', id).executeTakeFirst()
  return category ? urls.accessories(category.slug) : urls.home
}

/** Tiles of categories link to an accessory category by its slug. */
function tilesOf(trx: Db, slug: string) {
  return trx.selectFrom('sub_item').where('type', '=', 'Accessory').where(slugIs('slug', slug))
}

async function renameTiles(trx: Db, before: string, after: string) {
  const tiles = trx.updateTable('sub_item').where('type', '=', 'Accessory').where(slugIs('slug', before))
  await tiles.set({ slug: after }).execute()
}
