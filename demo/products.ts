import { acousticPartitions } from './products/acoustic-partitions.ts'
import { aluDoorsAndWindows } from './products/alu-doors-and-windows.ts'
import { glassPartitions } from './products/glass-partitions.ts'
import { movablePartitions } from './products/movable-partitions.ts'
import { railings } from './products/railings.ts'
import { showers } from './products/showers.ts'
import { skylights } from './products/skylights.ts'
import { slimSlidingDoors } from './products/slim-sliding-doors.ts'
import { upvcDoors } from './products/upvc-doors.ts'
import { upvcWindows } from './products/upvc-windows.ts'
import type { ProductSeed } from './types.ts'

export const products: ProductSeed[] = [
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
]
