import type { PageBlock } from '@house/contract/entities'
import { Design } from '@house/contract/plans/design'
import { accessoryCategories } from '@house/demo/accessories'
import { blogs } from '@house/demo/blogs'
import { categories } from '@house/demo/categories'
import { offices } from '@house/demo/offices'
import { pages } from '@house/demo/pages'
import { planCodePrefix, plannerCatalogue } from '@house/demo/planner/catalogue'
import { designOfProduct } from '@house/demo/planner/product-designs'
import { systems } from '@house/demo/planner/systems'
import { attributesOf } from '@house/demo/product-attributes'
import { products } from '@house/demo/products'
import { projects } from '@house/demo/projects'
import { quotationSettings } from '@house/demo/quotation-settings'
import { reviews } from '@house/demo/reviews'
import { settings } from '@house/demo/settings'
import type { AccessorySeed, PageSeed, ProductSeed } from '@house/demo/types'
import { offices as officeResource, pages as pageResource } from '../../../platform/company/content.ts'
import { insertRow } from '../../../platform/content/rows.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { MediaStorage } from '../../../platform/media/storage/storage.ts'
import {
  blogs as blogResource,
  projects as projectResource,
  reviews as reviewResource,
} from '../../articles/content.ts'
import {
  accessoryCategories as accessoryCategoryResource,
  accessoryGroups,
  accessories as accessoryResource,
} from '../../catalogue/content/accessories.ts'
import { categories as categoryResource } from '../../catalogue/content/categories.ts'
import { products as productResource } from '../../catalogue/content/products.ts'
import { subItems } from '../../catalogue/content/sub-items.ts'
import { emptyBlock } from './empty-block.ts'
import { seedPlanner } from './planner.ts'
import { seedPriceBook } from './price-book.ts'
import { type SeedMedia, storeSeedMedia } from './seed-media.ts'
import { seedSynonyms } from './synonyms.ts'

/** Inserts the demonstration company from demo/ into an empty database. */
export async function seedDemoCompany(trx: Db, storage: MediaStorage, now: Date) {
  const media = await storeSeedMedia(trx, storage, now)
  await seedCompany(trx, media)
  await seedCatalogue(trx, media)
  await seedArticles(trx, media)
  await seedPlanner(trx, { ...plannerCatalogue, systems })
  await seedPriceBook(trx, now)
}

async function seedCompany(trx: Db, media: SeedMedia) {
  const document = {
    ...settings,
    ...quotationSettings,
    video: media.film('hero.mp4'),
    video_webm: media.film('hero.webm'),
    video_poster: media.picture(settings.video_poster),
    plan_code_prefix: planCodePrefix,
    wall_gap: plannerCatalogue.wall_gap,
  }
  await trx
    .insertInto('settings')
    .values({ id: 1, document: JSON.stringify(document) })
    .execute()
  for (const [index, office] of offices.entries())
    await insertRow(trx, officeResource, { ...office, position: index + 1 })
  for (const { meta, image, blocks, ...page } of pages)
    await insertRow(trx, pageResource, {
      ...page,
      ...meta,
      image: media.picture(image),
      blocks: JSON.stringify(blocks.map((block) => toBlock(block, media))),
    })
  await seedSynonyms(trx)
}

async function seedCatalogue(trx: Db, media: SeedMedia) {
  const accessoryIds = await seedAccessories(trx, media)
  for (const [index, { items, meta, image, page_banner, explanation, ...category }] of categories.entries()) {
    const category_id = await insertRow(trx, categoryResource, {
      ...category,
      ...meta,
      image: media.picture(image),
      page_banner: media.picture(page_banner),
      explanation: explanation && JSON.stringify(explanation),
      position: index + 1,
    })
    for (const [itemIndex, { meta: itemMeta, image: itemImage, ...item }] of items.entries()) {
      const listed = item.type === 'Product' ? products.filter(({ sub_item }) => sub_item === item.slug) : []
      const sub_item_id = await insertRow(trx, subItems, {
        ...item,
        ...itemMeta,
        image: media.picture(itemImage),
        category_id,
        position: itemIndex + 1,
        product_count: listed.length,
      })
      for (const [productIndex, product] of listed.entries())
        await seedProduct(trx, media, product, sub_item_id, productIndex + 1, accessoryIds)
    }
  }
}

