import type { DescriptionBlock } from '@house/contract/entities'
import { materialLabels, openingLabels, problemLabels, roomLabels } from '@house/contract/products/attribute-options'
import type { ProductAttributes } from '@house/contract/products/attributes'
import { urls } from '@house/contract/urls'
import type { Db } from '../../platform/db/schema.ts'
import type { FoundRecord, SearchDocument } from './search-document.ts'

export type ProductRow = Awaited<ReturnType<typeof readProductsAfter>>[number]

/** The next products in the order of their ids. */
export function readProductsAfter(db: Db, id: number, count: number) {
  return db
    .selectFrom('product')
    .innerJoin('sub_item', 'sub_item.id', 'product.sub_item_id')
    .innerJoin('category', 'category.id', 'sub_item.category_id')
    .select(['product.id', 'product.slug', 'product.title', 'product.image', 'product.description'])
    .select(['product.description_data', 'product.keywords', 'product.attributes'])
    .select(['sub_item.title as list', 'category.title as category'])
    .where('product.id', '>', id)
    .orderBy('product.id')
    .limit(count)
    .execute()
}

export function toFoundProduct({ title, slug, image }: ProductRow): FoundRecord {
  return { title, hyperlink: urls.product(slug), image }
}

export function toProductDocument(row: ProductRow): SearchDocument {
  const blocks: DescriptionBlock[] = JSON.parse(row.description_data)
  const attributes: ProductAttributes = JSON.parse(row.attributes)
  return {
    id: row.id,
    title: row.title,
    purpose: purposeOf(attributes).join(' '),
    keywords: row.keywords,
    text: [row.list, row.category, row.description, ...blocks.flatMap(blockTexts), ...attributeTexts(attributes)].join(
      ' ',
    ),
  }
}

function blockTexts({ title, description, specification }: DescriptionBlock) {
  return [title, ...[description].flat(), ...specification.flatMap((row) => [row.title, row.value])]
}

/** What a product is for: its rooms, and the problem that it solves first of all. By their keys, because labels are sentences. */
function purposeOf({ rooms, problems: [main] }: ProductAttributes) {
  return [...rooms, ...(main ? [main.problem] : [])].map((key) => key.replaceAll('-', ' '))
}

/** What visitors read about the attributes, as they search for it: "noise", "bedroom". */
function attributeTexts({ materials, openings, rooms, problems }: ProductAttributes) {
  return [
    ...materials.map((material) => materialLabels[material]),
    ...openings.map((opening) => openingLabels[opening]),
    ...rooms.map((room) => roomLabels[room]),
    ...problems.flatMap(({ problem, reason }) => [problemLabels[problem], reason]),
  ]
}
