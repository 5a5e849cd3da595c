import { useEffect } from 'react'

/** The shared values of the specification: the current page's meta title, stored as `progress`, and its slug. */
const stored = { progress: '', slug: '' }

/** Pages of one or two segments show this title until their own has loaded, if it belongs to their slug. */
export function storedPageTitle(slug: string) {
  return stored.slug.toLowerCase() === slug.toLowerCase() ? stored.progress : ''
}

/** Called by links that know the title of their target, and by pages once they know their own. */
export function storePageTitle(title: string, slug: string) {
  stored.progress = title
  stored.slug = slug
}

export function useStoredPageTitle(title: string, slug: string) {
  useEffect(() => storePageTitle(title, slug), [title, slug])
}
