import { z } from 'zod'
import { RequestError } from '../../http/errors.ts'
import { parseInput } from '../../staff-api/validation.ts'
import { parsePartialFields } from '../parse-fields.ts'
import { redirectFields } from '../redirects/staff-redirects.ts'
import type { ContentResource, ContentResources, TableName } from '../resource.ts'
import { toStoredRow } from '../rows.ts'

export type ArchivedRow = { [column: string]: unknown }

/** A table in an archive. Features name theirs in `archive`; those of content follow from its resources. */
export type ArchivedTable = {
  name: TableName
  key: string[]
  /** Columns with the key of another table. */
  references?: { readonly [column: string]: TableName }
  /** Columns that are not exported, such as the author. They must be nullable. */
  excluded?: string[]
  /** It has exactly one row; the sentence says so. */
  single?: string
  /** Throws a `RequestError` for a row that staff could not have entered. */
  check?(row: ArchivedRow): void
  /** The media that a checked row refers to. */
  mediaOf?(row: ArchivedRow): { field: string; url: unknown }[]
  /** The row as it is stored: whoever made the archive may have changed its HTML. */
  toStored?(row: ArchivedRow): ArchivedRow
}

/** The tables of an archive, each after those it refers to. */
export function archivedTables(resources: ContentResources, others: readonly ArchivedTable[]): ArchivedTable[] {
  const sorted = sortByReferences(Object.values(resources))
  const links = sorted.flatMap((resource) =>
    resource.links.map(({ table, own, linked, to }) => ({
      name: table,
      key: [own, linked],
      references: { [own]: resource.table, [linked]: to },
    })),
  )
  return [...others, ...sorted.map(toArchivedTable), ...links, redirects, goneUrls, drafts(resources), trash(resources)]
}

function sortByReferences(resources: ContentResource[]): ContentResource[] {
  const sorted: ContentResource[] = []
  const add = (resource: ContentResource) => {
    if (sorted.includes(resource)) return
    const tables = Object.values(resource.references)
    for (const other of resources) if (other !== resource && tables.includes(other.table)) add(other)
    sorted.push(resource)
  }
  for (const resource of resources) add(resource)
  return sorted
}

function toArchivedTable(resource: ContentResource): ArchivedTable {
  const { table, references, fields, json, media, links } = resource
  const noLinks = Object.fromEntries(links.map(({ field }) => [field, []]))
  const isJson = (field: string) => json.includes(field)
  return {
    name: table,
    key: ['id'],
    references,
    check: (row) => void parseInput(fields, { ...noLinks, ...row, ...parseColumns(row, json) }, columnName),
    mediaOf: (row) =>
      media.flatMap((field) => {
        const urls: unknown[] = isJson(field) ? JSON.parse(String(row[field])) : [row[field]]
        return urls.map((url) => ({ field, url }))
      }),
    toStored: (row) => toStoredRow(resource, row),
  }
}

const redirects: ArchivedTable = {
  name: 'redirect',
  key: ['from_path'],
  check: (row) => void parseInput(redirectFields, row, columnName),
}

const goneUrls: ArchivedTable = { name: 'gone_url', key: ['path'] }

/** Unpublished content, without its authors. */
function drafts(resources: ContentResources): ArchivedTable {
  return {
    name: 'draft',
    key: ['id'],
    excluded: ['staff_id'],
    check({ entity, document, former_urls }) {
      parseDocument(resources, entity, 'document', document)
      requireFormerUrls(former_urls)
    },
    toStored: (row) => ({ ...row, document: toStoredDocument(resources, row.entity, 'document', row.document) }),
  }
}

function trash(resources: ContentResources): ArchivedTable {
  return {
    name: 'trash',
    key: ['id'],
    excluded: ['staff_id'],
    check({ entity, published, draft, former_urls }) {
      parseDocument(resources, entity, 'published', published)
      parseDocument(resources, entity, 'draft', draft)
      requireFormerUrls(former_urls)
    },
    toStored: (row) => ({
      ...row,
      published: toStoredDocument(resources, row.entity, 'published', row.published),
      draft: toStoredDocument(resources, row.entity, 'draft', row.draft),
    }),
  }
}

/** The fields of a draft or of a record in the trash: validated and sanitised like those that staff enter. */
function parseDocument(resources: ContentResources, entity: unknown, column: string, document: unknown) {
  const resource = Object.values(resources).find(({ table }) => table === entity)
  if (!resource) throw new RequestError('entity is not a kind of content')
  if (document === null || document === undefined) return null
  const fields = parseJson(column, document)
  if (typeof fields !== 'object' || fields === null) throw new RequestError(`${column} is not a record`)
  return parsePartialFields(resource, { ...fields })
}

function toStoredDocument(resources: ContentResources, entity: unknown, column: string, document: unknown) {
  const values = parseDocument(resources, entity, column, document)
  return values && JSON.stringify(values)
}

const formerUrls = z.array(z.object({ from_path: z.string(), index: z.int().min(0) }))

function requireFormerUrls(json: unknown) {
  if (!formerUrls.safeParse(parseJson('former_urls', json)).success)
    throw new RequestError('former_urls is not a list of paths')
}

/** Messages about an archive name the column, not the label of the form field. */
export function columnName(column: string) {
  return column
}

function parseColumns(row: ArchivedRow, json: readonly string[]): ArchivedRow {
  const texts = json.filter((column) => typeof row[column] === 'string')
  return Object.fromEntries(texts.map((column) => [column, parseJson(column, row[column])]))
}

export function parseJson(column: string, json: unknown): unknown {
  try {
    return JSON.parse(String(json))
  } catch {
    throw new RequestError(`${column} is not JSON`)
  }
}
