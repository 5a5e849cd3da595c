import { openingTypes, problems, productMaterials, rooms } from '@house/contract/products/attribute-options'
import type { ProductAttributes } from '@house/contract/products/attributes'
import { settings } from '@house/demo/settings'
import type { Db } from '../server/platform/db/schema.ts'

const finishes = ['White', 'Golden Oak', 'Anthracite', 'Bronze', 'Walnut', 'Black', 'Mahogany', 'Champagne']
const kinds = [
  'Sliding',
  'Casement',
  'Tilt-and-Turn',
  'Top-Hung',
  'Bay',
  'Arched',
  'Fixed',
  'Louvred',
  'Villa',
  'Corner',
]
const things = ['Window', 'Door', 'Partition', 'Skylight', 'Railing', 'Shower Screen']
const uses = [
  'bedroom',
  'kitchen',
  'balcony',
  'bathroom',
  'office',
  'stair',
  'courtyard',
  'shopfront',
  'study',
  'veranda',
]
const glasses = ['toughened', 'laminated', 'double glazed', 'frosted', 'fluted', 'tinted', 'clear', 'reflective']
const batch = 500

/** A company and one list with `count` products, each with its own model number. */
export async function generateCatalogue(db: Db, count: number) {
  const document = JSON.stringify({ ...settings, video: '', video_webm: '', video_poster: '' })
  await db.insertInto('settings').values({ id: 1, document }).execute()
  const meta = { meta_title: 'Windows', meta_description: 'Windows', meta_keywords: 'windows' }
  const { id: category_id } = await db
    .insertInto('category')
    .values({
      ...meta,
      slug: 'upvc',
      title: 'uPVC',
      image: '',
      page_title: 'uPVC',
      page_description: '',
      page_banner: '',
      explanation: null,
      position: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: sub_item_id } = await db
    .insertInto('sub_item')
    .values({
      ...meta,
      category_id,
      type: 'Product',
      slug: 'window',
      title: 'Windows',
      image: '',
      position: 0,
      product_count: count,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('synonym')
    .values({ word: 'khidki', means: JSON.stringify(['window']) })
    .execute()
  await db.transaction().execute(async (trx) => {
    for (let start = 1; start <= count; start += batch) {
      const positions = Array.from({ length: Math.min(batch, count - start + 1) }, (_, index) => start + index)
      await trx
        .insertInto('product')
        .values(positions.map((position) => ({ ...toProduct(position), ...meta, sub_item_id })))
        .execute()
    }
  })
}

function toProduct(position: number) {
  const [finish, kind, thing] = [pick(finishes, position), pick(kinds, position * 7), pick(things, position * 13)]
  const [use, glass] = [pick(uses, position * 3), pick(glasses, position * 5)]
  return {
    position,
    slug: `product-${position}`,
    title: `${finish} ${kind} ${thing} M${position}`,
    image: '',
    image2: '',
    image3: '',
    image4: '',
    description: `<p>A ${kind} ${thing} for the ${use} with ${glass} glass.</p>`,
    description_data: '[]',
    keywords: `${use}, ${glass}`,
    page_banner: '[]',
    page_bottom_title: '',
    page_bottom_image: '',
    attributes: JSON.stringify(toAttributes(position)),
  }
}

function toAttributes(position: number): ProductAttributes {
  const from = 300 + 10 * (position % 89)
  const range = 900 + 20 * (position % 149)
  return {
    materials: some(productMaterials, position, 1),
    openings: some(openingTypes, position * 7, 2),
    mesh: some(['pleated', 'sliding'], position, position % 3 === 0 ? 1 : 0),
    colours: some(['white', 'black', 'walnut'], position, 2),
    rooms: some(rooms, position * 3, 3),
    problems: some(problems, position * 5, 3).map((problem) => ({ problem, reason: 'For the benchmark.' })),
    measures: [
      { measure: 'frame_width', min: from, max: from + range + 500, source: 'Generated' },
      { measure: 'frame_height', min: from, max: from + range, source: 'Generated' },
    ],
  }
}

function pick(list: string[], number: number) {
  return list[number % list.length] ?? ''
}

/** So many values of a list, from a position in it. */
function some<T>(list: readonly T[], start: number, count: number): T[] {
  return Array.from({ length: count }, (_, index) => list[(start + index) % list.length] as T)
}
