import type { PlannerCatalogue } from '@house/contract/plans/catalogue'
import { colours } from './colours.ts'
import { glazings } from './glazings.ts'
import { systems } from './systems.ts'

export const plannerCatalogue: PlannerCatalogue = {
  systems,
  glazings,
  colours,
  wall_gap: { value: 10, source: 'Product page: Anthracite Casement with Fixed Light, joint of 8 to 10 mm all round' },
}

/** Of the plan codes. */
export const planCodePrefix = 'JH'
