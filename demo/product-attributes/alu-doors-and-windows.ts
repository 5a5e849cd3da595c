import type { AttributesSeed } from '../types.ts'
import { aluDoors } from './alu-doors.ts'
import { aluWindows } from './alu-windows.ts'

export const aluDoorsAndWindows: AttributesSeed = { ...aluDoors, ...aluWindows }
