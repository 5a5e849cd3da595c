import type { ProductSeed } from '../types.ts'
import { aluDoors } from './alu-doors.ts'
import { aluWindows } from './alu-windows.ts'

export const aluDoorsAndWindows: ProductSeed[] = [...aluDoors, ...aluWindows]
