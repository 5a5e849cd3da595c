import type { AppSetting } from '@house/contract/entities'
import { type Enquiry, isMailAddress } from '../outbox/queue.ts'

export type MailAddress = { name: string; address: string }
export type Mail = {
  to: MailAddress
  replyTo?: MailAddress
  /** An answer that no person wrote, and that no program should answer. */
  isAutomatic?: boolean
  subject: string
  text: string
  html: string
}

type Line = [label: string, value: string, link?: string | undefined]

/** For the staff: all that is known of the lead, and one press to call or answer. */
export function toStaff(enquiry: Enquiry, company: AppSetting, to: string): Mail {
  const what = enquiry.kind === 'dealer' ? 'Dealership enquiry' : 'Enquiry'
  const heading = `${what} from ${oneLine(enquiry.customer_name)}`
  const lines = linesOf(enquiry)
  return {
    to: { name: company.company_name, address: to },
    ...(isMailAddress(enquiry.email) && {
      replyTo: { name: oneLine(enquiry.customer_name), address: enquiry.email },
    }),
    subject: `${heading}: ${oneLine(enquiry.required_service)}`,
    text: [heading, '', ...lines.map(([label, value]) => `${label}: ${oneLine(value)}`), ''].join('\n'),
    html: page(heading, `<table cellpadding="6" style="border-collapse:collapse">${lines.map(toRow).join('')}</table>`),
  }
}

/** For the visitor: short, and without a word that was typed, since anyone can type anyone's address. */
export function toVisitor(enquiry: Enquiry, company: AppSetting): Mail {
  const paragraphs = [
    'Hello,',
    'thank you for your enquiry. We have it and will call you back within one working day.',
    `If it is urgent, call us: ${company.phone}.`,
    company.company_name,
  ]
  return {
    to: { name: '', address: enquiry.email },
    isAutomatic: true,
    replyTo: { name: company.company_name, address: company.email },
    subject: `We have your enquiry: ${company.company_name}`,
    text: `${paragraphs.join('\n\n')}\n`,
    html: page('Thank you', paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('')),
  }
}

/** For a member of staff who forgot the password, or for whom someone else said so. */
export function toColleague({ name, email }: { name: string; email: string }, company: AppSetting, link: string): Mail {
  const greeting = `Hello ${oneLine(name)},`
  const what = 'someone asked for a new password for your account in the back office. Choose one here, within an hour:'
  const otherwise = 'The link works once. If it was not you, do nothing: your password stays as it is.'
  return {
    to: { name: oneLine(name), address: email },
    isAutomatic: true,
    subject: `Choose a new password: ${company.company_name}`,
    text: `${[greeting, what, link, otherwise].join('\n\n')}\n`,
    html: page(
      'Choose a new password',
      `<p>${escaped(greeting)}</p><p>${what}</p><p><a href="${escaped(link)}">${escaped(link)}</a></p><p>${otherwise}</p>`,
    ),
  }
}

function linesOf(enquiry: Enquiry): Line[] {
  const service = [enquiry.required_service, enquiry.otherdescription].filter(Boolean).join(': ')
  const lines: Line[] = [
    ['Name', enquiry.customer_name],
    ['Phone', enquiry.phone_number, `tel:${enquiry.phone_number}`],
    ['Email', enquiry.email, isMailAddress(enquiry.email) ? `mailto:${enquiry.email}` : undefined],
    ['Service', service],
    ['City', [enquiry.city, enquiry.state].filter(Boolean).join(', ')],
    ['Comment', enquiry.comment],
    ['Received', `${indianTime(enquiry.created_at)} (India)`],
    ['Page', enquiry.page],
    ['Product', enquiry.product],
    ['Came from', enquiry.referrer],
    ['Campaign', toCampaign(enquiry.utm)],
    ['Language', enquiry.language],
    ['Number', String(enquiry.id)],
  ]
  return lines.filter(([, value]) => value !== '')
}

function toRow([label, value, link]: Line) {
  const shown = link ? `<a href="${escaped(link)}">${escaped(value)}</a>` : escaped(value)
  return `<tr><td style="color:#666;vertical-align:top">${label}</td><td>${shown}</td></tr>`
}

function page(heading: string, body: string) {
  return `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;color:#14181c"><h1 style="font-size:20px">${escaped(heading)}</h1>${body}</body></html>`
}

function toCampaign(utm: string) {
  const entries = utm === '' ? [] : Object.entries(JSON.parse(utm))
  return entries.map(([name, value]) => `${name.replace('utm_', '')} ${value}`).join(', ')
}

function indianTime(instant: string) {
  return new Date(instant).toLocaleString('en-GB', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'short',
  })
}

function oneLine(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

function escaped(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
