import { isMailAddress } from '@house/contract/mail-address'
import { timeZone } from '@house/contract/time-zone'
import { type Detail, detailTable, heading, htmlMail, type MailBrand } from '../../platform/outbox/layout.ts'
import { type Attachment, type Mail, toOneLine } from '../../platform/outbox/mail.ts'
import type { Enquiry } from './tables.ts'

/** Where a plan is on the site, and the plan as PDF, if there is one. */
export type SentPlan = { url?: string | undefined; schedule?: Attachment | undefined }

/** To the staff: everything about the lead, with links to call and to reply, and the plan. */
export function leadNotification(enquiry: Enquiry, brand: MailBrand, to: string, plan: SentPlan = {}): Mail {
  const title = enquiry.kind === 'dealer' ? 'Dealership enquiry' : 'Enquiry'
  const subject = `${title} from ${toOneLine(enquiry.customer_name)}`
  const lines = linesOf(enquiry, plan)
  return {
    to: { name: brand.name, address: to },
    ...(isMailAddress(enquiry.email) && {
      replyTo: { name: toOneLine(enquiry.customer_name), address: enquiry.email },
    }),
    subject: `${subject}: ${toOneLine(enquiry.required_service)}`,
    text: [subject, '', ...lines.map(([label, value]) => `${label}: ${toOneLine(value)}`), ''].join('\n'),
    ...(plan.schedule && { attachments: [plan.schedule] }),
    html: htmlMail(brand, subject, heading(subject) + detailTable(lines, brand)),
  }
}

function linesOf(enquiry: Enquiry, plan: SentPlan): Detail[] {
  const service = [enquiry.required_service, enquiry.otherdescription].filter(Boolean).join(': ')
  const lines: Detail[] = [
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

function campaignOf(utm: string) {
  const parameters = utm === '' ? [] : Object.entries(JSON.parse(utm))
  return parameters.map(([name, value]) => `${name.replace('utm_', '')} ${value}`).join(', ')
}

function toIndianTime(instant: string) {
  return new Date(instant).toLocaleString('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
}
