import type { ContentResourceName } from '@house/contract/staff/content-resources'
import { maxContentLength, maxInput } from '@house/contract/validation-limits'
import type { ListFilter, Listing } from '../staff-api/list-query.ts'
import { id, text } from '../staff-api/validation.ts'
import { type ContentTable, contentFields, type FieldName } from './schema.ts'

/** Everything the content store and the lists of the back office know about one kind of content. */
export type ContentResource<T extends ContentTable = ContentTable> = Listing<T> & {
  fields: (typeof contentFields)[T]
  /** The column by which staff recognise a record. */
  titleColumn: string
  /** Columns that hold JSON as text. */
  json: readonly FieldName<T>[]
  /** Fields that hold HTML, sanitised when they are written. */
  html: readonly FieldName<T>[]
  /** Fields that hold media URLs. */
  media: readonly FieldName<T>[]
  /** Fields that refer to a record of another table. */
  references: { readonly [field: string]: ContentTable }
  /** Records are ordered by this column among those with the same values in `within`. */
  sequence?: { column: 'place' | 'position'; within: readonly FieldName<T>[] }
  /** Tables whose records refer to a record and prevent its removal. */
  referencedBy: readonly { table: string; column: string; label: string }[]
  /** The site looks these records up by key: none can be added or removed. */
  isFixed?: boolean
}

/** What designs are made of. */
const plannerPart = {
  titleColumn: 'name',
  search: ['name', 'key'],
  sortable: ['name', 'key', 'position'],
  sequence: { column: 'position' as const, within: [] },
}

