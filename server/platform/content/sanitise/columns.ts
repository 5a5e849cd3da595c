import { InputError } from '@house/contract/fields'
import { slugPattern } from '@house/contract/slug'
import type { ContentResource } from '../resource.ts'
import { sanitiseHtml } from './html.ts'

/** Sanitises HTML and validates the slug. Columns are given as they are stored. */
export function sanitiseColumns<C extends object>(
  { html, sanitise }: Pick<ContentResource, 'html' | 'sanitise'>,
  columns: C,
): C {
  const entries = Object.entries(columns).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value]
    if (name === 'slug') return [name, requireSlug(value)]
    return [name, html.includes(name) ? sanitiseHtml(value) : value]
  })
  const sanitised = Object.fromEntries(entries)
  return sanitise ? sanitise(sanitised) : sanitised
}

function requireSlug(slug: string) {
  if (!slugPattern.test(slug)) throw new InputError('A slug is made of the letters a to z, digits and single hyphens')
  return slug
}
