import type { Measure } from '@house/contract/products/attribute-options'
import type { ProductMeasure } from '@house/contract/products/attributes'

/** A number that the sample company states about its product; it has not measured it. */
export function stated(measure: Measure, min: number | null, max: number | null): ProductMeasure {
  return { measure, min, max, source: 'Stated by the sample company; not measured' }
}

/** A number that follows from stated ones, such as the width of a frame from the widths of its sashes. */
export function derived(measure: Measure, min: number | null, max: number | null, from: string): ProductMeasure {
  return { measure, min, max, source: `${from}, as the sample company states; not measured` }
}
