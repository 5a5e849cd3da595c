import { analytics } from './features/analytics/feature.ts'
import { searchCounter } from './features/analytics/page-view.ts'
import type { Analytics } from './features/analytics/visit-counter.ts'
import { articles } from './features/articles/feature.ts'
import { catalogue } from './features/catalogue/feature.ts'
import type { LeadServices } from './features/leads/api.ts'
import { composeAcknowledgement, composeLeadNotification } from './features/leads/delivery.ts'
import { leads } from './features/leads/feature.ts'
import { leadSamples } from './features/leads/sample-mails.ts'
import { plans } from './features/plans/feature.ts'
import { createWrongCodeLimits } from './features/plans/limits.ts'
import { deleteOldPlans } from './features/plans/retention.ts'
import { prices } from './features/prices/feature.ts'
import { quotationComposer } from './features/quotations/delivery.ts'
import { quotations } from './features/quotations/feature.ts'
import { quotationSamples } from './features/quotations/sample-mails.ts'
import { search } from './features/search/feature.ts'
import { setup } from './features/setup/feature.ts'
import type { Handlers } from './platform/api/result.ts'
import { audit } from './platform/audit/feature.ts'
import { composePasswordReset } from './platform/auth/delivery.ts'
import { auth } from './platform/auth/feature.ts'
import { authSamples } from './platform/auth/sample-mails.ts'
import { company } from './platform/company/feature.ts'
import { content } from './platform/content/feature.ts'
import { media } from './platform/media/feature.ts'
import type { Compose, MailKind, Samples } from './platform/outbox/compose.ts'
import { outbox } from './platform/outbox/feature.ts'
import { problems } from './platform/problems/feature.ts'
import type { StaffHandlers } from './platform/staff-api/handler-types.ts'

export type FeatureServices = {
  enquiries: LeadServices
  analytics?: Analytics | undefined
}

/** What features keep for a while only, besides what staff set periods for. */
export const purges = [deleteOldPlans]

/** How queued mails are composed. A kind that nobody composes does not compile. */
export const composers: Record<MailKind, Compose> = {
  'mail-to-staff': composeLeadNotification,
  'mail-to-visitor': composeAcknowledgement,
  quotation: quotationComposer('quotation'),
  'quotation-reminder': quotationComposer('quotation-reminder'),
  'quotation-answer': quotationComposer('quotation-answer'),
  'quotation-question': quotationComposer('quotation-question'),
  'password-reset': composePasswordReset,
}

const samples: Samples = { ...leadSamples, ...quotationSamples, ...authSamples }

/** All features. A call of the contract that none handles does not compile. */
export function createFeatures({ enquiries, analytics: counter }: FeatureServices) {
  const { limitPerMinute, onStored } = enquiries
  const wrongCodes = createWrongCodeLimits()
  const configured = {
    leads: leads({ ...enquiries, wrongCodes }),
    plans: plans({ wrongCodes, limitPerMinute }),
    prices: prices({ limitPerMinute }),
    quotations: quotations({ onStored }),
    search: search({ onSearch: searchCounter(counter) }),
    outbox: outbox({ samples }),
  }
  const publicHandlers: Handlers = {
    ...company.publicHandlers,
    ...articles.publicHandlers,
    ...catalogue.publicHandlers,
    ...configured.leads.publicHandlers,
    ...configured.plans.publicHandlers,
    ...configured.prices.publicHandlers,
    ...configured.quotations.publicHandlers,
    ...configured.search.publicHandlers,
  }
  const staffHandlers: StaffHandlers = {
    ...audit.staffHandlers,
    ...auth.staffHandlers,
    ...company.staffHandlers,
    ...content.staffHandlers,
    ...media.staffHandlers,
    ...configured.outbox.staffHandlers,
    ...problems.staffHandlers,
    ...analytics.staffHandlers,
    ...catalogue.staffHandlers,
    ...configured.leads.staffHandlers,
    ...configured.prices.staffHandlers,
    ...configured.quotations.staffHandlers,
    ...configured.search.staffHandlers,
    ...setup.staffHandlers,
  }
  return { publicHandlers, staffHandlers }
}
