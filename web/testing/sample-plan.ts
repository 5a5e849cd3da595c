import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { sampleHouse } from '../app/planner/sample-house.ts'

/** The sample house of the demonstration company. */
export const samplePlan = sampleHouse(plannerCatalogue)
