import { type LinkProps, type NavLinkProps, Link as RouterLink, NavLink as RouterNavLink } from 'react-router'
import { savesData } from '../browser/save-data.ts'

/** Prefetches the code of its target on hover and focus. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch={savesData() ? 'none' : 'intent'} {...props} />
}

export function NavLink(props: NavLinkProps) {
  return <RouterNavLink prefetch={savesData() ? 'none' : 'intent'} {...props} />
}
