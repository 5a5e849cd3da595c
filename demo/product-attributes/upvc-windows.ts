import type { AttributesSeed } from '../types.ts'
import { upvcCasementWindows } from './upvc-windows-casement.ts'
import { upvcSlidingWindows } from './upvc-windows-sliding.ts'
import { upvcSpecialWindows } from './upvc-windows-special.ts'

export const upvcWindows: AttributesSeed = { ...upvcCasementWindows, ...upvcSlidingWindows, ...upvcSpecialWindows }
