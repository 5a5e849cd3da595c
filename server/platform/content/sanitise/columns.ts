import type { Explanation, PageBlock } from '@house/contract/entities'
import { InputError } from '@house/contract/fields'
import { slugPattern } from '@house/contract/slug'
import { resourceOfTable } from '../resources.ts'
import { type ContentTable, contentFields } from '../schema.ts'
import { firstParagraph, sanitiseHtml } from './html.ts'

/** Like `sanitiseColumns`, for any table: rows of other tables are returned unchanged. */
export function sanitiseRow<R extends object>(table: string, row: R): R {
  return isContentTable(table) ? sanitiseColumns(table, row) : row
}

function isContentTable(table: string): table is ContentTable {
  return Object.hasOwn(contentFields, table)
}

/** Sanitises HTML, fills in derived columns and validates the slug. */
export function sanitiseColumns<C extends object>(table: ContentTable, columns: C): C {
  const html: readonly string[] = resourceOfTable(table).html
  const entries = Object.entries(columns).map(([name, value]) => [
    name,
    typeof value === 'string' ? sanitiseColumn(table, name, value, html.includes(name)) : value,
  ])
  const sanitised = Object.fromEntries(entries)
  if (table === 'blog' && typeof sanitised.description === 'string')
    sanitised.summary = firstParagraph(sanitised.description)
  return sanitised
}

function sanitiseColumn(table: ContentTable, name: string, value: string, isHtml: boolean) {
  if (name === 'slug') return requireSlug(value)
  if (isHtml) return sanitiseHtml(value)
  if (table === 'page' && name === 'blocks') return sanitiseBlocks(value)
  if (table === 'category' && name === 'explanation') return sanitiseExplanation(value)
  return value
}

function requireSlug(slug: string) {
  if (!slugPattern.test(slug)) throw new InputError('A slug is made of the letters a to z, digits and single hyphens')
  return slug
}

function sanitiseBlocks(json: string) {
  const blocks: PageBlock[] = JSON.parse(json)
  return JSON.stringify(blocks.map((block) => ({ ...block, text: sanitiseHtml(block.text) })))
}

function sanitiseExplanation(json: string) {
  const explanation: Explanation = JSON.parse(json)
  return JSON.stringify({ ...explanation, text: sanitiseHtml(explanation.text) })
}
