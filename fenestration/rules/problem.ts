import type { Design } from '@house/contract/plans/design'

export const ruleNames = [
  'opening-not-in-system',
  'tilts-outwards',
  'colour-not-in-system',
  'glass-does-not-fit',
  'frame-too-wide',
  'frame-too-high',
  'leaf-too-wide',
  'leaf-too-narrow',
  'leaf-too-high',
  'leaf-too-low',
  'leaf-too-large',
  'leaf-too-heavy',
  'leaf-too-slender',
  'glass-too-small',
  'safety-glass',
] as const
export type RuleName = (typeof ruleNames)[number]

/** A one-tap change and the design it leads to. */
export type Remedy = { label: string; design: Design }

export type Problem = {
  rule: RuleName
  /** What is drawn, and what the limit is. */
  message: string
  /** The short form for a list of openings. */
  title: string
  /** Where on the drawing; `null` for the whole. */
  cell: number | null
  /** The limit in millimetres, kilograms or square metres, if it is one number. */
  limit: number | null
  source: string
  /** Only advice: the design can be made as drawn. */
  isAdvice: boolean
  remedies: Remedy[]
}

/** A problem before remedies are looked for. */
export type Finding = Omit<Problem, 'remedies'> & {
  row: number | null
  column: number | null
  /** How many times the limit; 1 where the limit is not a number. */
  excess: number
}
