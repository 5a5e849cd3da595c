import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Closes an open menu on navigation; a menu opened before hydration stays open. */
export function useCloseOnNavigate(menu: RefObject<HTMLDetailsElement | null>) {
  const location = useLocation()
  const shown = useRef(location)
  useEffect(() => {
    if (shown.current !== location) menu.current?.removeAttribute('open')
    shown.current = location
  }, [location, menu])
}
