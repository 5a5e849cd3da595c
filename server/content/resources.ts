import { reservedSlugs } from '@house/contract/urls'
import { maxContentLength, maxInput, maxProductBanners } from '@house/contract/validation-limits'
import { z } from 'zod'
import { phone } from '../settings/contact-fields.ts'
import type { Filter, Listing } from './list-query.ts'
import type { ContentTable } from './publish.ts'
import { id, instant, neededText, oneOf, text } from './validation.ts'

/** What staff may write of one kind of content, and how its lists can be asked for. */
export type ContentResource = Listing & {
  table: ContentTable
  fields: z.ZodObject
  /** Columns that hold JSON as text. */
  json: string[]
  /** Columns, and names inside JSON, that hold addresses of pictures and films. */
  pictures: string[]
  /** Its records have an order of their own, within those that share these columns. */
  list?: { place: 'place' | 'position'; within: string[] }
  /** What names a record of this kind, so that it cannot go. */
  namedBy: { table: string; column: string; what: string }[]
  /** The site's screens ask for them by name: none can be added or taken away. */
  isFixed?: boolean
}

const most = maxContentLength

const slug = neededText(maxInput.slug).regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/i,
  'is made of the letters a to z, digits and single hyphens',
)
const title = neededText(most.title)
const html = text(most.html)
const picture = text(most.short)
const icon = text(most.icon)
const latitude = degrees(90)
const longitude = degrees(180)

const meta = {
  meta_title: text(most.metaTitle),
  meta_description: text(most.metaDescription),
  meta_keywords: text(most.line),
}
const items = z.array(z.object({ title: text(most.short), text: text(most.html), icon })).max(most.list)

const descriptionBlock = z.object({
  id: z.number().nullable(),
  title: text(most.short),
  description: z.union([html, z.array(html).max(most.list)]),
  specification: z.array(z.object({ title: text(most.short), value: text(most.line) })).max(most.list),
})
const descriptionBlocks = z.array(descriptionBlock).max(most.list).transform(numbered)
const pageBlock = z.object({
  name: neededText(most.place),
  title: text(most.short),
  text: html,
  image: picture,
  person: text(most.short),
  post: text(most.short),
  items,
})
const explanation = z
  .object({ title: text(most.short), text: html, benefits: items })
  .nullable()
  .transform(unlessEmpty)

