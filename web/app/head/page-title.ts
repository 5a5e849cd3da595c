import { useEffect } from 'react'

/** The shared values of the specification: the current page's meta title, stored as `progress`, and its slug. */
const stored = { progress: '', slug: '' }

/** One- and two-segment pages take this title while their own is not known yet, as long as it is that of their slug. */
export function storedPageTitle(slug: string) {
  return stored.slug.toLowerCase() === slug.toLowerCase() ? stored.progress : ''
}

/** Called by a link that knows the title of the page it leads to, and by a page once it knows its own. */
export function storePageTitle(title: string, slug: string) {
  stored.progress = title
  stored.slug = slug
}

export function useStoredPageTitle(title: string, slug: string) {
  useEffect(() => storePageTitle(title, slug), [title, slug])
}
