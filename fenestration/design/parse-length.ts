import { readLength } from '@house/contract/products/read-length'
import { DesignError } from './parse-design.ts'

/** Throws `DesignError` when it is not a length. */
export function parseLength(input: string): number {
  const length = readLength(input)
  if (length === undefined)
    throw new DesignError(`“${input.trim().slice(0, 20)}” is not a size. Write 1350, 135 cm, 1.35 m or 4'6"`)
  return length
}

const millimetresPerInch = 25.4

/** Feet and inches to the nearest eighth, as a tape shows them. */
export function formatFeet(millimetres: number): string {
  const eighths = Math.round((millimetres / millimetresPerInch) * 8)
  const feet = Math.floor(eighths / 96)
  const inches = Math.floor((eighths % 96) / 8)
  const rest = eighths % 8
  const fraction = rest === 0 ? '' : ` ${rest / divisor(rest)}/${8 / divisor(rest)}`
  return `${feet}'${inches}${fraction}"`
}

function divisor(eighths: number) {
  return eighths % 4 === 0 ? 4 : eighths % 2 === 0 ? 2 : 1
}
