import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { fillLimits } from '@house/fenestration/design/product-limits'
import { attributesOf } from '../product-attributes.ts'
import { products } from '../products.ts'
import { colours } from './colours.ts'
import { glazings } from './glazings.ts'
import { systems } from './systems.ts'

const limitProducts = new Map(
  products.map(({ slug, title }) => [slug, { title, measures: attributesOf(slug).measures }]),
)

export const plannerCatalogue: PlannerParts = {
  systems: systems.map((system) => fillLimits(system, limitProducts)),
  glazings,
  colours,
  wall_gap: { value: 10, source: 'Product page: Anthracite Casement with Fixed Light, joint of 8 to 10 mm all round' },
}

/** Of the plan codes. */
export const planCodePrefix = 'JH'
