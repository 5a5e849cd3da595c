import type { ParsedPlan } from './parse-plan.ts'

/** A sentence for each opening of the input that could not be read. */
export function describeRejected(input: unknown, rejected: ParsedPlan['rejected']): string[] {
  return rejected.map(({ index, message }) => `${nameOf(input, index)} could not be read and is left out. ${message}.`)
}

function nameOf(plan: unknown, index: number) {
  const items = field(plan, 'items')
  const name = Array.isArray(items) ? field(items[index], 'name') : undefined
  return typeof name === 'string' && name !== '' ? name : `Opening ${index + 1}`
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
