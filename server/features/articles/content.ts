import { parseFilter, writeProductQuery } from '@house/contract/products/filter'
import { urls } from '@house/contract/urls'
import { maxContentLength as max } from '@house/contract/validation-limits'
import { z } from 'zod'
import { html, mediaUrl, meta, slug, title } from '../../platform/content/fields.ts'
import { defineResource, equals } from '../../platform/content/resource.ts'
import { firstParagraph } from '../../platform/content/sanitise/html.ts'
import { slugPages } from '../../platform/content/slug-pages.ts'
import { instant, requiredText, text } from '../../platform/staff-api/validation.ts'

/** Staff paste the URL of a filtered product page; its canonical query is stored. */
const productFilter = text(max.line)
  .default('')
  .transform((pasted, context) => {
    if (pasted === '') return ''
    const parameters = new URLSearchParams(pasted.replace(/^.*\?/, ''))
    const query = writeProductQuery({ keyword: '', filter: parseFilter((name) => parameters.get(name)) })
    if (query === '')
      context.addIssue({
        code: 'custom',
        message: 'is the URL of a filtered product page, such as /products?problem=noise',
      })
    return query
  })

const blogFields = z.object({
  slug,
  title,
  description: html,
  category: text(max.name),
  datetime: instant,
  image: mediaUrl,
  image2: mediaUrl,
  product_filter: productFilter,
  ...meta,
})

export const blogs = defineResource('blog', blogFields, {
  html: ['description'],
  media: ['image', 'image2'],
  search: ['title', 'slug', 'category'],
  sortable: ['title', 'slug', 'datetime', 'category'],
  filters: { category: equals('category', text(max.name)) },
  order: ['datetime', 'desc'],
  defaults: { summary: '', status: 'published' },
  sitemap: { hasPage: true, fillsFiles: true, dateColumn: 'datetime' },
  ...slugPages('blog', urls.blog),
  derive: ({ description }) => (typeof description === 'string' ? { summary: firstParagraph(description) } : {}),
})

export const projects = defineResource(
  'project',
  z.object({ slug, title, description: html, image: mediaUrl, image2: mediaUrl, ...meta }),
  {
    html: ['description'],
    media: ['image', 'image2'],
    search: ['title', 'slug'],
    sortable: ['title', 'slug', 'position'],
    position: { within: [] },
    sitemap: { hasPage: true, fillsFiles: true },
    ...slugPages('project', urls.project),
  },
)

const reviewFields = z.object({
  description: requiredText(max.review),
  client_name: title,
  designation: text(max.title),
  image: mediaUrl,
})

export const reviews = defineResource('review', reviewFields, {
  titleColumn: 'client_name',
  media: ['image'],
  search: ['client_name', 'description', 'designation'],
  sortable: ['client_name', 'designation', 'position'],
  position: { within: [] },
})

export const articleContent = { blogs, projects, reviews }
