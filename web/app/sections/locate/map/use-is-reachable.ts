import { useEffect, useState } from 'react'

/** A URL that replies with 204: a frame stays empty if it is reachable, and shows an error if not. */
const probeAddress = 'https://www.google.com/generate_204'
const trustAfterMs = 1500

/**
 * Whether the map's server can be reached; undefined until that is known. No browser tells when a frame of another site
 * has failed, but the document of our probe is ours to read only as long as nothing was loaded into it.
 */
export function useIsReachable(isAsked: boolean) {
  const [isReachable, setIsReachable] = useState<boolean>()
  useEffect(() => {
    if (!isAsked) return
    const probe = document.createElement('iframe')
    probe.hidden = true
    probe.title = 'Connection test'
    probe.onload = () => probe.contentDocument === null && setIsReachable(false)
    probe.src = probeAddress
    document.body.append(probe)
    const timer = setTimeout(() => setIsReachable((known) => known ?? true), trustAfterMs)
    return () => {
      clearTimeout(timer)
      probe.remove()
    }
  }, [isAsked])
  return isReachable
}
