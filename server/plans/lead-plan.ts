import type { LeadPlan } from '@house/contract/staff/entities'
import type { Db } from '../db/schema.ts'
import { findCatalogue } from './catalogue.ts'
import { describeFigures } from './figures.ts'
import { findPlan } from './find-plan.ts'

/** The plan that came with an enquiry, in its newest version; `null` without one. */
export async function findLeadPlan(db: Db, code: string): Promise<LeadPlan | null> {
  const details = code === '' ? null : await findPlan(db, code, await findCatalogue(db))
  if (!details) return null
  const { plan, catalogue, versions, changes } = details
  return {
    code: details.code,
    name: plan.name,
    versions,
    changes,
    openings: plan.items.map((design) => {
      const { name, room, quantity } = design
      return { name, room, quantity, ...describeFigures(design, catalogue) }
    }),
  }
}