export const contentResources = {
  products: define('product', {
    json: ['description_data', 'page_banner', 'plan_design', 'attributes'],
    html: ['title', 'description', 'page_bottom_title'],
    media: ['image', 'image2', 'image3', 'image4', 'page_banner', 'page_bottom_image'],
    references: { sub_item_id: 'sub_item' },
    search: ['title', 'slug'],
    sortable: ['title', 'slug', 'place', 'sub_item_id'],
    filters: {
      sub_item_id: equals('sub_item_id', id),
      category_id: { ...equals('sub_item_id', id), through: { table: 'sub_item', column: 'category_id' } },
      slug: equals('slug', text(maxInput.slug)),
    },
    sequence: { column: 'place', within: ['sub_item_id'] },
  }),
  categories: define('category', {
    json: ['explanation'],
    html: ['title', 'page_description'],
    media: ['image', 'page_banner'],
    search: ['title', 'slug'],
    sortable: ['title', 'slug', 'position'],
    sequence: { column: 'position', within: [] },
    referencedBy: [{ table: 'sub_item', column: 'category_id', label: 'lists' }],
  }),
  'sub-items': define('sub_item', {
    html: ['title'],
    media: ['image'],
    references: { category_id: 'category' },
    search: ['title', 'slug'],
    sortable: ['title', 'slug', 'position', 'category_id', 'type', 'product_count'],
    filters: { category_id: equals('category_id', id), type: equals('type', text(20)) },
    sequence: { column: 'position', within: ['category_id'] },
    referencedBy: [{ table: 'product', column: 'sub_item_id', label: 'products' }],
  }),
  accessories: define('accessory', {
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
    sequence: { column: 'position', within: ['accessory_category_id', 'accessory_sub_category_id'] },
  }),
  'accessory-categories': define('accessory_category', {
    media: ['icon_image', 'image'],
    search: ['title', 'slug'],
    sortable: ['title', 'slug', 'position'],
    sequence: { column: 'position', within: [] },
    referencedBy: [
      { table: 'accessory', column: 'accessory_category_id', label: 'accessories' },
      { table: 'accessory_sub_category', column: 'accessory_category_id', label: 'groups' },
      { table: 'product_accessory_category', column: 'accessory_category_id', label: 'products' },
    ],
  }),
  'accessory-groups': define('accessory_sub_category', {
    references: { accessory_category_id: 'accessory_category' },
    search: ['title'],
    sortable: ['title', 'position', 'accessory_category_id'],
    filters: { accessory_category_id: equals('accessory_category_id', id) },
    sequence: { column: 'position', within: ['accessory_category_id'] },
    referencedBy: [{ table: 'accessory', column: 'accessory_sub_category_id', label: 'accessories' }],
  }),
  blogs: define('blog', {
    html: ['description'],
    media: ['image', 'image2'],
    search: ['title', 'slug', 'category'],
    sortable: ['title', 'slug', 'datetime', 'category'],
    filters: { category: equals('category', text(maxContentLength.name)) },
    order: ['datetime', 'desc'],
  }),
  projects: define('project', {
    html: ['description'],
    media: ['image', 'image2'],
    search: ['title', 'slug'],
    sortable: ['title', 'slug', 'position'],
    sequence: { column: 'position', within: [] },
  }),
  reviews: define('review', {
    titleColumn: 'client_name',
    media: ['image'],
    search: ['client_name', 'description', 'designation'],
    sortable: ['client_name', 'designation', 'position'],
    sequence: { column: 'position', within: [] },
  }),
  offices: define('office', {
    titleColumn: 'name',
    search: ['name', 'city', 'address'],
    sortable: ['name', 'city', 'kind', 'position'],
    filters: { kind: equals('kind', text(20)) },
    sequence: { column: 'position', within: [] },
  }),
  pages: define('page', {
    titleColumn: 'key',
    json: ['blocks'],
    html: ['title'],
    media: ['image'],
    search: ['title', 'key'],
    sortable: ['title', 'key'],
    filters: { key: equals('key', text(maxContentLength.name)) },
    order: ['key', 'asc'],
    isFixed: true,
  }),
  'planner-systems': define('planner_system', {
    ...plannerPart,
    json: [
      ...(['depth', 'faces', 'opens', 'colours', 'glass_thickness', 'frame_size'] as const),
      ...(['limits', 'uf', 'psi', 'weight'] as const),
    ],
    filters: { kind: equals('kind', text(20)), material: equals('material', text(40)) },
  }),
  'planner-glazings': define('planner_glazing', {
    ...plannerPart,
    json: [
      ...(['purposes', 'layers', 'low_e', 'safety', 'frosted'] as const),
      ...(['ug', 'shgc', 'rw', 'rw_ctr'] as const),
    ],
  }),
  'planner-colours': define('planner_colour', { ...plannerPart, json: ['foil'] }),
} as const satisfies Record<ContentResourceName, object>

export function findResource(name: string): ContentResource {
  if (!isResourceName(name)) throw new Error(`there is no resource ${name}`)
  return contentResources[name]
}

export function resourceOfTable(table: string): ContentResource {
  return findResource(resourceNameOf(table))
}

/** The name of a resource in URLs, by its table. */
export function resourceNameOf(table: string): string {
  return Object.entries(contentResources).find(([, resource]) => resource.table === table)?.[0] ?? ''
}

/** The title of a row, draft or staff record; empty if it has none. */
export function titleOf({ titleColumn }: ContentResource, record: object): string {
  return String(new Map<string, unknown>(Object.entries(record)).get(titleColumn) ?? '')
}

function isResourceName(name: string): name is ContentResourceName {
  return Object.hasOwn(contentResources, name)
}

type Definition<T extends ContentTable> = Pick<ContentResource<T>, 'search' | 'sortable'> & Partial<ContentResource<T>>

function define<T extends ContentTable>(table: T, definition: Definition<T>): ContentResource<T> {
  return {
    key: 'id',
    keyKind: 'number',
    titleColumn: 'title',
    filters: {},
    json: [],
    html: [],
    media: [],
    references: {},
    referencedBy: [],
    order: [definition.sequence?.column ?? 'id', 'asc'],
    ...definition,
    table,
    fields: contentFields[table],
  }
}

function equals(column: string, value: ListFilter['value']): ListFilter {
  return { column, is: '=', value }
}
