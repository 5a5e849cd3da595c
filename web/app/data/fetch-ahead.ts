import { urls } from '@house/contract/urls'
import { useContext, useEffect } from 'react'
import {
  matchRoutes,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_FrameworkContext as SiteContext,
} from 'react-router'
import { readAhead } from './revisit.ts'

const meansItAfterMs = 80
/** Each by itself: Chromium reports a resting pointer over whatever scrolls under it, and that link is not what has focus. */
const waysToAim = [['pointerover', 'pointerdown'], ['focusin']]
const ends = ['click', 'pointercancel']

type Screen = { clientLoader?: (args: { request: Request; params: object }) => unknown }

/** Fetches the script and the words of the screen that a visitor is about to open: the pointer rests on its link. */
export function useFetchingAhead() {
  const routes = useContext(RouterContext)?.router.routes
  const screens = useContext(SiteContext)?.manifest.routes
  useEffect(() => {
    if (!routes || !screens || isSavingData()) return
    async function fetchAhead(link: HTMLAnchorElement, isMeant: () => boolean) {
      const { href, pathname, search } = link
      // A search that nobody made must not be counted.
      if (pathname === urls.search || pathname + search === location.pathname + location.search) return
      const { route, params } = matchRoutes(routes ?? [], pathname)?.at(-1) ?? {}
      const address = route?.id && screens?.[route.id]?.module
      if (!address) return
      const { clientLoader }: Screen = await import(/* @vite-ignore */ address)
      // A screen that is being opened reads for itself.
      if (!isMeant()) return
      readAhead(pathname + search, () => clientLoader?.({ request: new Request(href), params: params ?? {} }))
    }
    const unwatch = waysToAim.map((aims) => watchAim(aims, fetchAhead))
    return () => {
      for (const each of unwatch) each()
    }
  }, [routes, screens])
}

type OnAim = (link: HTMLAnchorElement, isMeant: () => boolean) => Promise<void>

function watchAim(aims: string[], onAim: OnAim) {
  let timer = 0
  let aimedAt: HTMLAnchorElement | null = null
  function aim({ type, target }: Event) {
    clearTimeout(timer)
    // As the router marks the links that it follows itself.
    const link = ends.includes(type) ? null : (target as Element).closest<HTMLAnchorElement>('a[data-discover]')
    aimedAt = link
    if (link) timer = window.setTimeout(() => onAim(link, () => aimedAt === link).catch(() => {}), meansItAfterMs)
  }
  const types = [...aims, ...ends]
  for (const type of types) document.addEventListener(type, aim, { capture: true, passive: true })
  return () => {
    for (const type of types) document.removeEventListener(type, aim, { capture: true })
  }
}

function isSavingData() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
