import { z } from 'zod'

/** Placeholders of mail texts, and the setting that fills each. None is from the form: anyone can enter anyone's address, and the mail must not carry spam. */
export const mailPlaceholders = {
  'company name': 'company_name',
  phone: 'phone',
  email: 'email',
  website: 'website',
  'response promise': 'response_promise',
} as const

const text = z.string()

/** The texts of the mail that acknowledges an enquiry. An empty one means the built-in text. */
export const MailTexts = z.object({
  acknowledgement_subject: text,
  acknowledgement_greeting: text,
  acknowledgement_body: text,
  acknowledgement_closing: text,
})
export type MailTexts = z.infer<typeof MailTexts>

export const builtInMailTexts: MailTexts = {
  acknowledgement_subject: 'We have your enquiry: [company name]',
  acknowledgement_greeting: 'Hello,',
  acknowledgement_body:
    'thank you for your enquiry. We have received it. [response promise]\n\nIf it is urgent, call us: [phone].',
  acknowledgement_closing: '[company name]',
}

export const emptyMailTexts: MailTexts = {
  acknowledgement_subject: '',
  acknowledgement_greeting: '',
  acknowledgement_body: '',
  acknowledgement_closing: '',
}

/** Every mail that this server sends. */
export const mailNames = ['acknowledgement', 'lead', 'password-reset'] as const
export type MailName = (typeof mailNames)[number]
