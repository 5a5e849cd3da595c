import { dayOf } from '@house/contract/time-zone'
import { urls } from '@house/contract/urls'
import type { SampleOptions, Samples } from '../../../platform/outbox/compose.ts'
import { customerMessageMail, type MailedQuotation, quotationMail, reminderMail } from './mail.ts'

const validMs = 30 * 24 * 60 * 60 * 1000

export const quotationSamples: Pick<Samples, 'quotation' | 'quotation-reminder' | 'quotation-answer'> = {
  quotation: (options) => quotationMail(sampleQuotation(options), undefined, toCustomer(options)),
  'quotation-reminder': (options) => reminderMail(sampleQuotation(options), toCustomer(options)),
  'quotation-answer': (options) => {
    const toStaff = { brand: options.brand, to: options.reader.email, link: '' }
    return customerMessageMail(sampleQuotation(options), { did: 'accepted', text: 'Asha Rao' }, toStaff)
  },
}

function sampleQuotation({ reader, now }: SampleOptions): MailedQuotation {
  return {
    number: 'AB/2026-27/0042',
    customer: { name: 'Asha Rao', email: reader.email },
    total: 2_17_769_00,
    valid_until: dayOf(new Date(now.getTime() + validMs)),
    contact: reader.name,
  }
}

function toCustomer({ company, texts, brand, publicUrl }: SampleOptions) {
  return { company, texts, brand, link: publicUrl ? publicUrl + urls.quotation('sample') : '' }
}
