import { useSyncExternalStore } from 'react'

const query = '(max-width: 1099px)'

/** Whether drawing, figures and choices stand below each other, as the stylesheets have it. */
export function useIsStacked(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

function subscribe(onChange: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
