import { useSyncExternalStore } from 'react'

const query = '(max-width: 1099px)'

/** Whether drawing, figures and choices are stacked: the same width as the variant `stacked` of the stylesheets. */
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