async function seedProduct(
  trx: Db,
  media: SeedMedia,
  product: ProductSeed,
  sub_item_id: number,
  position: number,
  accessoryIds: Map<string, number>,
) {
  const [image = '', image2 = '', image3 = '', image4 = ''] = product.pictures.map(media.picture)
  const planDesign = designOfProduct(product)
  await insertRow(trx, productResource, {
    sub_item_id,
    position,
    slug: product.slug,
    title: product.title,
    image,
    image2,
    image3,
    image4,
    description: product.description,
    description_data: JSON.stringify(product.blocks.map((block, index) => ({ id: index + 1, ...block }))),
    keywords: product.keywords.join(', '),
    page_banner: JSON.stringify(product.banners.map(media.picture)),
    page_bottom_title: product.bottom.title,
    page_bottom_image: media.picture(product.bottom.image),
    // In the order of the schema, as if staff had saved it.
    plan_design: planDesign ? JSON.stringify(Design.parse(planDesign)) : null,
    attributes: JSON.stringify(attributesOf(product.slug)),
    ...product.meta,
    accessory_category_ids: product.accessories.map((slug) => idOf(accessoryIds, slug)),
  })
}

async function seedAccessories(trx: Db, media: SeedMedia) {
  const ids = new Map<string, number>()
  for (const [index, { slug, title, icon, image, items = [], sub_categories = [] }] of accessoryCategories.entries()) {
    const accessory_category_id = await insertRow(trx, accessoryCategoryResource, {
      slug,
      title,
      icon_image: media.picture(icon),
      image: media.picture(image),
      position: index + 1,
    })
    ids.set(slug, accessory_category_id)
    await seedAccessoryList(trx, media, items, accessory_category_id, null)
    for (const [groupIndex, sub] of sub_categories.entries()) {
      const group = { accessory_category_id, title: sub.title, position: groupIndex + 1 }
      const id = await insertRow(trx, accessoryGroups, group)
      await seedAccessoryList(trx, media, sub.items, accessory_category_id, id)
    }
  }
  return ids
}

async function seedAccessoryList(
  trx: Db,
  media: SeedMedia,
  items: AccessorySeed[],
  accessory_category_id: number,
  accessory_sub_category_id: number | null,
) {
  for (const [index, item] of items.entries())
    await insertRow(trx, accessoryResource, {
      ...item,
      image: media.picture(item.image),
      accessory_category_id,
      accessory_sub_category_id,
      position: index + 1,
    })
}

async function seedArticles(trx: Db, media: SeedMedia) {
  for (const { meta, image, datetime, ...blog } of blogs) {
    const picture = media.picture(image)
    const published = new Date(datetime).toISOString()
    await insertRow(trx, blogResource, {
      ...blog,
      ...meta,
      image: picture,
      image2: picture,
      datetime: published,
      status: 'published',
      summary: '',
    })
  }
  for (const [index, { meta, image, ...project }] of projects.entries()) {
    const picture = media.picture(image)
    await insertRow(trx, projectResource, { ...project, ...meta, image: picture, image2: picture, position: index + 1 })
  }
  for (const [index, review] of reviews.entries())
    await insertRow(trx, reviewResource, { ...review, image: '', position: index + 1 })
}

function toBlock(block: PageSeed['blocks'][number], media: SeedMedia): PageBlock {
  return { ...emptyBlock, ...block, image: block.image ? media.picture(block.image) : '' }
}

function idOf(ids: Map<string, number>, slug: string) {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`content names an accessory category that does not exist: ${slug}`)
  return id
}
