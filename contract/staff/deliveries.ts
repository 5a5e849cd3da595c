/** The channels through which a new lead is delivered. */
export const channels = ['mail-to-staff', 'mail-to-visitor', 'webhook'] as const
export type Channel = (typeof channels)[number]

/** Mails about quotations: two to the customer, two to the staff. */
export const quotationMails = ['quotation', 'quotation-reminder', 'quotation-answer', 'quotation-question'] as const
export type QuotationMail = (typeof quotationMails)[number]

/** All that is queued and sent later. */
export const deliveryKinds = [...channels, ...quotationMails, 'password-reset'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

export const deliveryStates = ['waiting', 'delivered', 'dead'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** As staff read them. */
export const deliveryNames: Record<DeliveryKind, string> = {
  'mail-to-staff': 'E-mail to staff',
  'mail-to-visitor': 'E-mail to sender',
  webhook: 'Webhook',
  quotation: 'Quotation to the customer',
  'quotation-reminder': 'Reminder to the customer',
  'quotation-answer': 'Answer of the customer, to staff',
  'quotation-question': 'Question of the customer, to staff',
  'password-reset': 'New password',
}
