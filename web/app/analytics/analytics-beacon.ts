import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '../browser/when-idle.ts'

type Vitals = Record<string, number>
type News = { path?: string; vitals?: Vitals }

/** Tells our own server, without cookies or anything that names a visitor, where a move led and how long pages took. */
export function useAnalyticsBeacon() {
  const { pathname } = useLocation()
  const current = useRef(pathname)
  useEffect(() => {
    if (current.current === pathname) return
    current.current = pathname
    tell({ path: pathname })
  }, [pathname])
  useEffect(measureAtRest, [])
}

function tell(news: News) {
  const message = JSON.stringify({ width: window.innerWidth, ...news })
  navigator.sendBeacon?.('/visit', new Blob([message], { type: 'application/json' }))
}

/** Measuring must not cost what it measures: it begins when the page is at rest. Whoever leaves before counts all the same. */
function measureAtRest() {
  const hurry = new AbortController()
  const leave = () => {
    hurry.abort()
    tell({ vitals: soFar() })
  }
  if (!document.hidden) document.addEventListener('visibilitychange', leave, hurry)
  whenIdle(async () => {
    const { measure } = await import('./web-vitals.ts')
    if (hurry.signal.aborted) return
    hurry.abort()
    measure(tell)
  })
}

/** Those who go soonest are those who waited too long. */
function soFar() {
  const vitals: Vitals = {}
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (page) vitals.TTFB = Math.round(page.responseStart)
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (paint) vitals.FCP = Math.round(paint.startTime)
  return vitals
}
