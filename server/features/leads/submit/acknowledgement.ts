import type { AppSetting } from '@house/contract/entities'
import type { MailTexts } from '@house/contract/text/mail-texts'
import { htmlMail, type MailBrand, paragraph } from '../../../platform/outbox/layout.ts'
import type { Mail } from '../../../platform/outbox/mail.ts'
import { textWriter } from '../../../platform/outbox/write-text.ts'

/** To the visitor. Repeats nothing from the form: anyone can enter anyone's address, and this must not carry spam. */
export function acknowledgement(to: string, company: AppSetting, texts: MailTexts, brand: MailBrand): Mail {
  const write = textWriter(company, texts)
  const paragraphs = [
    ...write.paragraphs('acknowledgement_greeting'),
    ...write.paragraphs('acknowledgement_body'),
    ...write.paragraphs('acknowledgement_closing'),
  ]
  const subject = write.line('acknowledgement_subject') || brand.name
  return {
    to: { name: '', address: to },
    autoSubmitted: 'auto-replied',
    ...(company.email && { replyTo: { name: company.company_name, address: company.email } }),
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: htmlMail(brand, subject, paragraphs.map(paragraph).join('')),
  }
}
