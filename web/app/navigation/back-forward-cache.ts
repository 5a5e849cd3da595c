import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'

/** What the screens of this visit were given, by address: the last ones only. */
const given = new Map<string, unknown>()
const kept = 30
let isGoingBack = false

if (typeof window !== 'undefined')
  window.addEventListener(
    'popstate',
    () => {
      isGoingBack = true
      setTimeout(() => {
        isGoingBack = false
      })
    },
    { capture: true },
  )

/** Going back shows a screen as it was, at once and at its full height, so that its scroll position can be restored. */
export function withBackForwardCache<T>(request: Request, read: () => T): T {
  const { pathname, search } = new URL(request.url)
  const address = pathname + search
  return isGoingBack && given.has(address) ? (given.get(address) as T) : read()
}

/** Remembers what the present screen was given, by the server or by its own reads. */
export function useBackForwardCache() {
  const { pathname, search } = useLocation()
  const loaderData = useMatches().at(-1)?.loaderData
  useEffect(() => {
    if (loaderData === undefined) return
    given.delete(pathname + search)
    given.set(pathname + search, loaderData)
    for (const oldest of [...given.keys()].slice(0, -kept)) given.delete(oldest)
  }, [pathname, search, loaderData])
}
