import { z } from 'zod'
import { Design } from './design.ts'
import { Plan } from './plan.ts'
import { PlannerParts } from './planner-parts.ts'

const figure = z.number().nullable()

/** A limit of the system that a design breaks. */
export const PlanProblem = z.object({
  rule: z.string(),
  title: z.string(),
  message: z.string(),
  /** Number of the part, row by row; `null` for the whole. */
  cell: z.number().nullable(),
  limit: z.number().nullable(),
  source: z.string(),
  isAdvice: z.boolean(),
})

/** A one-tap change that cures a problem, and the design it leads to. */
const remedy = z.object({ label: z.string(), design: Design })

/** What a design is and does; `error` instead if it cannot be read. */
export const PlanFigures = z.object({
  error: z.string().optional(),
  description: z.string(),
  problems: z.array(PlanProblem.extend({ remedies: z.array(remedy) })),
  /** W/m²K. */
  uw: figure,
  /** Share of the sun's heat, 0 to 1. */
  shgc: figure,
  /** Rw of the glass in dB. */
  sound: figure,
  weight_kg: figure,
  working: z.object({
    uw: z.object({ ag: z.number(), af: z.number(), lg: z.number(), ug: figure, uf: figure, psi: figure }),
    shgc: z.object({ glass_shgc: figure, glass_share: z.number() }),
    sound: z.object({ rw: figure, rw_ctr: figure }),
    weight: z.object({ glass: z.number(), profiles: figure }),
  }),
})

/** `version` counts the saves of the plan from 1. */
export const SavedPlan = z.object({ code: z.string(), edit_key: z.string(), url: z.string(), version: z.int() })

/** What another device has saved since the version that a save was based on. */
export const NewerPlan = z.object({ plan: Plan, version: z.int() })

/** A saved plan as anyone with its code may see it. */
export const PlanDetails = z.object({
  code: z.string(),
  plan: Plan,
  version: z.int(),
  newest_version: z.int(),
  saved_at: z.string(),
  /** The records the plan was made with, as they were then. */
  catalogue: PlannerParts,
  /** What we offer differently since, as sentences. */
  changes: z.array(z.string()),
})

export type PlanProblem = z.infer<typeof PlanProblem>
export type PlanFigures = z.infer<typeof PlanFigures>
export type NewerPlan = z.infer<typeof NewerPlan>
export type SavedPlan = z.infer<typeof SavedPlan>
export type PlanDetails = z.infer<typeof PlanDetails>
