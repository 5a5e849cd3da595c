import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

/**
 * A part whose code is fetched when it is first wanted; from then on it stays. `prepare` fetches it a moment earlier.
 * Where it cannot be had any more, because the site has been renewed meanwhile, the page is loaded anew.
 */
export function onDemand<P extends object>(fetchPart: () => Promise<ComponentType<P>>, meanwhile: ReactNode = null) {
  const Part = lazy(() => fetchPart().then((part) => ({ default: part }), renew))

  function OnDemand({ isWanted, ...props }: P & { isWanted: boolean }) {
    const [wasWanted, setWasWanted] = useState(isWanted)
    if (isWanted && !wasWanted) setWasWanted(true)
    if (!isWanted && !wasWanted) return null
    return (
      <Suspense fallback={meanwhile}>
        <Part {...(props as unknown as P)} />
      </Suspense>
    )
  }
  return Object.assign(OnDemand, { prepare: () => void fetchPart().catch(() => {}) })
}

function renew() {
  if (navigator.onLine) window.location.reload()
  return new Promise<never>(() => {})
}
