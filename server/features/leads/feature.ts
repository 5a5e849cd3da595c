import type { Feature } from '../../platform/feature.ts'
import { purgeClientIps } from '../../platform/http/limits/rate-limit.ts'
import { enquiryHandlers } from './api.ts'
import { composeAcknowledgement, composeLeadNotification } from './delivery.ts'
import { leadSamples } from './sample-mails.ts'
import { leadHandlers } from './staff-api.ts'

/** `leadRetention` is listed in features.ts: it needs what other features erase. */
export const leads = {
  publicHandlers: enquiryHandlers,
  staffHandlers: leadHandlers,
  composers: { 'mail-to-staff': composeLeadNotification, 'mail-to-visitor': composeAcknowledgement },
  samples: leadSamples,
  auditedKinds: { enquiry: { resource: 'leads', key: 'id', title: 'customer_name' } },
  purges: [purgeClientIps],
} satisfies Feature
