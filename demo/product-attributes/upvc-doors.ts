import type { AttributesSeed } from '../types.ts'
import { upvcHingedDoors } from './upvc-hinged-doors.ts'
import { upvcSlidingDoors } from './upvc-sliding-doors.ts'

export const upvcDoors: AttributesSeed = { ...upvcHingedDoors, ...upvcSlidingDoors }
