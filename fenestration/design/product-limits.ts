import { maxGlassThickness } from '@house/contract/plans/planner-part-options'
import type { LeafLimit, StoredSystem, System } from '@house/contract/plans/planner-parts'
import type { Measure } from '@house/contract/products/attribute-options'
import type { ProductMeasure } from '@house/contract/products/attributes'

type LimitProduct = { title: string; measures: ProductMeasure[] }
type StoredLimit = StoredSystem['limits'][number]

/** The slugs of the products whose numbers are limits of these systems. */
export function limitProducts(systems: Limits[]): string[] {
  const named = systems.flatMap(({ limits, glass_thickness }) => [glass_thickness, ...limits])
  return [...new Set(named.flatMap(({ product }) => product || []))]
}

/** Fills the numbers that a system leaves to a product and names the product as their source. */
export function fillLimits(system: StoredSystem, products: Map<string, LimitProduct>): System {
  return {
    ...system,
    glass_thickness: fillGlass(system.glass_thickness, products),
    limits: system.limits.map((limit) => fillLimit(limit, products)),
  }
}

type Limits = Pick<StoredSystem, 'limits' | 'glass_thickness'>

/** The same limits without the product: its numbers become those of the system. */
export function copyLimits({ limits, glass_thickness }: Limits, slug: string, product: LimitProduct): Limits {
  const products = new Map([[slug, product]])
  return {
    limits: limits.map((limit) => (limit.product === slug ? fillLimit(limit, products) : limit)),
    glass_thickness: glass_thickness.product === slug ? fillGlass(glass_thickness, products) : glass_thickness,
  }
}

function fillLimit({ product: slug = '', ...limit }: StoredLimit, products: Map<string, LimitProduct>): LeafLimit {
  const product = products.get(slug)
  if (!product) return limit
  const [width, height] = [rangeOf(product, 'sash_width'), rangeOf(product, 'sash_height')]
  const filled = {
    ...limit,
    min_width: limit.min_width ?? width.min,
    max_width: limit.max_width ?? width.max,
    min_height: limit.min_height ?? height.min,
    max_height: limit.max_height ?? height.max,
    max_area: limit.max_area ?? rangeOf(product, 'glass_area').max,
    max_weight_kg: limit.max_weight_kg ?? rangeOf(product, 'sash_weight').max,
  }
  return { ...filled, source: sourceOf(limit, filled, product) }
}

/** A product that does not state its glass leaves the choice open. */
function fillGlass(
  { product: slug = '', ...glass }: StoredSystem['glass_thickness'],
  products: Map<string, LimitProduct>,
): System['glass_thickness'] {
  const product = products.get(slug)
  const stated = rangeOf(product, 'glass_thickness')
  const [min, max] = [glass.min ?? stated.min, glass.max ?? stated.max]
  return { min: min ?? 0, max: max ?? maxGlassThickness, source: sourceOf(glass, { min, max }, product) }
}

function rangeOf(product: LimitProduct | undefined, measure: Measure) {
  return product?.measures.find((each) => each.measure === measure) ?? { min: null, max: null }
}

/** Numbers of the system keep its source; the product is the source of what it fills. */
function sourceOf(own: { source: string }, filled: object, product: LimitProduct | undefined) {
  const [ownCount, count] = [countNumbers(own), countNumbers(filled)]
  const page = product && count > ownCount ? `Product page: ${product.title}` : ''
  if (ownCount === 0) return page || 'Not stated'
  const source = own.source || 'Not stated'
  return page ? `${source}; others: ${page}` : source
}

function countNumbers(row: object) {
  return Object.values(row).filter((value) => typeof value === 'number').length
}
