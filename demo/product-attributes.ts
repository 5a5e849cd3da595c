import type { ProductAttributes } from '@house/contract/products/attributes'
import { acousticPartitions } from './product-attributes/acoustic-partitions.ts'
import { aluDoorsAndWindows } from './product-attributes/alu-doors-and-windows.ts'
import { glassPartitions } from './product-attributes/glass-partitions.ts'
import { movablePartitions } from './product-attributes/movable-partitions.ts'
import { railings } from './product-attributes/railings.ts'
import { showers } from './product-attributes/showers.ts'
import { skylights } from './product-attributes/skylights.ts'
import { slimSlidingDoors } from './product-attributes/slim-sliding-doors.ts'
import { upvcDoors } from './product-attributes/upvc-doors.ts'
import { upvcWindows } from './product-attributes/upvc-windows.ts'
import type { AttributesSeed } from './types.ts'

export const productAttributes: AttributesSeed = {
  ...upvcWindows,
  ...upvcDoors,
  ...aluDoorsAndWindows,
  ...railings,
  ...showers,
  ...skylights,
  ...slimSlidingDoors,
  ...glassPartitions,
  ...acousticPartitions,
  ...movablePartitions,
}

export function attributesOf(slug: string): ProductAttributes {
  const attributes = productAttributes[slug]
  if (!attributes) throw new Error(`No attributes of the product “${slug}”`)
  return attributes
}
