import { type LinkProps, type NavLinkProps, Link as RouterLink, NavLink as RouterNavLink } from 'react-router'
import { savesData } from '../browser/save-data.ts'

/** Loads the code of the page it leads to as soon as the pointer or the focus is on it. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch={savesData() ? 'none' : 'intent'} {...props} />
}

export function NavLink(props: NavLinkProps) {
  return <RouterNavLink prefetch={savesData() ? 'none' : 'intent'} {...props} />
}
