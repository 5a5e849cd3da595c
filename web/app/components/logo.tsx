import { shortNameOf } from '@house/contract/short-name'
import { urls } from '@house/contract/urls'
import { useCompany } from '../site-data/site-data.ts'
import { Link } from '../ui/link.tsx'

/** An arch divided like a window, and the company's short name. */
export function Logo({ className = '' }: { className?: string }) {
  const company = useCompany()
  const name = shortNameOf(company)
  return (
    <Link
      to={urls.home}
      aria-label={[company.company_name, 'home'].filter(Boolean).join(', ')}
      className={`flex items-center gap-3 font-display leading-none ${sizeOf(name)} ${className}`}
    >
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
      {name}
    </Link>
  )
}

/** Longer names are smaller and take two lines. */
function sizeOf(name: string) {
  return name.length > 16 ? 'max-w-60 text-[1.25rem] text-balance' : 'text-[1.75rem]'
}
