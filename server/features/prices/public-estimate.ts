import type { PublicEstimate } from '@house/contract/estimates/estimate'
import type { PublishedPriceBook } from '@house/contract/estimates/price-book'
import type { EstimateMode } from '@house/contract/estimates/price-book-options'
import { InputError } from '@house/contract/fields'
import { DesignError, parseDesign } from '@house/fenestration/design/parse-design'
import { estimateOrExplain, totalUp, withoutPrice } from '@house/fenestration/estimate/estimate-plan'
import { toFromEstimate, toRangeEstimate } from '@house/fenestration/estimate/public-estimate'
import { findPlannerSettings } from '../../platform/company/settings/queries.ts'
import type { Db } from '../../platform/db/schema.ts'
import { findPlannerParts } from '../planner-parts/queries.ts'
import { findBookInForce } from './price-book/queries.ts'

/** What visitors may see. Without a price book there are no estimates, whatever the settings say. */
export async function findPublicPrices(
  db: Db,
): Promise<{ mode: EstimateMode; book: PublishedPriceBook } | { mode: 'off'; book: null }> {
  const { public_estimates: mode } = await findPlannerSettings(db)
  const book = mode === 'off' ? null : await findBookInForce(db)
  return book ? { mode, book } : { mode: 'off', book: null }
}

export type EstimateInput = { designs: unknown[]; zone: string | null; now: Date }

/** Openings that cannot be read have a reason instead of a price, and the others survive. */
export async function findPublicEstimate(db: Db, { designs, zone, now }: EstimateInput): Promise<PublicEstimate> {
  const { mode, book } = await findPublicPrices(db)
  if (mode === 'off' || !book) return { mode: 'off' }
  if (zone !== null && !book.book.transport.some(({ key }) => key === zone))
    throw new InputError(`We have no price for transport to “${zone}”`)
  const catalogue = await findPlannerParts(db)
  const items = designs.map((input) => {
    try {
      return estimateOrExplain(parseDesign(input), catalogue, book.book)
    } catch (error) {
      if (!(error instanceof DesignError)) throw error
      return withoutPrice({ name: '', quantity: 1 }, error.message)
    }
  })
  const estimate = totalUp(items, book.book, zone)
  return mode === 'range' ? toRangeEstimate(estimate, book, now) : toFromEstimate(estimate, book, now)
}
