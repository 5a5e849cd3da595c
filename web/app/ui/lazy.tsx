import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * A component whose code is loaded when it is first needed and stays mounted from then on. `preload` starts loading earlier.
 * If its chunk is gone because a new version was deployed, the page reloads.
 */
export function lazyComponent<P extends object>(
  loadComponent: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
) {
  let loaded: ComponentType<P> | undefined

  async function load() {
    loaded ??= await loadComponent()
    return loaded
  }

  function Lazy(props: P & { isNeeded: boolean }) {
    const { isNeeded } = props
    const [wasNeeded, setWasNeeded] = useState(isNeeded)
    const [component, setComponent] = useState<ComponentType<P>>()
    if (isNeeded && !wasNeeded) setWasNeeded(true)
    const Component = component ?? loaded
    useEffect(() => {
      if (wasNeeded && !Component) load().then((component) => setComponent(() => component), reloadPage)
    }, [wasNeeded, Component])
    if (!wasNeeded) return null
    return Component ? <Component {...props} /> : fallback
  }
  return Object.assign(Lazy, { preload: () => void load().catch(() => {}) })
}

function reloadPage() {
  if (navigator.onLine) window.location.reload()
}
