import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * A part whose code is fetched when it is first wanted; from then on it stays. `prepare` fetches it a moment earlier.
 * Where it cannot be had any more, because the site has been renewed meanwhile, the page is loaded anew.
 */
export function onDemand<P extends object>(fetchPart: () => Promise<ComponentType<P>>, meanwhile: ReactNode = null) {
  let known: ComponentType<P> | undefined

  async function fetchOnce() {
    known ??= await fetchPart()
    return known
  }

  function OnDemand({ isWanted, ...props }: P & { isWanted: boolean }) {
    const [wasWanted, setWasWanted] = useState(isWanted)
    const [fetched, setFetched] = useState<ComponentType<P>>()
    if (isWanted && !wasWanted) setWasWanted(true)
    const Part = fetched ?? known
    useEffect(() => {
      if (wasWanted && !Part) fetchOnce().then((part) => setFetched(() => part), renew)
    }, [wasWanted, Part])
    if (!wasWanted) return null
    return Part ? <Part {...(props as unknown as P)} /> : meanwhile
  }
  return Object.assign(OnDemand, { prepare: () => void fetchOnce().catch(() => {}) })
}

function renew() {
  if (navigator.onLine) window.location.reload()
}
