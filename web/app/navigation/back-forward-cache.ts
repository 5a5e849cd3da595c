import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'

/** Loader data of the last pages, by URL. */
const cache = new Map<string, unknown>()
const maxEntries = 30
let isBackForward = false

if (typeof window !== 'undefined')
  window.addEventListener(
    'popstate',
    () => {
      isBackForward = true
      setTimeout(() => {
        isBackForward = false
      })
    },
    { capture: true },
  )

/** Back and Forward reuse the page's data, so that it has its full height at once and its scroll position can be restored. */
export function withBackForwardCache<T>(request: Request, read: () => T): T {
  const { pathname, search } = new URL(request.url)
  const url = pathname + search
  return isBackForward && cache.has(url) ? (cache.get(url) as T) : read()
}

/** Caches the loader data of the current page. */
export function useBackForwardCache() {
  const { pathname, search } = useLocation()
  const loaderData = useMatches().at(-1)?.loaderData
  useEffect(() => {
    if (loaderData === undefined) return
    cache.delete(pathname + search)
    cache.set(pathname + search, loaderData)
    for (const oldest of [...cache.keys()].slice(0, -maxEntries)) cache.delete(oldest)
  }, [pathname, search, loaderData])
}
