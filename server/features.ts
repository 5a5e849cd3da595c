import { analytics } from './features/analytics/feature.ts'
import { searchCounter } from './features/analytics/page-view.ts'
import type { Analytics } from './features/analytics/visit-counter.ts'
import { articles } from './features/articles/feature.ts'
import { catalogue } from './features/catalogue/feature.ts'
import type { LeadServices } from './features/leads/api.ts'
import { leads } from './features/leads/feature.ts'
import { plans } from './features/plans/feature.ts'
import { createWrongCodeLimits } from './features/plans/limits.ts'
import { deleteOldPlans } from './features/plans/retention.ts'
import { prices } from './features/prices/feature.ts'
import { quotations } from './features/quotations/feature.ts'
import { search } from './features/search/feature.ts'
import { setup } from './features/setup/feature.ts'
import type { Handlers } from './platform/api/result.ts'
import { audit } from './platform/audit/feature.ts'
import { auth } from './platform/auth/feature.ts'
import { company } from './platform/company/feature.ts'
import { content } from './platform/content/feature.ts'
import { media } from './platform/media/feature.ts'
import { outbox } from './platform/outbox/feature.ts'
import { problems } from './platform/problems/feature.ts'
import type { StaffHandlers } from './platform/staff-api/handler-types.ts'

export type FeatureServices = {
  enquiries: LeadServices
  analytics?: Analytics | undefined
}

/** What features keep for a while only, besides what staff set periods for. */
export const purges = [deleteOldPlans]

/** All features. A call of the contract that none handles does not compile. */
export function createFeatures({ enquiries, analytics: counter }: FeatureServices) {
  const { limitPerMinute, onStored } = enquiries
  const wrongCodes = createWrongCodeLimits()
  const asked = {
    leads: leads({ ...enquiries, wrongCodes }),
    plans: plans({ wrongCodes, limitPerMinute }),
    prices: prices({ limitPerMinute }),
    quotations: quotations({ onStored }),
    search: search({ onSearch: searchCounter(counter) }),
  }
  const publicHandlers: Handlers = {
    ...company.publicHandlers,
    ...articles.publicHandlers,
    ...catalogue.publicHandlers,
    ...asked.leads.publicHandlers,
    ...asked.plans.publicHandlers,
    ...asked.prices.publicHandlers,
    ...asked.quotations.publicHandlers,
    ...asked.search.publicHandlers,
  }
  const staffHandlers: StaffHandlers = {
    ...audit.staffHandlers,
    ...auth.staffHandlers,
    ...company.staffHandlers,
    ...content.staffHandlers,
    ...media.staffHandlers,
    ...outbox.staffHandlers,
    ...problems.staffHandlers,
    ...analytics.staffHandlers,
    ...catalogue.staffHandlers,
    ...asked.leads.staffHandlers,
    ...asked.prices.staffHandlers,
    ...asked.quotations.staffHandlers,
    ...asked.search.staffHandlers,
    ...setup.staffHandlers,
  }
  return { publicHandlers, staffHandlers }
}