export const contentResources = {
  products: resource('product', {
    fields: z.object({
      sub_item_id: id,
      slug,
      title,
      image: picture,
      image2: picture,
      image3: picture,
      image4: picture,
      description: html,
      description_data: descriptionBlocks,
      keywords: text(most.line),
      page_banner: z.array(picture).max(maxProductBanners),
      page_bottom_title: text(most.title),
      page_bottom_image: picture,
      accessory_category_ids: z.array(id).max(most.list),
      ...meta,
    }),
    json: ['description_data', 'page_banner'],
    pictures: ['image', 'image2', 'image3', 'image4', 'page_banner', 'page_bottom_image'],
    search: ['title', 'slug'],
    sortable: ['title', 'slug', 'place', 'sub_item_id'],
    filters: {
      sub_item_id: equals('sub_item_id', id),
      category_id: { ...equals('sub_item_id', id), through: { table: 'sub_item', column: 'category_id' } },
      slug: equals('slug', text(maxInput.slug)),
    },
    list: { place: 'place', within: ['sub_item_id'] },
  }),
  categories: resource('category', {
    fields: z.object({
      slug: slug.refine((value) => !reservedSlugs.has(value.toLowerCase()), {
        error: 'is one of the site itself, where a category could not be reached. Choose another.',
      }),
      title,
      image: picture,
      page_title: text(most.title),
      page_description: html,
      page_banner: picture,
      explanation,
      ...meta,
    }),
    json: ['explanation'],
    pictures: ['image', 'page_banner'],
    search: ['title', 'slug'],
    sortable: ['title', 'slug', 'position'],
    list: { place: 'position', within: [] },
    namedBy: [{ table: 'sub_item', column: 'category_id', what: 'lists' }],
  }),
  'sub-items': resource('sub_item', {
    fields: z.object({ category_id: id, type: oneOf(['Product', 'Accessory']), slug, title, image: picture, ...meta }),
    search: ['title', 'slug'],
    sortable: ['title', 'slug', 'position', 'category_id', 'type', 'product_count'],
    filters: { category_id: equals('category_id', id), type: equals('type', text(20)) },
    list: { place: 'position', within: ['category_id'] },
    namedBy: [{ table: 'product', column: 'sub_item_id', what: 'products' }],
  }),
  accessories: resource('accessory', {
    fields: z.object({
      accessory_category_id: id,
      accessory_sub_category_id: id.nullable(),
      title,
      image: picture,
      description: html,
    }),
    search: ['title', 'description'],
    sortable: ['title', 'position', 'accessory_category_id', 'accessory_sub_category_id'],
    filters: {
      accessory_category_id: equals('accessory_category_id', id),
      accessory_sub_category_id: equals('accessory_sub_category_id', id.nullable()),
    },
    list: { place: 'position', within: ['accessory_category_id', 'accessory_sub_category_id'] },
  }),
  'accessory-categories': resource('accessory_category', {
    fields: z.object({ slug, title, icon_image: picture, image: picture }),
    pictures: ['icon_image', 'image'],
    search: ['title', 'slug'],
    sortable: ['title', 'slug', 'position'],
    list: { place: 'position', within: [] },
    namedBy: [
      { table: 'accessory', column: 'accessory_category_id', what: 'accessories' },
      { table: 'accessory_sub_category', column: 'accessory_category_id', what: 'groups' },
      { table: 'product_accessory_category', column: 'accessory_category_id', what: 'products' },
    ],
  }),
  'accessory-groups': resource('accessory_sub_category', {
    fields: z.object({ accessory_category_id: id, title }),
    pictures: [],
    search: ['title'],
    sortable: ['title', 'position', 'accessory_category_id'],
    filters: { accessory_category_id: equals('accessory_category_id', id) },
    list: { place: 'position', within: ['accessory_category_id'] },
    namedBy: [{ table: 'accessory', column: 'accessory_sub_category_id', what: 'accessories' }],
  }),
  blogs: resource('blog', {
    fields: z.object({
      slug,
      title,
      description: html,
      category: text(most.place),
      datetime: instant,
      image: picture,
      image2: picture,
      ...meta,
    }),
    pictures: ['image', 'image2'],
    search: ['title', 'slug', 'category'],
    sortable: ['title', 'slug', 'datetime', 'category'],
    filters: { category: equals('category', text(most.place)) },
    order: ['datetime', 'desc'],
  }),
  projects: resource('project', {
    fields: z.object({ slug, title, description: html, image: picture, image2: picture, ...meta }),
    pictures: ['image', 'image2'],
    search: ['title', 'slug'],
    sortable: ['title', 'slug', 'position'],
    list: { place: 'position', within: [] },
  }),
  reviews: resource('review', {
    fields: z.object({
      description: neededText(most.review),
      client_name: title,
      designation: text(most.title),
      image: picture,
    }),
    search: ['client_name', 'description', 'designation'],
    sortable: ['client_name', 'designation', 'position'],
    list: { place: 'position', within: [] },
  }),
  offices: resource('office', {
    fields: z.object({
      kind: oneOf(['head-office', 'fabrication-unit', 'showroom']),
      name: title,
      address: neededText(most.address),
      city: text(most.place),
      phone: phone(most.phone),
      hours: text(most.title),
      latitude,
      longitude,
    }),
    pictures: [],
    search: ['name', 'city', 'address'],
    sortable: ['name', 'city', 'kind', 'position'],
    filters: { kind: equals('kind', text(20)) },
    list: { place: 'position', within: [] },
  }),
  pages: resource('page', {
    fields: z.object({
      title,
      description: text(most.pageDescription),
      image: picture,
      blocks: z.array(pageBlock).max(100),
      ...meta,
    }),
    json: ['blocks'],
    search: ['title', 'key'],
    sortable: ['title', 'key'],
    filters: { key: equals('key', text(most.place)) },
    order: ['key', 'asc'],
    isFixed: true,
  }),
} satisfies Record<string, ContentResource>

type ContentResourceName = keyof typeof contentResources

export function findResource(name: string): ContentResource {
  const found: ContentResource | undefined = Object.hasOwn(contentResources, name)
    ? contentResources[name as ContentResourceName]
    : undefined
  if (!found) throw new Error(`there is no resource ${name}`)
  return found
}

export function findTableResource(table: string): ContentResource {
  return findResource(nameOfTable(table))
}

/** The name of a resource in addresses, by its table. */
export function nameOfTable(table: string): string {
  const found = Object.entries(contentResources).find(([, each]) => each.table === table)
  return found?.[0] ?? ''
}

type Described = Pick<ContentResource, 'fields' | 'search' | 'sortable'> & Partial<ContentResource>

function resource(table: ContentTable, described: Described): ContentResource {
  const order: Listing['order'] = [described.list?.place ?? 'id', 'asc']
  const usual = { key: 'id', keyKind: 'number', filters: {} } as const
  return { ...usual, json: [], pictures: ['image'], namedBy: [], order, ...described, table }
}

function degrees(most: number) {
  const sentence = `must lie between -${most} and ${most} degrees`
  return z.number('must be a number').min(-most, sentence).max(most, sentence)
}

/** A part that is new gets a number that no other has. */
function numbered<T extends { id: number | null }>(blocks: T[]) {
  let last = Math.max(0, ...blocks.map(({ id }) => id ?? 0))
  return blocks.map((block) => ({ ...block, id: block.id ?? ++last }))
}

/** A form has the fields of what is not there, too, and sends them empty. */
function unlessEmpty<T extends object>(values: T | null) {
  return values && Object.values(values).some(({ length }) => length > 0) ? values : null
}

function equals(column: string, value: Filter['value']): Filter {
  return { column, is: '=', value }
}
