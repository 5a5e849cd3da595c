import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Scrolls to the URL's anchor once the content above it has loaded. The browser handles first loads, and Back restores the
 * scroll position.
 */
export function ScrollToAnchor() {
  const { hash } = useLocation()
  const navigationType = useNavigationType()
  useEffect(() => {
    if (navigationType === 'POP' || hash === '') return
    document.getElementById(decoded(hash.slice(1)))?.scrollIntoView()
  }, [hash, navigationType])
  return null
}

/** An anchor that is not percent-encoded, such as `#50%`, stands for itself. */
function decoded(anchor: string) {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
