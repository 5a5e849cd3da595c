import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Rendered with words that were waited for: only now is the anchor where it will stay, so the visitor is brought there
 * again. First loads are the browser's own affair, and Back returns to where the visitor was.
 */
export function ScrollToAnchor() {
  const { hash } = useLocation()
  const cameBy = useNavigationType()
  useEffect(() => {
    if (cameBy === 'POP' || hash === '') return
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash, cameBy])
  return null
}
