import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** Collects Core Web Vitals and reports them once, when the page is hidden. */
export function measure(send: (report: { vitals: Record<string, number> }) => void) {
  const vitals: Record<string, number> = {}
  const note = ({ name, value }: MetricType) => {
    vitals[name] = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value)
  }
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(note)
  const leave = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', leave)
    if (Object.keys(vitals).length > 0) send({ vitals })
  }
  document.addEventListener('visibilitychange', leave)
}
