import type { Feature } from '../../platform/feature.ts'
import { enquiryHandlers } from './api.ts'
import { composeAcknowledgement, composeLeadNotification } from './delivery.ts'
import { up } from './migration.ts'
import { leadSamples } from './sample-mails.ts'
import { leadHandlers } from './staff-api.ts'
import { purgeClientIps } from './submit/rate-limit.ts'

/** `leadRetention` is listed in features.ts: it needs what other features erase. */
export const leads = {
  migrations: { '1.0.0-09-leads': { up } },
  publicHandlers: enquiryHandlers,
  staffHandlers: leadHandlers,
  mails: {
    'mail-to-staff': { compose: composeLeadNotification },
    'mail-to-visitor': { compose: composeAcknowledgement, isToCustomer: true },
  },
  samples: leadSamples,
  auditedKinds: { enquiry: { resource: 'leads', key: 'id', title: 'customer_name' } },
  purges: [purgeClientIps],
} satisfies Feature
