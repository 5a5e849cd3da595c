import type { FooterColumn } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { maxFooter } from '@house/contract/validation-limits'
import { Logo } from '../../components/logo.tsx'
import { useCategories, useCompany } from '../../site-data/site-data.ts'
import { useChatLink } from '../../site-data/use-chat-link.ts'
import { textOf } from '../../ui/html.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { menuLinks, useMenuEntries } from './menu-links.ts'

/** By the number of columns of links. */
const grids = [
  '',
  'lg:grid-cols-[2fr_1fr]',
  'lg:grid-cols-[2fr_1fr_1fr]',
  'lg:grid-cols-[1.6fr_1fr_1fr_1fr]',
  'lg:grid-cols-[1.4fr_.8fr_1fr_.7fr_1.4fr]',
]

export function Footer() {
  const company = useCompany()
  const columns = [...useCompanyColumn(), ...useProductColumns()]
  return (
    <footer className="bg-night pt-section pb-28 text-body text-night-soft md:pb-8">
      <div className="wrap">
        <div
          className={`grid grid-cols-2 gap-x-6 gap-y-10 border-b border-white/15 pb-14 md:grid-cols-4 ${grids[columns.length]}`}
        >
          <div className="col-span-full lg:col-span-1">
            <Logo className="text-white" isOnDark />
            <p className="mt-5 max-w-[32ch]">{company.tagline}</p>
            <SocialLinks />
          </div>
          {columns.map(({ title, links }) => (
            <nav key={`${title} ${links[0]?.url}`} aria-label={title}>
              <h2 className="mb-4 font-sans text-body leading-snug font-semibold tracking-normal text-white">
                {title}
              </h2>
              <ul>
                {links.map(({ label, url }) => (
                  <li key={`${label} ${url}`}>
                    <Link to={url} className="inline-block py-1.5 transition-colors hover:text-white">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="flex flex-col justify-between gap-2 pt-6 text-small md:flex-row md:items-center">
          <p>
            © {[company.copyright_year, company.company_name].filter(Boolean).join(' ')}.
            {company.developer && ` Designed and developed by ${company.developer}.`}
          </p>
          <p className="flex flex-none flex-wrap gap-x-6 whitespace-nowrap">
            <Link to={urls.downloads} className="py-1 hover:text-white">
              Downloads
            </Link>
            <Link to={urls.terms} className="py-1 hover:text-white">
              Terms &amp; Conditions
            </Link>
            <Link to={urls.privacy} className="py-1 hover:text-white">
              Privacy Policy
            </Link>
          </p>
        </div>
        <p className="mt-5 text-label">Other figures: {company.figures_source || 'not known.'}</p>
      </div>
    </footer>
  )
}

/** The pages of the menu; no column where all of them are hidden. */
function useCompanyColumn(): FooterColumn[] {
  const links = useMenuEntries().flatMap((name) => (name === 'product' || name === 'dealer' ? [] : menuLinks[name]))
  return links.length > 0 ? [{ title: 'Company', links }] : []
}

/** Those of the settings; without any, the categories. */
function useProductColumns(): FooterColumn[] {
  const { footer_columns } = useCompany()
  const categories = useCategories() ?? []
  if (footer_columns.length > 0) return footer_columns.slice(0, maxFooter.columns)
  if (categories.length === 0) return []
  return [
    {
      title: 'Products',
      links: categories.map(({ slug, title }) => ({ label: textOf(title), url: urls.category(slug) })),
    },
  ]
}

/** Beside other networks Facebook without a URL is a placeholder, as the specification has it. */
function SocialLinks() {
  const { linkedin, instagram, facebook } = useCompany()
  const chat = useChatLink()
  const hasNetwork = linkedin || instagram || facebook
  if (!hasNetwork && !chat) return null
  return (
    <ul className="mt-6 flex gap-2">
      {linkedin && <SocialLink name="linkedin" label="LinkedIn" to={linkedin} />}
      {instagram && <SocialLink name="instagram" label="Instagram" to={instagram} />}
      {chat && <SocialLink name="chat" label="WhatsApp" to={chat} />}
      {hasNetwork && <SocialLink name="facebook" label="Facebook" to={facebook} />}
    </ul>
  )
}

/** A network without a URL is shown without a link. */
function SocialLink({ name, label, to }: { name: IconName; label: string; to: string }) {
  const iconFrame = 'grid size-11 place-items-center rounded-frame border border-white/20'
  return (
    <li>
      {to ? (
        <a
          href={to}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={label}
          className={`${iconFrame} transition-colors hover:border-white hover:text-white`}
        >
          <Icon name={name} />
        </a>
      ) : (
        <span role="img" aria-label={`${label}, not yet`} className={`${iconFrame} opacity-60`}>
          <Icon name={name} />
        </span>
      )}
    </li>
  )
}
