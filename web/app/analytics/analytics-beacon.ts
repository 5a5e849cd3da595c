import { serverPaths } from '@house/contract/urls'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '../browser/when-idle.ts'

type Vitals = Record<string, number>
type Report = { path?: string; vitals?: Vitals }

/** Reports page views and web vitals to our own server, without cookies or identifiers. */
export function useAnalyticsBeacon() {
  const { pathname } = useLocation()
  const current = useRef(pathname)
  useEffect(() => {
    if (current.current === pathname) return
    current.current = pathname
    send({ path: pathname })
  }, [pathname])
  useEffect(measureWhenIdle, [])
}

function send(report: Report) {
  const message = JSON.stringify({ width: window.innerWidth, ...report })
  navigator.sendBeacon?.(serverPaths.analytics, new Blob([message], { type: 'application/json' }))
}

/** Loads web-vitals when the page is idle. Visitors who leave earlier are counted with what is known by then. */
function measureWhenIdle() {
  const abort = new AbortController()
  const leave = () => {
    abort.abort()
    send({ vitals: currentVitals() })
  }
  if (!document.hidden) document.addEventListener('visibilitychange', leave, abort)
  whenIdle(async () => {
    const { measure } = await import('./web-vitals.ts')
    if (abort.signal.aborted) return
    abort.abort()
    measure(send)
  })
}

/** Slow pages lose visitors early; without this they would be missing from the numbers. */
function currentVitals() {
  const vitals: Vitals = {}
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (page) vitals.TTFB = Math.round(page.responseStart)
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (paint) vitals.FCP = Math.round(paint.startTime)
  return vitals
}
