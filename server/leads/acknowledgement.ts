import type { AppSetting } from '@house/contract/entities'
import { builtInMailTexts, type MailTexts, mailPlaceholders } from '@house/contract/text/mail-texts'
import { fillText } from '@house/contract/text/placeholders'
import { htmlMail, type MailBrand, paragraph } from '../outbox/layout.ts'
import { type Mail, toOneLine } from '../outbox/mail.ts'

/** To the visitor. Repeats nothing from the form: anyone can enter anyone's address, and this must not carry spam. */
export function acknowledgement(to: string, company: AppSetting, texts: MailTexts, brand: MailBrand): Mail {
  const values = new Map(Object.entries(mailPlaceholders).map(([name, setting]) => [name, company[setting]]))
  const write = (field: keyof MailTexts) => fillParagraphs(texts[field].trim() || builtInMailTexts[field], values)
  const paragraphs = [
    ...write('acknowledgement_greeting'),
    ...write('acknowledgement_body'),
    ...write('acknowledgement_closing'),
  ]
  const subject = toOneLine(write('acknowledgement_subject').join(' ')) || brand.name
  return {
    to: { name: '', address: to },
    isAutomatic: true,
    ...(company.email && { replyTo: { name: company.company_name, address: company.email } }),
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: htmlMail(brand, subject, paragraphs.map(paragraph).join('')),
  }
}

/** Filled one by one, so that a sentence ends with its paragraph. One that is empty then is left out. */
function fillParagraphs(text: string, values: ReadonlyMap<string, string>) {
  return text
    .split(/\r?\n\s*\n/)
    .map((each) => fillText(each, values).trim())
    .filter((each) => each !== '')
}
