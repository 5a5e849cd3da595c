import { shortNameOf } from '@house/contract/short-name'
import { urls } from '@house/contract/urls'
import { useContext } from 'react'
import { useCompany } from '../site-data/site-data.ts'
import { Link } from '../ui/link.tsx'
import { MediaMetadata } from '../ui/picture.tsx'

/** The company's logo for this ground; without one, its short name. */
export function Logo({ className = '', isOnDark = false }: { className?: string; isOnDark?: boolean }) {
  const company = useCompany()
  const { brand } = company
  const name = shortNameOf(company)
  const logo = isOnDark ? brand?.logo_on_dark : brand?.logo
  // Starts with the visible text, for visitors who control the browser by voice.
  const spoken = logo || company.company_name.includes(name) ? company.company_name : name
  // The sheet of the phone's menu is light, also where the header is over a picture.
  const forLight = isOnDark ? 'menu-closed:hidden' : ''
  const forDark = isOnDark ? 'hidden menu-closed:block' : 'hidden'
  return (
    <Link
      to={urls.home}
      aria-label={[spoken, 'home'].filter(Boolean).join(', ')}
      className={`flex items-center gap-3 font-display leading-none ${sizeOf(name)} ${className}`}
    >
      {/* Both are loaded, so that the header changes at once when the page scrolls. */}
      {brand?.logo && <LogoPicture src={brand.logo} className={forLight} />}
      {brand?.logo_on_dark && <LogoPicture src={brand.logo_on_dark} className={forDark} />}
      {brand === null && name && <Arch />}
      {!brand?.logo && <span className={brand?.logo_on_dark ? forLight : ''}>{name}</span>}
      {brand?.logo && !brand.logo_on_dark && <span className={forDark}>{name}</span>}
    </Link>
  )
}

function LogoPicture({ src, className }: { src: string; className: string }) {
  const facts = useContext(MediaMetadata)?.[src]
  return (
    <img
      src={src}
      alt=""
      width={facts?.width}
      height={facts?.height}
      className={`h-10 w-auto max-w-52 object-contain object-left ${className}`}
    />
  )
}

/** The demonstration's mark: an arch divided like a window. */
function Arch() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 30 38"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      className="h-9 w-7 flex-none"
    >
      <path d="M1 37V15C1 8 7 6 15 1c8 5 14 7 14 14v22z" />
      <path d="M15 1v36M1 15h28M8 15v22M22 15v22M1 26h28" strokeWidth=".9" />
    </svg>
  )
}

/** Longer names are smaller and take two lines. */
function sizeOf(name: string) {
  return name.length > 16 ? 'max-w-60 text-title text-balance' : 'text-logo'
}
