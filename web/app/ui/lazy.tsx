import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * A component whose code is loaded when it is first needed and stays mounted from then on. `preload` starts loading earlier.
 * If its chunk is gone because a new version was deployed, the page reloads.
 */
export function lazyComponent<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
) {
  let known: ComponentType<P> | undefined

  async function fetchOnce() {
    known ??= await fetchPart()
    return known
  }

  function Lazy({ isNeeded, ...props }: P & { isNeeded: boolean }) {
    const [wasNeeded, setWasNeeded] = useState(isNeeded)
    const [fetched, setFetched] = useState<ComponentType<P>>()
    if (isNeeded && !wasNeeded) setWasNeeded(true)
    const Part = fetched ?? known
    useEffect(() => {
      if (wasNeeded && !Part) fetchOnce().then((part) => setFetched(() => part), renew)
    }, [wasNeeded, Part])
    if (!wasNeeded) return null
    return Part ? <Part {...(props as unknown as P)} /> : fallback
  }
  return Object.assign(Lazy, { preload: () => void fetchOnce().catch(() => {}) })
}

function renew() {
  if (navigator.onLine) window.location.reload()
}
