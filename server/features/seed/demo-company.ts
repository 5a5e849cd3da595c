import { accessoryCategories } from '@house/content/accessories'
import { blogs } from '@house/content/blogs'
import { categories } from '@house/content/categories'
import { offices } from '@house/content/offices'
import { pages } from '@house/content/pages'
import { planCodePrefix, plannerCatalogue } from '@house/content/planner/catalogue'
import { designOfProduct } from '@house/content/planner/product-designs'
import { systems } from '@house/content/planner/systems'
import { attributesOf } from '@house/content/product-attributes'
import { products } from '@house/content/products'
import { projects } from '@house/content/projects'
import { quotationSettings } from '@house/content/quotation-settings'
import { reviews } from '@house/content/reviews'
import { settings } from '@house/content/settings'
import type { AccessorySeed, PageSeed, ProductSeed } from '@house/content/types'
import type { PageBlock } from '@house/contract/entities'
import { Design } from '@house/contract/plans/design'
import { insertRow } from '../../platform/content/tables.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { MediaStorage } from '../../platform/media/storage/storage.ts'
import { emptyBlock } from './empty-block.ts'
import { seedPlanner } from './planner.ts'
import { seedPriceBook } from './price-book.ts'
import { type SeedMedia, storeSeedMedia } from './seed-media.ts'
import { seedSynonyms } from './synonyms.ts'

/** Inserts the demonstration company from content/ into an empty database. */
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
  for (const [position, office] of offices.entries()) await insertRow(trx, 'office', { ...office, position })
  for (const { meta, image, blocks, ...page } of pages)
    await insertRow(trx, 'page', {
      ...page,
      ...meta,
      image: media.picture(image),
      blocks: JSON.stringify(blocks.map((block) => toBlock(block, media))),
    })
  await seedSynonyms(trx)
}

async function seedCatalogue(trx: Db, media: SeedMedia) {
  const accessoryIds = await seedAccessories(trx, media)
  for (const [position, { items, meta, image, page_banner, explanation, ...category }] of categories.entries()) {
    const category_id = await insertRow(trx, 'category', {
      ...category,
      ...meta,
      image: media.picture(image),
      page_banner: media.picture(page_banner),
      explanation: explanation && JSON.stringify(explanation),
      position,
    })
    for (const [itemPosition, { meta: itemMeta, image: itemImage, ...item }] of items.entries()) {
      const listed = item.type === 'Product' ? products.filter(({ sub_item }) => sub_item === item.slug) : []
      const sub_item_id = await insertRow(trx, 'sub_item', {
        ...item,
        ...itemMeta,
        image: media.picture(itemImage),
        category_id,
        position: itemPosition,
        product_count: listed.length,
      })
      for (const [index, product] of listed.entries())
        await seedProduct(trx, media, product, sub_item_id, index + 1, accessoryIds)
    }
  }
}

async function seedProduct(
  trx: Db,
  media: SeedMedia,
  product: ProductSeed,
  sub_item_id: number,
  place: number,
  accessoryIds: Map<string, number>,
) {
  const [image = '', image2 = '', image3 = '', image4 = ''] = product.pictures.map(media.picture)
  const planDesign = designOfProduct(product)
  const product_id = await insertRow(trx, 'product', {
    sub_item_id,
    place,
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
  })
  const links = product.accessories.map((slug, position) => ({
    product_id,
    accessory_category_id: idOf(accessoryIds, slug),
    position,
  }))
  if (links.length > 0) await trx.insertInto('product_accessory_category').values(links).execute()
}

async function seedAccessories(trx: Db, media: SeedMedia) {
  const ids = new Map<string, number>()
  for (const [
    position,
    { slug, title, icon, image, items = [], sub_categories = [] },
  ] of accessoryCategories.entries()) {
    const accessory_category_id = await insertRow(trx, 'accessory_category', {
      slug,
      title,
      icon_image: media.picture(icon),
      image: media.picture(image),
      position,
    })
    ids.set(slug, accessory_category_id)
    await seedAccessoryList(trx, media, items, accessory_category_id, null)
    for (const [subPosition, sub] of sub_categories.entries()) {
      const { id } = await trx
        .insertInto('accessory_sub_category')
        .values({ accessory_category_id, title: sub.title, position: subPosition })
        .returning('id')
        .executeTakeFirstOrThrow()
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
  for (const [position, item] of items.entries())
    await insertRow(trx, 'accessory', {
      ...item,
      image: media.picture(item.image),
      accessory_category_id,
      accessory_sub_category_id,
      position,
    })
}

async function seedArticles(trx: Db, media: SeedMedia) {
  for (const { meta, image, datetime, ...blog } of blogs) {
    const picture = media.picture(image)
    const published = new Date(datetime).toISOString()
    await insertRow(trx, 'blog', {
      ...blog,
      ...meta,
      image: picture,
      image2: picture,
      datetime: published,
      status: 'published',
      summary: '',
    })
  }
  for (const [position, { meta, image, ...project }] of projects.entries()) {
    const picture = media.picture(image)
    await insertRow(trx, 'project', { ...project, ...meta, image: picture, image2: picture, position })
  }
  for (const [position, review] of reviews.entries()) await insertRow(trx, 'review', { ...review, image: '', position })
}

function toBlock(block: PageSeed['blocks'][number], media: SeedMedia): PageBlock {
  return { ...emptyBlock, ...block, image: block.image ? media.picture(block.image) : '' }
}

function idOf(ids: Map<string, number>, slug: string) {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`content names an accessory category that does not exist: ${slug}`)
  return id
}
