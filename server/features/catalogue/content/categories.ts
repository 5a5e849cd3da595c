import type { Explanation } from '@house/contract/entities'
import { reservedSlugs, urls } from '@house/contract/urls'
import { maxContentLength as max } from '@house/contract/validation-limits'
import { z } from 'zod'
import { requireKnownIcons } from '../../../platform/content/constraints.ts'
import { html, items, mediaUrl, meta, slug, title } from '../../../platform/content/fields.ts'
import { defineResource } from '../../../platform/content/resource.ts'
import { sanitiseHtml } from '../../../platform/content/sanitise/html.ts'
import { slugIs } from '../../../platform/db/dialect.ts'
import { text } from '../../../platform/staff-api/validation.ts'
import { listsOf, listUrl } from './list-urls.ts'

const fields = z.object({
  slug: slug.refine((value) => !reservedSlugs.has(value.toLowerCase()), {
    error: 'is one of the site itself, where a category could not be reached. Choose another.',
  }),
  title,
  image: mediaUrl,
  page_title: text(max.title),
  page_description: html,
  page_banner: mediaUrl,
  explanation: z
    .object({ title: text(max.short), text: html, benefits: items })
    .nullable()
    .transform(emptyToNull),
  ...meta,
})

export const categories = defineResource('category', fields, {
  json: ['explanation'],
  html: ['title', 'page_description'],
  media: ['image', 'page_banner'],
  search: ['title', 'slug'],
  sortable: ['title', 'slug', 'position'],
  position: { within: [] },
  referencedBy: [{ table: 'sub_item', column: 'category_id', label: 'lists' }],
  sitemap: { hasPage: true },
  sanitise: sanitiseExplanation,
  check: (_db, { explanation }) => requireKnownIcons('explanation', explanation?.benefits ?? []),
  async urls(db, { id, slug }) {
    const lists = await listsOf(db).where('category.id', '=', id).execute()
    return [urls.category(slug), ...lists.map((list) => listUrl(slug, list.slug))]
  },
  async hasPageAt(db, path) {
    const row = await db
      .selectFrom('category')
      .select('id')
      .where(slugIs('slug', path.slice(1)))
      .executeTakeFirst()
    return row !== undefined
  },
})

/** A form sends empty fields for an object that was not filled in. */
function emptyToNull<V extends object>(values: V | null) {
  return values && Object.values(values).some(({ length }) => length > 0) ? values : null
}

function sanitiseExplanation<C extends { explanation?: unknown }>(columns: C): C {
  if (typeof columns.explanation !== 'string') return columns
  const explanation: Explanation = JSON.parse(columns.explanation)
  return { ...columns, explanation: JSON.stringify({ ...explanation, text: sanitiseHtml(explanation.text) }) }
}
