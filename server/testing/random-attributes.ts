import { openingTypes, problems, productMaterials, rooms } from '@house/contract/products/attribute-options'
import { ProductAttributes } from '@house/contract/products/attributes'
import fc from 'fast-check'
import { bumpContentVersion } from '../platform/cache/content-version.ts'
import type { Db } from '../platform/db/schema.ts'

const size = fc.option(fc.integer({ min: 1, max: 30 }).map((step) => step * 100))
const sized = fc.tuple(size, size).map(([one, other]) => (one && other && one > other ? [other, one] : [one, other]))
export const randomAttributes: fc.Arbitrary<ProductAttributes> = fc
  .record({
    materials: fc.subarray([...productMaterials]),
    openings: fc.subarray([...openingTypes]),
    mesh: fc.subarray(['pleated' as const, 'sliding' as const]),
    colours: fc.subarray(['white', 'black']),
    rooms: fc.subarray([...rooms]),
    problems: fc.subarray([...problems]).map((names) => names.map((problem) => ({ problem, reason: 'Tested.' }))),
    measures: fc.tuple(sized, sized).map(([[minWidth, width], [minHeight, height]]) =>
      [
        { measure: 'frame_width' as const, min: minWidth ?? null, max: width ?? null, source: 'Test' },
        { measure: 'frame_height' as const, min: minHeight ?? null, max: height ?? null, source: 'Test' },
      ].filter(({ min, max }) => min !== null || max !== null),
    ),
  })
  .map((values) => ProductAttributes.parse(values))

/** Gives every product attributes of its own, the same in every run. */
export async function writeRandomAttributes<T extends { id: number }>(db: Db, products: T[]) {
  const samples = fc.sample(randomAttributes, { numRuns: products.length, seed: 26 })
  const described = products.flatMap((product, index) => {
    const attributes = samples[index]
    return attributes ? [{ ...product, attributes }] : []
  })
  for (const { id, attributes } of described)
    await db
      .updateTable('product')
      .set({ attributes: JSON.stringify(attributes) })
      .where('id', '=', id)
      .execute()
  await bumpContentVersion(db)
  return described
}
