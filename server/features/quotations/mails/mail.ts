import type { AppSetting } from '@house/contract/entities'
import { isMailAddress } from '@house/contract/mail-address'
import type { MailTexts } from '@house/contract/text/mail-texts'
import { formatRupees } from '@house/fenestration/estimate/money'
import {
  button,
  type Detail,
  detailTable,
  heading,
  htmlMail,
  type MailBrand,
  paragraph,
} from '../../../platform/outbox/layout.ts'
import { type Attachment, type Mail, toOneLine } from '../../../platform/outbox/mail.ts'
import { textWriter } from '../../../platform/outbox/write-text.ts'

/** What mails say about a quotation. */
export type MailedQuotation = {
  /** With its revision. */
  number: string
  customer: { name: string; email: string }
  /** Paise. */
  total: number
  valid_until: string
  /** Who issued it. */
  contact: string
}

type Options = {
  company: AppSetting
  texts: MailTexts
  brand: MailBrand
  /** The customer's private link; empty without PUBLIC_URL. */
  link: string
}

/** To the customer, with the PDF. */
export function quotationMail(quotation: MailedQuotation, pdf: Attachment | undefined, options: Options): Mail {
  return { ...customerMail(quotation, 'quotation', options), ...(pdf && { attachments: [pdf] }) }
}

/** To the customer, some days before it expires. */
export function reminderMail(quotation: MailedQuotation, options: Options): Mail {
  return { ...customerMail(quotation, 'reminder', options), autoSubmitted: 'auto-generated' }
}

function customerMail(quotation: MailedQuotation, about: 'quotation' | 'reminder', options: Options): Mail {
  const { company, texts, brand, link } = options
  const write = textWriter(company, texts, [
    ['customer name', quotation.customer.name],
    ['quotation number', quotation.number],
    ['total', formatRupees(quotation.total)],
    ['valid until', longDate(quotation.valid_until)],
    ['contact', quotation.contact],
  ])
  const subject = write.line(`${about}_subject`) || brand.name
  const opening = [...write.paragraphs('quotation_greeting'), ...write.paragraphs(`${about}_body`)]
  const closing = write.paragraphs('quotation_closing')
  return {
    to: { name: toOneLine(quotation.customer.name), address: quotation.customer.email },
    ...(company.email && { replyTo: { name: company.company_name, address: company.email } }),
    subject,
    text: `${[...opening, ...(link ? [`View and accept it: ${link}`] : []), ...closing].join('\n\n')}\n`,
    html: htmlMail(
      brand,
      subject,
      [
        ...opening.map(paragraph),
        link && button(brand, 'View and accept the quotation', link),
        ...closing.map(paragraph),
      ].join(''),
    ),
  }
}

/** What a customer did, for the staff. */
export type CustomerMessage = { did: 'accepted' | 'declined' | 'asked'; text: string }

const subjects = { accepted: 'Accepted', declined: 'Declined', asked: 'Question about' }
const labels = { accepted: 'Accepted by', declined: 'Reason', asked: 'Question' }

/** To the staff. `link` is the lead in the back office. */
export function customerMessageMail(
  { number, customer, total, valid_until }: MailedQuotation,
  { did, text }: CustomerMessage,
  { brand, to, link }: { brand: MailBrand; to: string; link: string },
): Mail {
  const subject = `${subjects[did]} ${number}: ${toOneLine(customer.name)}`
  const details: Detail[] = [
    ['Quotation', number, link || undefined],
    ['Customer', customer.name],
    ['Total', formatRupees(total)],
    ['Valid until', longDate(valid_until)],
    [labels[did], text],
  ]
  return {
    to: { name: brand.name, address: to },
    ...(isMailAddress(customer.email) && { replyTo: { name: toOneLine(customer.name), address: customer.email } }),
    subject,
    text: [subject, '', ...details.map(([label, value]) => `${label}: ${value}`), ...(link && ['', link]), ''].join(
      '\n',
    ),
    html: htmlMail(brand, subject, heading(subject) + detailTable(details, brand)),
  }
}

/** "18 December 2026" */
function longDate(day: string) {
  return new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}
