import type { PageBlock } from '@house/contract/entities'
import { officeKinds } from '@house/contract/office-kinds'
import { cmsPageUrls, urls } from '@house/contract/urls'
import { maxContentLength as max } from '@house/contract/validation-limits'
import { z } from 'zod'
import { requireKnownIcons } from '../content/constraints.ts'
import { html, items, mediaUrl, meta, title } from '../content/fields.ts'
import { defineResource, equals } from '../content/resource.ts'
import { sanitiseHtml } from '../content/sanitise/html.ts'
import { oneOf, requiredText, text } from '../staff-api/validation.ts'
import { phone } from './settings/contact-fields.ts'

const officeFields = z.object({
  kind: oneOf(officeKinds),
  name: title,
  address: requiredText(max.address),
  city: text(max.name),
  phone: phone(max.phone),
  hours: text(max.title),
  latitude: degrees(90).nullable(),
  longitude: degrees(180).nullable(),
})

export const offices = defineResource('office', officeFields, {
  titleColumn: 'name',
  search: ['name', 'city', 'address'],
  sortable: ['name', 'city', 'kind', 'position'],
  filters: { kind: equals('kind', text(20)) },
  position: { within: [] },
  previewUrl: () => urls.locate,
})

const pageBlock = z.object({
  name: requiredText(max.name),
  title: text(max.short),
  text: html,
  image: mediaUrl,
  person: text(max.short),
  post: text(max.short),
  items,
})

const pageFields = z.object({
  title,
  description: text(max.pageDescription),
  image: mediaUrl,
  blocks: z.array(pageBlock).max(100),
  ...meta,
})

const urlsByPageKey = new Map<string, string>(Object.entries(cmsPageUrls).map(([key, url]) => [key.toLowerCase(), url]))

/** The pages of fixed URLs, each with its texts. */
export const pages = defineResource('page', pageFields, {
  titleColumn: 'key',
  json: ['blocks'],
  html: ['title'],
  media: ['image'],
  search: ['title', 'key'],
  sortable: ['title', 'key'],
  filters: { key: equals('key', text(max.name)) },
  order: ['key', 'asc'],
  isFixed: true,
  sitemap: { hasPage: true },
  sanitise: sanitiseBlocks,
  check: (_db, { blocks }) =>
    requireKnownIcons(
      'blocks',
      blocks.flatMap((block) => block.items),
    ),
  previewUrl: (_db, { key }) => urlsByPageKey.get(key.toLowerCase()) ?? urls.home,
})

function degrees(limit: number) {
  const message = `must lie between -${limit} and ${limit} degrees`
  return z.number('must be a number').min(-limit, message).max(limit, message)
}

function sanitiseBlocks<C extends { blocks?: unknown }>(columns: C): C {
  if (typeof columns.blocks !== 'string') return columns
  const blocks: PageBlock[] = JSON.parse(columns.blocks)
  const sanitised = blocks.map((block) => ({ ...block, text: sanitiseHtml(block.text) }))
  return { ...columns, blocks: JSON.stringify(sanitised) }
}

export const companyContent = { offices, pages }
