import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the visitor prefers reduced motion; true during server rendering. */
export function useReducedMotion() {
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => true,
  )
}

function listen(onChange: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
