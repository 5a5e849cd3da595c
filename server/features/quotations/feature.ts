import type { Feature } from '../../platform/feature.ts'
import { customerHandlers } from './api.ts'
import { deleteQuotations } from './erase.ts'
import { quotationComposer } from './mails/delivery.ts'
import { quotationRemindersJob } from './mails/reminders-job.ts'
import { quotationSamples } from './mails/sample-mails.ts'
import { up } from './migration.ts'
import { quotationRoutes } from './routes.ts'
import { quotationHandlers } from './staff-api.ts'

type ReminderServices = Parameters<typeof quotationRemindersJob>[0] & { canMail: boolean }

export const quotations = {
  migrations: { '1.0.0-10-quotations': { up } },
  publicHandlers: customerHandlers,
  staffHandlers: quotationHandlers,
  routes: quotationRoutes,
  mails: {
    quotation: { compose: quotationComposer('quotation'), isToCustomer: true },
    'quotation-reminder': { compose: quotationComposer('quotation-reminder'), isToCustomer: true },
    'quotation-answer': { compose: quotationComposer('quotation-answer') },
    'quotation-question': { compose: quotationComposer('quotation-question') },
  },
  samples: quotationSamples,
  auditedKinds: { quotation: { resource: 'quotations', key: 'id', title: 'number' } },
  // The logo on what was issued.
  mediaColumns: [{ resource: 'quotations', table: 'quotation', title: 'number', columns: ['issued'] }],
  eraseEnquiries: deleteQuotations,
  jobs: ({ canMail, ...services }: ReminderServices) => (canMail ? [quotationRemindersJob(services)] : []),
} satisfies Feature
