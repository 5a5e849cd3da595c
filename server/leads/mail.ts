import type { AppSetting } from '@house/contract/entities'
import { timeZone } from '@house/contract/time-zone'
import type { Enquiry } from '../db/schema.ts'
import { type Attachment, escapeHtml, htmlMail, isMailAddress, type Mail, toOneLine } from '../outbox/mail.ts'

type Line = [label: string, value: string, link?: string | undefined]

/** Where a plan is on the site, and the plan as PDF, if there is one. */
export type SentPlan = { url?: string | undefined; schedule?: Attachment | undefined }

/** To the staff: everything about the lead, with links to call and to reply, and the plan. */
export function leadNotification(enquiry: Enquiry, company: AppSetting, to: string, plan: SentPlan = {}): Mail {
  const title = enquiry.kind === 'dealer' ? 'Dealership enquiry' : 'Enquiry'
  const heading = `${title} from ${toOneLine(enquiry.customer_name)}`
  const lines = linesOf(enquiry, plan)
  return {
    to: { name: company.company_name, address: to },
    ...(isMailAddress(enquiry.email) && {
      replyTo: { name: toOneLine(enquiry.customer_name), address: enquiry.email },
    }),
    subject: `${heading}: ${toOneLine(enquiry.required_service)}`,
    text: [heading, '', ...lines.map(([label, value]) => `${label}: ${toOneLine(value)}`), ''].join('\n'),
    ...(plan.schedule && { attachments: [plan.schedule] }),
    html: htmlMail(
      heading,
      `<table cellpadding="6" style="border-collapse:collapse">${lines.map(toRow).join('')}</table>`,
    ),
  }
}

/** To the visitor. Repeats nothing from the form: anyone can enter anyone's address, and this must not carry spam. */
export function acknowledgement(enquiry: Enquiry, company: AppSetting): Mail {
  const paragraphs = [
    'Hello,',
    ['thank you for your enquiry. We have received it.', company.response_promise].filter(Boolean).join(' '),
    company.phone && `If it is urgent, call us: ${company.phone}.`,
    company.company_name,
  ].filter(Boolean)
  return {
    to: { name: '', address: enquiry.email },
    isAutomatic: true,
    ...(company.email && { replyTo: { name: company.company_name, address: company.email } }),
    subject: `We have your enquiry: ${company.company_name}`,
    text: `${paragraphs.join('\n\n')}\n`,
    html: htmlMail('Thank you', paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')),
  }
}

function linesOf(enquiry: Enquiry, plan: SentPlan): Line[] {
  const service = [enquiry.required_service, enquiry.otherdescription].filter(Boolean).join(': ')
  const lines: Line[] = [
    ['Name', enquiry.customer_name],
    ['Phone', enquiry.phone_number, `tel:${enquiry.phone_number}`],
    ['Email', enquiry.email, isMailAddress(enquiry.email) ? `mailto:${enquiry.email}` : undefined],
    ['Service', service],
    ['City', [enquiry.city, enquiry.state].filter(Boolean).join(', ')],
    ['Comment', enquiry.comment],
    ['Received', `${toIndianTime(enquiry.created_at)} (India)`],
    ['Page', enquiry.page],
    ['Product', enquiry.product],
    ['Plan', enquiry.plan_code, plan.url],
    ['Came from', enquiry.referrer],
    ['Campaign', campaignOf(enquiry.utm)],
    ['Language', enquiry.language],
    ['Number', String(enquiry.id)],
  ]
  return lines.filter(([, value]) => value !== '')
}

function toRow([label, value, link]: Line) {
  const cell = link ? `<a href="${escapeHtml(link)}">${escapeHtml(value)}</a>` : escapeHtml(value)
  return `<tr><td style="color:#666;vertical-align:top">${label}</td><td>${cell}</td></tr>`
}

function campaignOf(utm: string) {
  const parameters = utm === '' ? [] : Object.entries(JSON.parse(utm))
  return parameters.map(([name, value]) => `${name.replace('utm_', '')} ${value}`).join(', ')
}

function toIndianTime(instant: string) {
  return new Date(instant).toLocaleString('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
}
