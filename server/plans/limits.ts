import { planLimits } from '@house/contract/plans/plan-limits'

/** So that nobody finds other people's plans by guessing. */
export const wrongCodeLimit = { max: 30, windowMs: 10 * 60_000 }

/** Designs whose figures a client may ask for: five whole plans a minute. */
export const figureLimit = { max: 5 * planLimits.items, windowMs: 60_000 }

/** Saved plans, by what they cost: five PDFs, thirty DXF files, sixty pages or three hundred drawings a minute. */
export const fileLimit = { max: 300, windowMs: 60_000 }
export const fileCosts = { 'drawing.svg': 1, 'plan.dxf': 10, 'plan.pdf': 60 }
export const pageCost = 5
/** Of the planner without JavaScript: seven of the largest plans a minute, or some forty small ones. */
export const formBytesPerCost = 2048
