import type { AppSetting } from '@house/contract/entities'
import { escapeHtml, htmlMail, type Mail, toOneLine } from '../outbox/mail.ts'

type Recipient = { name: string; email: string }

/** To staff who requested a new password, or for whom somebody else did. */
export function passwordResetMail({ name, email }: Recipient, company: AppSetting, link: string): Mail {
  const greeting = `Hello ${toOneLine(name)},`
  const request =
    'someone asked for a new password for your account in the back office. Choose one here, within an hour:'
  const otherwise = 'The link works once. If it was not you, do nothing: your password stays as it is.'
  return {
    to: { name: toOneLine(name), address: email },
    isAutomatic: true,
    subject: `Choose a new password: ${company.company_name}`,
    text: `${[greeting, request, link, otherwise].join('\n\n')}\n`,
    html: htmlMail(
      'Choose a new password',
      `<p>${escapeHtml(greeting)}</p><p>${request}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p><p>${otherwise}</p>`,
    ),
  }
}
