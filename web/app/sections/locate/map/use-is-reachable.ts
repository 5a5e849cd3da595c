import { useEffect, useState } from 'react'

/** A URL that replies with 204: a frame stays empty if it is reachable, and shows an error if not. */
const probeUrl = 'https://www.google.com/generate_204'
const assumeReachableAfterMs = 1500

/**
 * Whether the map's server is reachable; undefined until that is known. Browsers fire no error event for a cross-origin
 * iframe, but contentDocument is null once an error page, which is cross-origin, has loaded.
 */
export function useIsReachable(isEnabled: boolean) {
  const [isReachable, setIsReachable] = useState<boolean>()
  useEffect(() => {
    if (!isEnabled) return
    const probe = document.createElement('iframe')
    probe.hidden = true
    probe.title = 'Connection test'
    probe.onload = () => probe.contentDocument === null && setIsReachable(false)
    probe.src = probeUrl
    document.body.append(probe)
    const timer = setTimeout(() => setIsReachable((known) => known ?? true), assumeReachableAfterMs)
    return () => {
      clearTimeout(timer)
      probe.remove()
    }
  }, [isEnabled])
  return isReachable
}
