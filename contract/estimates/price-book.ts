import { z } from 'zod'
import { designLimits, grilles, meshes } from '../plans/design-options.ts'
import { priceBookLimits as limits, pricedFillings, pricedOpenings } from './price-book-options.ts'

const paise = z
  .int('is a whole number of paise')
  .min(0, 'cannot be below 0')
  .max(limits.paise, `is at most ₹ ${limits.paise / 100}`)
const line = z.string().trim().min(1, 'is empty').max(limits.text, `has at most ${limits.text} characters`)
const texts = z.array(line).max(limits.texts, `has at most ${limits.texts} entries`)
const partKey = z.string().min(1, 'is missing').max(designLimits.key)

/** Paise. */
export const PriceRange = z.object({ low: paise, high: paise })

/** Prices by what they are for, each thing once. */
function prices<K extends string>(key: z.ZodType<K>) {
  const price = z.object({ key, low: paise, high: paise })
  return z
    .array(price.refine(({ low, high }) => low <= high, 'has a high price below its low price'))
    .max(limits.entries)
    .superRefine((entries, context) =>
      rejectRepeated(
        entries.map((entry) => `“${entry.key}”`),
        context,
      ),
    )
}

function rejectRepeated(names: string[], context: z.core.$RefinementCtx) {
  for (const [index, name] of names.entries())
    if (names.indexOf(name) < index)
      context.addIssue({ code: 'custom', path: [index], message: `names ${name} a second time` })
}

const Rate = z
  .object({
    system: partKey,
    opening: z.enum(pricedOpenings, `is one of: ${pricedOpenings.join(', ')}`),
    ...PriceRange.shape,
    min_area: z.int('is a whole number of mm²').min(0, 'cannot be below 0').max(limits.area, 'is at most 20 m²'),
  })
  // Every opening has a rate, so every estimate is a range.
  .refine(({ low, high }) => low < high, 'needs a high price above its low price, because an estimate is a range')

/** Money is in paise, areas in mm². What a book does not list has no price. */
export const PriceBook = z.object({
  v: z.literal(1, 'is a version of the price book we do not know'),
  /** Per m² of the parts of a system that open in a way. */
  rates: z
    .array(Rate)
    .max(limits.entries)
    .superRefine((rates, context) =>
      rejectRepeated(
        rates.map(({ system, opening }) => `“${system}”, ${opening},`),
        context,
      ),
    ),
  /** Per sash, by its way of opening. Fixed lights have none. */
  hardware: prices(z.enum(pricedOpenings).exclude(['fixed'])),
  /** Surcharges per m² of the glazed parts, by glass. */
  glass: prices(partKey),
  /** Surcharges per m² of the parts with a filling other than clear glass. */
  fillings: prices(z.enum(pricedFillings)),
  /** Surcharges per m² of the frame and side, by colour. */
  finishes: prices(partKey),
  /** Per m² of the parts that open. */
  meshes: prices(z.enum(meshes)),
  /** Per m² of the frame. */
  grilles: prices(z.enum(grilles)),
  /** Per m² of the frame. */
  installation: PriceRange.refine(({ low, high }) => low <= high, 'has a high price below its low price'),
  /** Once per plan, by zone. */
  transport: prices(z.string().trim().min(1, 'is missing').max(limits.zone)),
  /** Subtotals are rounded to multiples of it. */
  rounding: z
    .int('is a whole number of paise')
    .min(1, 'is at least 1 paisa')
    .max(limits.rounding, 'is at most ₹ 10,000'),
  /** Basis points: 1800 is 18 %. */
  gst: z.int('is a whole number of basis points').min(0, 'cannot be below 0').max(limits.gst, 'is at most 100 %'),
  hsn: z.string().regex(/^(\d{4}|\d{6}|\d{8})$/, 'has 4, 6 or 8 digits'),
  validity_days: z
    .int('is a whole number of days')
    .min(1, 'is at least one day')
    .max(limits.validityDays, 'is at most a year'),
  inclusions: texts,
  exclusions: texts,
})

/** The book in force, as the planner computes with it. */
export const PublishedPriceBook = z.object({
  version: z.int(),
  name: z.string(),
  /** When it came into force. */
  date: z.string().meta({ format: 'date-time' }),
  book: PriceBook,
})

export type PriceRange = z.infer<typeof PriceRange>
export type PriceBook = z.infer<typeof PriceBook>
export type PublishedPriceBook = z.infer<typeof PublishedPriceBook>
