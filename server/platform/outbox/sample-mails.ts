import type { AppSetting } from '@house/contract/entities'
import type { MailName, MailTexts } from '@house/contract/text/mail-texts'
import { dayOf } from '@house/contract/time-zone'
import { adminPaths, serverPaths, urls } from '@house/contract/urls'
import { leadNotification } from '../../features/leads/mail.ts'
import { acknowledgement } from '../../features/leads/submit/acknowledgement.ts'
import { customerMessageMail, quotationMail, reminderMail } from '../../features/quotations/mail.ts'
import { passwordResetMail } from '../auth/mail.ts'
import type { Enquiry } from '../db/schema.ts'
import { mailBrandOf } from './layout.ts'
import type { Mail } from './mail.ts'

export type SampleOptions = {
  company: AppSetting
  texts: MailTexts
  publicUrl?: string | undefined
  /** Who looks at it. */
  reader: { name: string; email: string }
  now: Date
}

/** Each mail as it would be sent now, with invented data. It goes to whoever looks at it. */
export function sampleMail(name: MailName, { company, texts, publicUrl, reader, now }: SampleOptions): Mail {
  const brand = mailBrandOf(company, publicUrl)
  const link = `${publicUrl ?? ''}${serverPaths.admin}${adminPaths.resetPassword}#sample`
  const quotation = {
    ...{ number: 'AB/2026-27/0042', customer: { name: 'Asha Rao', email: reader.email }, total: 2_17_769_00 },
    ...{ valid_until: dayOf(new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000)), contact: reader.name },
  }
  const toCustomer = { company, texts, brand, link: publicUrl ? publicUrl + urls.quotation('sample') : '' }
  const samples: Record<MailName, () => Mail> = {
    acknowledgement: () => acknowledgement(reader.email, company, texts, brand),
    quotation: () => quotationMail(quotation, undefined, toCustomer),
    'quotation-reminder': () => reminderMail(quotation, toCustomer),
    'quotation-answer': () =>
      customerMessageMail(quotation, { did: 'accepted', text: 'Asha Rao' }, { brand, to: reader.email, link: '' }),
    lead: () => leadNotification(sampleEnquiry(company, now), brand, reader.email),
    'password-reset': () => passwordResetMail(reader, brand, link),
  }
  return samples[name]()
}

function sampleEnquiry({ services: [required_service = 'other'] }: AppSetting, now: Date): Enquiry {
  return {
    ...{ id: 1, kind: 'enquiry', status: 'new', created_at: now.toISOString(), idempotency_key: null, client: '' },
    ...{ customer_name: 'Asha Rao', phone_number: '9812345678', email: 'asha@example.com', state: '', city: 'Pune' },
    ...{ required_service, otherdescription: '', comment: 'Two sliding windows for a balcony', page: urls.home },
    ...{ product: '', plan_code: '', plan_version: null, referrer: '', utm: '', language: 'en-IN', form_nonce: '' },
    ...{ consent_version: '', suspicions: '', owner_id: null, first_response_at: null, next_action_at: null },
    ...{ superseded_by: null, last_activity_at: now.toISOString(), person: '', lost_reason: '', source: '' },
  }
}
