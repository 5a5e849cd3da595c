import { z } from 'zod'

/** Placeholders of mail texts, and the setting that fills each. None is from the form: anyone can enter anyone's address, and the mail must not carry spam. */
export const mailPlaceholders = {
  'company name': 'company_name',
  phone: 'phone',
  email: 'email',
  website: 'website',
  'response promise': 'response_promise',
} as const

/** Of a quotation, besides those above; its mails go to whom staff entered. */
export const quotationPlaceholders = ['customer name', 'quotation number', 'total', 'valid until', 'contact'] as const

const text = z.string()

/** The texts of the mails to customers. The reminder has the greeting and closing of the quotation. An empty one means the built-in text. */
export const MailTexts = z.object({
  acknowledgement_subject: text,
  acknowledgement_greeting: text,
  acknowledgement_body: text,
  acknowledgement_closing: text,
  quotation_subject: text,
  quotation_greeting: text,
  quotation_body: text,
  quotation_closing: text,
  reminder_subject: text,
  reminder_body: text,
})
export type MailTexts = z.infer<typeof MailTexts>

export const builtInMailTexts: MailTexts = {
  acknowledgement_subject: 'We have your enquiry: [company name]',
  acknowledgement_greeting: 'Hello,',
  acknowledgement_body:
    'thank you for your enquiry. We have received it. [response promise]\n\nIf it is urgent, call us: [phone].',
  acknowledgement_closing: '[company name]',
  quotation_subject: 'Your quotation [quotation number]: [company name]',
  quotation_greeting: 'Dear [customer name],',
  quotation_body:
    'here is our quotation [quotation number] for [total], GST included. The attached PDF shows every line with its price.\n\nYou can accept it until [valid until]. If you want something changed or have a question, reply to this mail. Or call us: [phone].',
  quotation_closing: '[contact]\n\n[company name]',
  reminder_subject: 'Your quotation [quotation number] is valid until [valid until]',
  reminder_body:
    'our quotation [quotation number] for [total] is valid until [valid until].\n\nIf you want something changed or have a question, reply to this mail. Or call us: [phone].',
}

export const emptyMailTexts: MailTexts = {
  acknowledgement_subject: '',
  acknowledgement_greeting: '',
  acknowledgement_body: '',
  acknowledgement_closing: '',
  quotation_subject: '',
  quotation_greeting: '',
  quotation_body: '',
  quotation_closing: '',
  reminder_subject: '',
  reminder_body: '',
}

/** The mails that staff can preview. */
export const mailNames = [
  'acknowledgement',
  'quotation',
  'quotation-reminder',
  'lead',
  'quotation-answer',
  'password-reset',
] as const
export type MailName = (typeof mailNames)[number]
