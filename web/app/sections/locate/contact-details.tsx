import type { ReactNode } from 'react'
import { callLink, mailLink } from '../../site-data/contact-links.ts'
import { useCompany } from '../../site-data/site-data.ts'
import { useChatLink } from '../../site-data/use-chat-link.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { headOfficeOf } from './head-office.ts'

/** Without the lines that staff have not filled in. */
export function ContactDetails() {
  const { phone, email, offices } = useCompany()
  const chat = useChatLink()
  const { hours } = headOfficeOf(offices) ?? {}
  if (!phone && !email && !chat && !hours) return null
  return (
    <dl className="mt-10 border-t border-hairline">
      {phone && (
        <Detail icon="phone" label="Phone">
          <a href={callLink(phone)} className={link} children={phone} />
        </Detail>
      )}
      {email && (
        <Detail icon="mail" label="E-mail">
          <a href={mailLink(email)} className={link} children={email} />
        </Detail>
      )}
      {chat && (
        <Detail icon="chat" label="WhatsApp">
          <a href={chat} target="_blank" rel="noopener noreferrer" className={link}>
            Write to us<span className="sr-only"> on WhatsApp (opens in a new tab)</span>
          </a>
        </Detail>
      )}
      {hours && (
        <Detail icon="clock" label="Hours">
          <span className="block py-1 text-ink-soft">{hours}</span>
        </Detail>
      )}
    </dl>
  )
}

const link =
  'inline-block py-1 wrap-anywhere underline decoration-hairline underline-offset-4 transition-colors hover:decoration-accent'

function Detail({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="relative grid grid-cols-[6rem_1fr] items-baseline gap-x-4 border-b border-hairline py-4 pl-10">
      <dt className="text-body text-ink-soft">
        <Icon name={icon} className="absolute top-1/2 left-0 size-6 -translate-y-1/2 text-accent" strokeWidth="1.1" />
        {label}
      </dt>
      <dd className="min-w-0 text-lead break-words">{children}</dd>
    </div>
  )
}
