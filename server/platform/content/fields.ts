import { slugPattern } from '@house/contract/slug'
import { maxContentLength as max, maxInput } from '@house/contract/validation-limits'
import { z } from 'zod'
import { requiredText, text } from '../staff-api/validation.ts'

// Fields that several resources have.

export const slug = requiredText(maxInput.slug).regex(
  slugPattern,
  'is made of the letters a to z, digits and single hyphens',
)
export const title = requiredText(max.title)
export const html = text(max.html)
export const mediaUrl = text(max.short)

export const meta = {
  meta_title: text(max.metaTitle),
  meta_description: text(max.metaDescription),
  meta_keywords: text(max.line),
}

/** A list of points, each with an icon. */
export const items = z
  .array(z.object({ title: text(max.short), text: text(max.html), icon: text(max.icon) }))
  .max(max.list)
