import { Logo } from '../../components/logo.tsx'
import { callLink, mailLink } from '../../site-data/contact-links.ts'
import { useCompany } from '../../site-data/site-data.ts'
import { useChatLink } from '../../site-data/use-chat-link.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { ElevationDrawing } from './elevation-drawing.tsx'

/** The whole screen: who is coming, and how to reach them today. */
export function ComingSoon() {
  const { company_name, visit_promise, copyright_year } = useCompany()
  return (
    <div className="flex min-h-svh flex-col bg-night text-white">
      <header className="wrap pt-8 lg:pt-12">
        <Logo className="w-fit" />
      </header>
      <div className="wrap flex flex-1 flex-col justify-center gap-8 py-8 lg:flex-row-reverse lg:items-center lg:justify-between lg:gap-20">
        <ElevationDrawing className="h-40 self-end text-mullion sm:h-72 lg:h-[56svh] lg:self-auto" />
        <div>
          <h1 className="max-w-[13ch] text-[clamp(2.75rem,1.4rem+5vw,6rem)]">Our new website opens soon</h1>
          <p className="mt-6 max-w-[44ch] text-lead text-on-night">
            {company_name ? `${company_name} is getting it ready.` : 'It is being set up.'} {visit_promise}
          </p>
        </div>
      </div>
      <ContactPanes />
      <footer className="wrap py-6 text-small text-night-soft">
        {company_name && `© ${copyright_year} ${company_name}`}
      </footer>
    </div>
  )
}

/** Panes in one frame, one for each way to reach the company. */
function ContactPanes() {
  const { phone, email } = useCompany()
  const chat = useChatLink()
  if (!phone && !email && !chat) return null
  return (
    <nav aria-label="Contact" className="wrap">
      <ul className="flex flex-wrap gap-px border border-mullion bg-mullion">
        {phone && <Pane icon="phone" label="Call us" href={callLink(phone)} text={phone} />}
        {chat && <Pane icon="chat" label="WhatsApp" href={chat} text="Write to us" />}
        {email && <Pane icon="mail" label="E-mail" href={mailLink(email)} text={email} />}
      </ul>
    </nav>
  )
}

function Pane({ icon, label, href, text }: { icon: IconName; label: string; href: string; text: string }) {
  return (
    <li className="grow basis-full lg:basis-[30%]">
      <a
        href={href}
        className="flex h-full items-center gap-5 bg-night px-5 py-5 transition-colors duration-300 hover:bg-accent-ink lg:px-7 lg:py-8"
      >
        <Icon name={icon} className="size-8 flex-none text-accent" strokeWidth="1.1" />
        <span className="min-w-0">
          <span className="block text-small text-night-soft">{label}</span>
          <span className="block text-lead wrap-anywhere">{text}</span>
        </span>
      </a>
    </li>
  )
}
