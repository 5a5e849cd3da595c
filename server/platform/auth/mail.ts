import { button, heading, htmlMail, type MailBrand, paragraph } from '../outbox/layout.ts'
import { type Mail, toOneLine } from '../outbox/mail.ts'

type Recipient = { name: string; email: string }

/** To staff who requested a new password, or for whom somebody else did. */
export function passwordResetMail({ name, email }: Recipient, brand: MailBrand, link: string): Mail {
  const title = 'Choose a new password'
  const greeting = `Hello ${toOneLine(name)},`
  const request =
    'someone asked for a new password for your account in the back office. Choose one here, within an hour:'
  const otherwise = 'The link works once. If it was not you, do nothing: your password stays as it is.'
  return {
    to: { name: toOneLine(name), address: email },
    autoSubmitted: 'auto-replied',
    subject: `${title}: ${brand.name}`,
    text: `${[greeting, request, link, otherwise].join('\n\n')}\n`,
    html: htmlMail(
      brand,
      title,
      [
        heading(title),
        paragraph(greeting),
        paragraph(request),
        button(brand, title, link),
        paragraph(`Or copy this address into your browser: ${link}`),
        paragraph(otherwise),
      ].join(''),
    ),
  }
}
