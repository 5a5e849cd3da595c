import type { AppSetting } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import type { Samples } from '../../platform/outbox/compose.ts'
import { leadNotification } from './mail.ts'
import { acknowledgement } from './submit/acknowledgement.ts'
import type { Enquiry } from './tables.ts'

export const leadSamples: Pick<Samples, 'acknowledgement' | 'lead'> = {
  acknowledgement: ({ reader, company, texts, brand }) => acknowledgement(reader.email, company, texts, brand),
  lead: ({ reader, company, brand, now }) => leadNotification(sampleEnquiry(company, now), brand, reader.email),
}

function sampleEnquiry({ services: [required_service = 'other'] }: AppSetting, now: Date): Enquiry {
  return {
    id: 1,
    kind: 'enquiry',
    status: 'new',
    created_at: now.toISOString(),
    idempotency_key: null,
    client: '',
    customer_name: 'Asha Rao',
    phone_number: '9812345678',
    email: 'asha@example.com',
    state: '',
    city: 'Pune',
    required_service,
    otherdescription: '',
    comment: 'Two sliding windows for a balcony',
    page: urls.home,
    product: '',
    plan_code: '',
    plan_version: null,
    referrer: '',
    utm: '',
    language: 'en-IN',
    form_nonce: '',
    consent_version: '',
    suspicions: '',
    owner_id: null,
    first_response_at: null,
    next_action_at: null,
    superseded_by: null,
    last_activity_at: now.toISOString(),
    person: '',
    lost_reason: '',
    source: '',
  }
}
