import type { Explanation, PageBlock } from '@house/contract/entities'
import { InputError } from '@house/contract/fields'
import { firstParagraph, sanitise } from './sanitise-html.ts'

export type Row = Record<string, unknown>

const htmlColumns: Record<string, string[]> = {
  page: ['title'],
  category: ['title', 'page_description'],
  sub_item: ['title'],
  product: ['title', 'description', 'page_bottom_title'],
  accessory: ['description'],
  blog: ['description'],
  project: ['description'],
}

/** What is stored of what was written: HTML made safe, short texts derived, slugs that every address can hold. */
export function cleaned(table: string, given: object): Row {
  const values: Row = { ...given }
  if (typeof values.slug === 'string') requireSlug(values.slug)
  const html = (htmlColumns[table] ?? []).filter((column) => typeof values[column] === 'string')
  return {
    ...values,
    ...Object.fromEntries(html.map((column) => [column, sanitise(String(values[column]))])),
    ...(table === 'blog' && typeof values.description === 'string' && { summary: summaryOf(values.description) }),
    ...(table === 'page' && typeof values.blocks === 'string' && { blocks: cleanBlocks(values.blocks) }),
    ...(table === 'category' &&
      typeof values.explanation === 'string' && { explanation: cleanExplanation(values.explanation) }),
  }
}

function requireSlug(slug: string) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/i.test(slug))
    throw new InputError('A slug is made of the letters a to z, digits and single hyphens')
}

function summaryOf(description: string) {
  return firstParagraph(sanitise(description))
}

function cleanBlocks(json: string) {
  const blocks: PageBlock[] = JSON.parse(json)
  return JSON.stringify(blocks.map((block) => ({ ...block, text: sanitise(block.text) })))
}

function cleanExplanation(json: string) {
  const explanation: Explanation = JSON.parse(json)
  return JSON.stringify({ ...explanation, text: sanitise(explanation.text) })
}
