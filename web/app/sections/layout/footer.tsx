import { copyrightYear } from '@house/contract/ui-config'
import { urls } from '@house/contract/urls'
import { Logo } from '../../components/logo.tsx'
import { useCompany } from '../../site-data/site-data.ts'
import { useChatLink } from '../../site-data/use-chat-link.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

type Entry = [label: string, to: string]

const columns: { title: string; links: Entry[] }[] = [
  {
    title: 'Company',
    links: [
      ['Home', urls.home],
      ['About Us', urls.about],
      ['Blogs', urls.blogs],
      ['Locate Us', urls.locate],
    ],
  },
  {
    title: 'Alu Home Interior',
    links: [
      ['Doors & Windows', '/alu-home-interior/doors-and-window'],
      ['Railing System', '/alu-home-interior/railingsystem'],
      ['Shower Cubicle', '/alu-home-interior/shower-cubical'],
      ['Sky Light', '/alu-home-interior/sky-light'],
      ['Slim Sliding Doors', '/alu-home-interior/Slim-Sliding-Doors'],
    ],
  },
  {
    title: 'uPVC',
    links: [
      ['Windows', '/upvc-door-and-window/window'],
      ['Doors', '/upvc-door-and-window/door'],
    ],
  },
  {
    title: 'Commercial & Accessories',
    links: [
      ['Glass Partition', '/commercial-partition-system/glass-partition'],
      ['Window & Door Accessories', '/accessories/window-door-and-accessories'],
      ['Profiles & Accessories', '/accessories/profile-and-accessories'],
    ],
  },
]

export function Footer() {
  const company = useCompany()
  return (
    <footer className="bg-night pt-section pb-28 text-[0.9375rem] text-[#c9c4bc] md:pb-8">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 border-b border-white/15 pb-14 md:grid-cols-4 lg:grid-cols-[1.4fr_.8fr_1fr_.7fr_1.4fr]">
          <div className="col-span-full lg:col-span-1">
            <Logo className="text-white" />
            <p className="mt-5 max-w-[32ch]">{company.tagline}</p>
            <SocialLinks />
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="mb-4 font-sans text-[0.9375rem] leading-snug font-semibold tracking-normal text-white">
                {title}
              </h2>
              <ul>
                {links.map(([label, to]) => (
                  <li key={to}>
                    <Link to={to} className="inline-block py-1.5 transition-colors hover:text-white">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="flex flex-col justify-between gap-2 pt-6 text-[0.875rem] md:flex-row md:items-center">
          <p>
            © {copyrightYear} {company.company_name}. Designed and developed by {company.developer || '[developer]'}.
          </p>
          <p className="flex flex-none flex-wrap gap-x-6 whitespace-nowrap">
            <Link to={urls.terms} className="py-1 hover:text-white">
              Terms &amp; Conditions
            </Link>
            <Link to={urls.privacy} className="py-1 hover:text-white">
              Privacy Policy
            </Link>
          </p>
        </div>
      </div>
    </footer>
  )
}

function SocialLinks() {
  const { linkedin, instagram, facebook } = useCompany()
  const chat = useChatLink()
  return (
    <ul className="mt-6 flex gap-2">
      <SocialLink name="linkedin" label="LinkedIn" to={linkedin} />
      <SocialLink name="instagram" label="Instagram" to={instagram} />
      <SocialLink name="chat" label="WhatsApp" to={chat} />
      <SocialLink name="facebook" label="Facebook" to={facebook} />
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
