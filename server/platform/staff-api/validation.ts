import { labelOf } from '@house/contract/staff/field-labels'
import { z } from 'zod'
import { RequestError } from '../http/errors.ts'

/** Parses staff input; throws a `RequestError` that names the first invalid field by its label in the form. */
export function parseInput<S extends z.ZodType>(
  schema: S,
  values: unknown,
  nameOf = (field: string) => labelOf(field),
): z.output<S> {
  const result = schema.safeParse(values)
  if (result.success) return result.data
  const [{ field, inside, message } = toFieldError()] = result.error.issues.map(toFieldError)
  const where = inside ? `${nameOf(field)} (${inside})` : nameOf(field)
  throw new RequestError(`${where} ${message}`.trim(), 422, field ? { field } : {})
}

/** All validation errors. Each message continues the name of its field. */
export function validationErrors(schema: z.ZodType, values: unknown): { field: string; message: string }[] {
  const { error } = schema.safeParse(values)
  return (error?.issues ?? [])
    .map(toFieldError)
    .map(({ field, inside, message }) => ({ field, message: inside ? `(${inside}) ${message}` : message }))
}

function toFieldError(issue?: z.core.$ZodIssue) {
  const [field = '', ...inside] = issue?.path ?? []
  return { field: String(field), inside: inside.map(stepOf).join(', '), message: sentenceOf(issue?.message) }
}

/** One step of the path; entries count from 1. */
function stepOf(key: PropertyKey) {
  return typeof key === 'number' ? `entry ${key + 1}` : labelOf(String(key))
}

/** Replaces Zod's own messages, which are for programmers. */
function sentenceOf(message = '') {
  return message === '' || /^(Invalid|Too|Unrecognized|Expected)\b/.test(message) ? 'is invalid' : message
}

/** Rejects control characters other than line breaks and tabs: not every database stores them. */
export function text(max: number) {
  return z
    .string('must be text')
    .max(max, `cannot be longer than ${max} characters`)
    .refine((value) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value), {
      error: 'contains characters that cannot be used',
    })
    .refine((value) => value.isWellFormed(), { error: 'contains characters that cannot be used' })
}

export function requiredText(max: number) {
  return text(max).refine((value) => value.trim() !== '', { error: 'is required' })
}

/** For what becomes a header of a mail. */
export function oneLine(field: z.ZodString) {
  return field.refine((value) => !/[\r\n]/.test(value), { error: 'must be one line' })
}

const maxInteger = 2 ** 31 - 1

export const id = z
  .int('must be the number of a record')
  .min(1, 'must be the number of a record')
  .max(maxInteger, 'must be the number of a record')

export const wholeNumber = z.int('must be a whole number').min(0, 'cannot be below 0').max(1_000_000, 'is too large')

export const instant = z.string('must be a date').transform((value, context) => {
  const time = Date.parse(value)
  if (/^\d{4}-\d\d-\d\d/.test(value) && Number.isFinite(time)) return new Date(time).toISOString()
  context.addIssue({ code: 'custom', message: 'must be a date like 2026-11-15T10:00:00Z' })
  return z.NEVER
})

export function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, `must be one of: ${values.join(', ')}`)
}
