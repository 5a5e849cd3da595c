import { Design } from '@house/contract/plans/design'
import { maxSourceLength } from '@house/contract/plans/planner-part-options'
import { emptyAttributes, ProductAttributes } from '@house/contract/products/attributes'
import { urls } from '@house/contract/urls'
import { maxContentLength as max, maxInput, maxProductBanners } from '@house/contract/validation-limits'
import { z } from 'zod'
import { html, mediaUrl, meta, slug, title } from '../../../platform/content/fields.ts'
import { defineResource, equals } from '../../../platform/content/resource.ts'
import { slugPages } from '../../../platform/content/slug-pages.ts'
import { id, text } from '../../../platform/staff-api/validation.ts'
import { requireColours, requireDesignParts } from '../../planner-parts/constraints.ts'
import { copyLimitsOfProduct, renameLimitProduct } from '../../planner-parts/limits-of-product.ts'

const specificationRow = z.object({
  title: text(max.short),
  value: text(max.line),
  source: text(maxSourceLength).optional(),
})
const descriptionBlock = z.object({
  id: z.number().nullable(),
  title: text(max.short),
  description: z.union([html, z.array(html).max(max.list)]),
  specification: z.array(specificationRow).max(max.list),
})

const fields = z.object({
  slug,
  title,
  sub_item_id: id,
  description: html,
  keywords: text(max.line),
  image: mediaUrl,
  image2: mediaUrl,
  image3: mediaUrl,
  image4: mediaUrl,
  page_banner: z.array(mediaUrl).max(maxProductBanners),
  page_bottom_title: text(max.title),
  page_bottom_image: mediaUrl,
  accessory_category_ids: z.array(id).max(max.list),
  description_data: z.array(descriptionBlock).max(max.list).transform(numberNewBlocks),
  plan_design: Design.nullable().default(null),
  attributes: ProductAttributes.default(emptyAttributes),
  ...meta,
})

export type ProductFields = z.output<typeof fields>

export const products = defineResource('product', fields, {
  json: ['description_data', 'page_banner', 'plan_design', 'attributes'],
  html: ['title', 'description', 'page_bottom_title'],
  media: ['image', 'image2', 'image3', 'image4', 'page_banner', 'page_bottom_image'],
  references: { sub_item_id: 'sub_item' },
  links: [
    {
      field: 'accessory_category_ids',
      table: 'product_accessory_category',
      own: 'product_id',
      linked: 'accessory_category_id',
      to: 'accessory_category',
    },
  ],
  search: ['title', 'slug'],
  sortable: ['title', 'slug', 'position', 'sub_item_id'],
  filters: {
    sub_item_id: equals('sub_item_id', id),
    category_id: { ...equals('sub_item_id', id), through: { table: 'sub_item', column: 'category_id' } },
    slug: equals('slug', text(maxInput.slug)),
  },
  position: { within: ['sub_item_id'] },
  countedOn: { table: 'sub_item', column: 'sub_item_id', count: 'product_count' },
  sitemap: { hasPage: true, listedOn: { table: 'sub_item', column: 'sub_item_id' }, fillsFiles: true },
  ...slugPages('product', urls.product, urls.accessoriesShop),
  async check(db, { attributes, plan_design }) {
    await requireColours(db, 'attributes', attributes.colours)
    if (plan_design) await requireDesignParts(db, plan_design)
  },
  /** The planner's systems take limits from products. */
  beforeRemove: copyLimitsOfProduct,
  async afterChange(trx, { before, after }) {
    if (before && after && before.slug !== after.slug) await renameLimitProduct(trx, before.slug, after.slug)
  },
})

/** Gives new blocks an id that no other block has. */
function numberNewBlocks<B extends { id: number | null }>(blocks: B[]) {
  let last = Math.max(0, ...blocks.map((block) => block.id ?? 0))
  return blocks.map((block) => ({ ...block, id: block.id ?? ++last }))
}
