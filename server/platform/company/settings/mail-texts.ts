import { type MailTexts, mailPlaceholders, quotationPlaceholders } from '@house/contract/text/mail-texts'
import { placeholdersIn } from '@house/contract/text/placeholders'
import { maxContentLength as max } from '@house/contract/validation-limits'
import type { z } from 'zod'
import { oneLine, text } from '../../staff-api/validation.ts'

const company = Object.keys(mailPlaceholders)
const quotation = [...company, ...quotationPlaceholders]

/** What staff may write in a mail. An unknown placeholder would reach visitors as it is. */
export const mailTextFields = {
  acknowledgement_subject: oneLine(withPlaceholders(text(max.title), company)),
  acknowledgement_greeting: withPlaceholders(text(max.title), company),
  acknowledgement_body: withPlaceholders(text(max.mailText), company),
  acknowledgement_closing: withPlaceholders(text(max.short), company),
  quotation_subject: oneLine(withPlaceholders(text(max.title), quotation)),
  quotation_greeting: withPlaceholders(text(max.title), quotation),
  quotation_body: withPlaceholders(text(max.mailText), quotation),
  quotation_closing: withPlaceholders(text(max.short), quotation),
  reminder_subject: oneLine(withPlaceholders(text(max.title), quotation)),
  reminder_body: withPlaceholders(text(max.mailText), quotation),
} satisfies Record<keyof MailTexts, z.ZodType>

function withPlaceholders(field: z.ZodString, known: string[]) {
  return field.superRefine((value, context) => {
    const unknown = placeholdersIn(value).find((name) => !known.includes(name))
    if (unknown === undefined) return
    const list = known.map((name) => `[${name}]`).join(', ')
    context.addIssue({ code: 'custom', message: `has the unknown placeholder [${unknown}]. Known are: ${list}` })
  })
}
