import type { Measure } from '@house/contract/products/attribute-options'
import type { ProductMeasure } from '@house/contract/products/attributes'

/** A number that the sample company states about its product; it has not measured it. */
export function stated(measure: Measure, min: number | null, max: number | null): ProductMeasure {
  return { measure, min, max, source: 'Stated by the sample company; not measured' }
}
