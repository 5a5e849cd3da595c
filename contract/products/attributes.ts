import { z } from 'zod'
import { meshes } from '../plans/design-options.ts'
import { maxSourceLength } from '../plans/planner-part-options.ts'
import { maxContentLength } from '../validation-limits.ts'
import { measures, openingTypes, problems, productMaterials, rooms } from './attribute-options.ts'

const text = (max: number, required: string) =>
  z
    .string()
    .trim()
    .min(1, required)
    .max(max)
    .refine((value) => !/\p{Cc}/u.test(value) && value.isWellFormed(), 'contains characters that cannot be used')
const number = z.number().nonnegative().max(100_000, 'is at most 100,000')

/** A number of a product from the smallest to the largest; `null` is not limited on that side, or not known. */
export const ProductMeasure = z
  .object({
    measure: z.enum(measures),
    min: number.nullable(),
    max: number.nullable(),
    source: text(maxSourceLength, 'is needed: every number names its source'),
  })
  .refine(({ min, max }) => min !== null || max !== null, { error: 'needs a number', path: ['max'] })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    error: 'is at least the smallest',
    path: ['max'],
  })

/** A problem that a product solves, and how: one sentence for the visitor. */
export const SolvedProblem = z.object({
  problem: z.enum(problems),
  reason: text(maxContentLength.short, 'is needed: visitors read why the product helps').regex(
    /^\D*$/,
    'states no number: numbers belong to the measures, with their source',
  ),
})

/** What filters, comparisons and data sheets know about a product. Its system is that of its planner design. */
export const ProductAttributes = z.object({
  materials: oncePerValue(z.enum(productMaterials)),
  openings: oncePerValue(z.enum(openingTypes)),
  mesh: oncePerValue(z.enum(meshes)),
  /** Keys of the planner's colours. */
  colours: oncePerValue(z.string()),
  rooms: oncePerValue(z.enum(rooms)),
  problems: z.array(SolvedProblem).max(problems.length).refine(isUniqueBy('problem'), 'names a problem twice'),
  measures: z.array(ProductMeasure).max(measures.length).refine(isUniqueBy('measure'), 'has a number twice'),
})

/** One attribute in words, for tables. */
export const AttributeRow = z.object({
  name: z.string(),
  label: z.string(),
  /** Empty if it is not known. */
  value: z.string(),
  /** Where a number comes from; empty for what is not a number. */
  source: z.string(),
})

export const emptyAttributes: ProductAttributes = {
  materials: [],
  openings: [],
  mesh: [],
  colours: [],
  rooms: [],
  problems: [],
  measures: [],
}

export type ProductMeasure = z.infer<typeof ProductMeasure>
export type SolvedProblem = z.infer<typeof SolvedProblem>
export type AttributeRow = z.infer<typeof AttributeRow>
export type ProductAttributes = z.infer<typeof ProductAttributes>

function oncePerValue<T extends z.ZodType<string>>(value: T) {
  return z
    .array(value)
    .max(50)
    .refine((values) => new Set(values).size === values.length, 'names a value twice')
}

function isUniqueBy<K extends string>(key: K) {
  return (rows: Record<K, string>[]) => new Set(rows.map((row) => row[key])).size === rows.length
}
