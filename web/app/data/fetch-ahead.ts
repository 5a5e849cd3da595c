import { useContext, useEffect } from 'react'
import {
  matchRoutes,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_FrameworkContext as SiteContext,
} from 'react-router'
import { addresses } from '../addresses.ts'
import { readAhead } from './revisit.ts'

const meansItAfterMs = 80
const aims = ['pointerover', 'pointerdown', 'focusin', 'pointercancel']

type Screen = { clientLoader?: (args: { request: Request; params: object }) => unknown }

/** Fetches the script and the words of the screen that a visitor is about to open: the pointer rests on its link. */
export function useFetchingAhead() {
  const routes = useContext(RouterContext)?.router.routes
  const screens = useContext(SiteContext)?.manifest.routes
  useEffect(() => {
    if (!routes || !screens || isSavingData()) return
    let timer = 0
    async function fetchAhead({ href, pathname, search }: HTMLAnchorElement) {
      // A search that nobody made must not be counted.
      if (pathname === addresses.search || pathname + search === location.pathname + location.search) return
      const { route, params } = matchRoutes(routes ?? [], pathname)?.at(-1) ?? {}
      const address = route?.id && screens?.[route.id]?.module
      if (!address) return
      const { clientLoader }: Screen = await import(/* @vite-ignore */ address)
      readAhead(pathname + search, () => clientLoader?.({ request: new Request(href), params: params ?? {} }))
    }
    function aim({ type, target }: Event) {
      clearTimeout(timer)
      // As the router marks the links that it follows itself.
      const link = type !== 'pointercancel' && (target as Element).closest<HTMLAnchorElement>('a[data-discover]')
      if (link) timer = window.setTimeout(() => fetchAhead(link).catch(() => {}), meansItAfterMs)
    }
    for (const type of aims) document.addEventListener(type, aim, { passive: true })
    return () => {
      for (const type of aims) document.removeEventListener(type, aim)
    }
  }, [routes, screens])
}

function isSavingData() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
