import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** Gathers what the browser measures of this visit, and tells it once: when the page is left or put away. */
export function measure(tell: (news: { vitals: Record<string, number> }) => void) {
  const vitals: Record<string, number> = {}
  const note = ({ name, value }: MetricType) => {
    vitals[name] = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value)
  }
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(note)
  const leave = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', leave)
    if (Object.keys(vitals).length > 0) tell({ vitals })
  }
  document.addEventListener('visibilitychange', leave)
}
