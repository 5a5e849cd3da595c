import type { ContentResourceName } from '@house/contract/staff/content-resources'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Db, Schema } from '../db/schema.ts'
import type { ListFilter, Listing } from '../staff-api/list-query.ts'

export type TableName = keyof Schema & string

/** A stored record by column. Only the feature that owns the resource knows its type. */
export type Row = { readonly id: number; readonly [column: string]: unknown }

/** The editable fields of a record, as the schema of its resource produces them. */
export type Values = { readonly [field: string]: unknown }

/** The typed row that hooks get. */
export type RowOf<T extends TableName> = Selectable<Schema[T]> & { id: number }

/** A field that holds the ids of records of another table, kept in a table of pairs. */
export type LinkField = {
  field: string
  table: TableName
  /** The columns with the record's own id and with the id of the linked record. */
  own: string
  linked: string
  /** The table of the linked records. */
  to: TableName
}

/** Everything the CMS and the lists of the back office know about one kind of content. A feature defines it with `defineResource`. */
export type ContentResource<T extends TableName = TableName, F extends z.ZodObject = z.ZodObject> = Listing<T> & {
  /** The fields that staff edit. A field is a column of the table, or a link field. */
  fields: F
  /** The column by which staff recognise a record. */
  titleColumn: string
  /** Columns that hold JSON as text. */
  json: readonly string[]
  /** Fields that hold HTML, sanitised when they are written. */
  html: readonly string[]
  /** Fields that hold media URLs. */
  media: readonly string[]
  /** Fields that refer to a record of another table. */
  references: { readonly [field: string]: TableName }
  links: readonly LinkField[]
  /** Tables whose records refer to a record and prevent its removal. */
  referencedBy: readonly { table: string; column: string; label: string }[]
  /** Records have a column `position`: their order among those with the same values in `within`, from 1 without gaps. */
  position?: { within: readonly string[] }
  /** A record of this table counts these records, by the column that refers to it. */
  countedOn?: { table: TableName; column: string; count: string }
  /** Values of a new record in columns that are not fields. */
  defaults: object
  /** Which records must differ in their slug: those with the same values in these columns, by default all. */
  slugScope?(values: z.output<F>): object
  /** The site looks these records up by key: none can be added or removed. */
  isFixed?: boolean
  /** What the sitemap says of the records. */
  sitemap: {
    /** Records have a page of their own. */
    hasPage?: boolean
    /** The page of this record lists them, and changes with them. */
    listedOn?: { table: TableName; column: string }
    /** Records fill sitemap files by ranges of their ids. */
    fillsFiles?: boolean
    /** The column with a date of their own. */
    dateColumn?: string
  }

  // Hooks. They run in the transaction of the change, except those that only read.

  /** Sanitises HTML inside JSON columns, which `html` does not name. Columns are given as they are stored. */
  sanitise?<C extends object>(columns: C): C
  /** Adds columns that follow from others. */
  derive?(columns: { readonly [column: string]: unknown }): object
  /** Throws when the values contradict other records. `before` is the published row, if there is one. */
  check?(db: Db, values: z.output<F>, before: RowOf<T> | undefined): Promise<void> | void
  /** Throws when the record cannot leave the site; keeps what others need of it. */
  beforeRemove?(trx: Db, row: RowOf<T>): Promise<void>
  /** `before` is missing for a new record, `after` for a removed one. */
  afterChange?(trx: Db, change: { before?: RowOf<T> | undefined; after?: RowOf<T> | undefined }): Promise<void>
  /** Every URL that contains the record's slug, in a fixed order; a changed one is redirected. */
  urls?(db: Db, row: RowOf<T>): Promise<string[]> | string[]
  /** The page that shows the record, for records without a URL of their own. */
  previewUrl?(db: Db, row: RowOf<T>): Promise<string> | string
  /** Whether a record has its page at this path, which is in lower case. */
  hasPageAt?(db: Db, path: string): Promise<boolean>
}

type Definition<T extends TableName, F extends z.ZodObject> = Pick<ContentResource<T>, 'search' | 'sortable'> &
  Partial<Omit<ContentResource<T, F>, 'table' | 'fields'>>

export function defineResource<T extends TableName, F extends z.ZodObject>(
  table: T,
  fields: F,
  definition: Definition<T, F>,
): ContentResource<T, F> {
  return {
    key: 'id',
    keyKind: 'number',
    titleColumn: 'title',
    filters: {},
    json: [],
    html: [],
    media: [],
    references: {},
    links: [],
    referencedBy: [],
    defaults: {},
    sitemap: {},
    order: [definition.position ? 'position' : 'id', 'asc'],
    ...definition,
    table,
    fields,
  }
}

export function equals(column: string, value: ListFilter['value']): ListFilter {
  return { column, is: '=', value }
}

/** All resources of the site, by their name in the staff API. */
export type ContentResources = Readonly<Record<ContentResourceName, ContentResource>>

export function resourceOfTable(resources: ContentResources, table: string): ContentResource {
  const found = Object.values(resources).find((resource) => resource.table === table)
  if (!found) throw new Error(`there is no content in the table ${table}`)
  return found
}

/** The name of a resource in URLs, by its table. */
export function resourceNameOf(resources: ContentResources, table: string): string {
  return Object.entries(resources).find(([, resource]) => resource.table === table)?.[0] ?? ''
}

/** The title of a row, draft or staff record; empty if it has none. */
export function titleOf({ titleColumn }: Pick<ContentResource, 'titleColumn'>, record: object): string {
  return String(new Map<string, unknown>(Object.entries(record)).get(titleColumn) ?? '')
}
