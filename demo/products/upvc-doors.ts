import type { ProductSeed } from '../types.ts'
import { upvcHingedDoors } from './upvc-hinged-doors.ts'
import { upvcSlidingDoors } from './upvc-sliding-doors.ts'

export const upvcDoors: ProductSeed[] = [...upvcHingedDoors, ...upvcSlidingDoors]
