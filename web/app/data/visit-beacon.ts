import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type News = { path?: string; vitals?: Record<string, number> }

/** Tells our own server, without cookies or anything that names a visitor, where a move led and how long pages took. */
export function useVisitBeacon() {
  const { pathname } = useLocation()
  const current = useRef(pathname)
  useEffect(() => {
    if (current.current === pathname) return
    current.current = pathname
    tell({ path: pathname })
  }, [pathname])
  useEffect(() => whenAtRest(() => import('./field-data.ts').then(({ measure }) => measure(tell))), [])
}

function tell(news: News) {
  const message = JSON.stringify({ width: window.innerWidth, ...news })
  navigator.sendBeacon?.('/visit', new Blob([message], { type: 'application/json' }))
}

/** Measuring must not cost what it measures. */
function whenAtRest(work: () => void) {
  const begin = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2000))
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
