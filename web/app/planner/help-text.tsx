import { Fragment, type ReactNode } from 'react'
import { callLink } from '../site-data/contact-links.ts'
import { useCompany } from '../site-data/site-data.ts'
import { useChatLink } from '../site-data/use-chat-link.ts'

const neutral = {
  both: 'Rather talk? Call [phone], or write to us on [whatsapp].',
  phone: 'Rather talk? Call [phone].',
  chat: 'Rather talk? Write to us on [whatsapp].',
  none: 'Rather talk? Send us an enquiry.',
}

/** How to reach the company instead of drawing: in its own words, if it has what they name. */
export function HelpText() {
  const { phone, plan_help } = useCompany()
  const chat = useChatLink()
  const links: Record<string, ReactNode> = {
    '[phone]': phone && <a href={callLink(phone)}>{phone}</a>,
    '[whatsapp]': chat && <a href={chat}>WhatsApp</a>,
  }
  const hasAll = Object.entries(links).every(([name, link]) => link || !plan_help.includes(name))
  const fallback = neutral[phone ? (chat ? 'both' : 'phone') : chat ? 'chat' : 'none']
  const parts = ((hasAll && plan_help) || fallback).split(/(\[phone\]|\[whatsapp\])/)
  // Texts and links alternate, so their positions are their names.
  return (
    <p>
      {parts.map((part, index) => (
        <Fragment key={index}>{links[part] ?? part}</Fragment>
      ))}
    </p>
  )
}
