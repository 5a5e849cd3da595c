import type { MenuEntryName } from '@house/contract/pages/page-sections'
import { urls } from '@house/contract/urls'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Logo } from '../../components/logo.tsx'
import { EnquireButton } from '../../enquiry/modal/enquire-button.tsx'
import { SearchBox } from '../../search/search-box.tsx'
import { callLink } from '../../site-data/contact-links.ts'
import { useCompany } from '../../site-data/site-data.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link, NavLink } from '../../ui/link.tsx'
import { AboutMenu, ProductMenu } from './desktop-menus.tsx'
import { menuLinks, useMenuEntries } from './menu-links.ts'
import { MobileMenu } from './mobile-menu.tsx'

/** A utility line that scrolls away, then the sticky bar with logo, menu and Enquire, which overlays the page. */
export function Header() {
  const isScrolled = useIsScrolled()
  const { pathname } = useLocation()
  const isOverPicture = pathname === urls.home && !isScrolled
  const ground = isOverPicture
    ? 'menu-closed:text-white menu-closed:[--color-accent:var(--color-accent-night)]'
    : 'bg-ground text-ink shadow-[0_1px_0_var(--color-hairline)]'
  return (
    <header className="contents">
      <UtilityLine />
      <div className={`sticky top-0 z-40 -mb-18 h-18 transition-colors duration-300 ${ground}`}>
        <div className={`wrap flex h-full items-center gap-8 ${isOverPicture ? 'border-b border-white/25' : ''}`}>
          <Logo isOnDark={isOverPicture} />
          <DesktopNavigation />
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

function UtilityLine() {
  const { phone, brochure, tagline } = useCompany()
  const entries = useMenuEntries()
  const { label, url } = menuLinks.dealer
  const entry = 'flex items-center gap-2 py-2 hover:text-white'
  return (
    <div className="bg-night text-small text-night-soft max-md:hidden">
      <div className="wrap flex justify-between gap-6">
        <span className="truncate py-2 max-lg:hidden">{tagline}</span>
        <nav aria-label="Service" className="flex gap-7">
          {entries.includes('dealer') && (
            <Link to={url} className={entry}>
              <Icon name="dealer" className="size-4" /> {label}
            </Link>
          )}
          {brochure && (
            <a href={brochure} download className={entry}>
              <Icon name="download" className="size-4" /> Download Brochure
            </a>
          )}
          {phone && (
            <a href={callLink(phone)} className={entry}>
              <Icon name="phone" className="size-4" /> {phone}
            </a>
          )}
        </nav>
      </div>
    </div>
  )
}

function DesktopNavigation() {
  const [isSearching, setIsSearching] = useState(false)
  const entries = useMenuEntries()
  const toggle = useRef<HTMLButtonElement>(null)
  function toggleSearch(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsSearching(!isSearching)
  }
  function leaveSearch() {
    setIsSearching(false)
    toggle.current?.focus()
  }
  const entry = 'py-3 font-medium underline-offset-8 hover:underline aria-[current=page]:underline decoration-accent'
  return (
    <div className="ml-auto hidden items-center gap-8 text-body lg:flex">
      <nav aria-label="Main" className="flex items-center gap-8">
        {entries.map((name) => (
          <MenuEntry key={name} name={name} className={entry} />
        ))}
      </nav>
      {/* Before hydration it is a link to the search page. */}
      <form action={urls.search} onSubmit={toggleSearch}>
        <button
          ref={toggle}
          type="submit"
          aria-label={isSearching ? 'Close search' : 'Open search'}
          aria-expanded={isSearching}
          className="grid size-11 place-items-center"
        >
          <Icon name={isSearching ? 'close' : 'search'} />
        </button>
      </form>
      {isSearching && (
        <div className="absolute inset-x-0 top-full border-t border-hairline bg-ground py-6 shadow-xl">
          <div className="wrap max-w-3xl">
            <SearchBox isFocused onLeave={leaveSearch} />
          </div>
        </div>
      )}
      <EnquireButton className="inline-flex min-h-11 items-center rounded-frame bg-action px-6 font-semibold text-on-action transition-colors hover:bg-action-deep" />
    </div>
  )
}

/** Become a Dealer is in the utility line. */
function MenuEntry({ name, className }: { name: MenuEntryName; className: string }) {
  if (name === 'dealer') return null
  if (name === 'about') return <AboutMenu className={className} />
  if (name === 'product') return <ProductMenu className={className} />
  const { label, url } = menuLinks[name]
  return (
    <NavLink to={url} end={name === 'home'} className={className}>
      {label}
    </NavLink>
  )
}

function useIsScrolled() {
  const [isScrolled, setIsScrolled] = useState(false)
  const last = useRef(false)
  useEffect(() => {
    const update = () => {
      const now = window.scrollY > 24
      if (now !== last.current) setIsScrolled(now)
      last.current = now
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return isScrolled
}
