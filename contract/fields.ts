import { maxInput } from './validation-limits.ts'

/** The JSON Schema of a field, for the OpenAPI document. */
export type FieldSchema = {
  type: 'string' | 'integer' | 'object' | 'array'
  items?: object
  $ref?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  enum?: readonly string[]
  default?: string | number
}

/** Parses one raw form or JSON value; throws `InputError` with a sentence for the caller when it is invalid. */
export type Field<T> = ((raw: unknown, name: string) => T) & { schema: FieldSchema }
/** A field with a default. */
export type OptionalField<T> = Field<T> & { isOptional: true }

export class InputError extends Error {}

export type Fields = Record<string, Field<unknown>>
export type Values<F extends Fields> = { [K in keyof F]: ReturnType<F[K]> }

type OptionalNames<F extends Fields> = {
  [K in keyof F]: F[K] extends OptionalField<unknown> ? K : never
}[keyof F]
/** What a caller sends: fields with a default are optional. */
export type Input<F extends Fields> = Omit<Values<F>, OptionalNames<F>> & Partial<Pick<Values<F>, OptionalNames<F>>>

export function parseFields<F extends Fields>(fields: F, raw: Record<string, unknown>): Values<F> {
  const entries = Object.entries(fields).map(([name, parse]) => [
    name,
    parse(Object.hasOwn(raw, name) ? raw[name] : undefined, name),
  ])
  return Object.fromEntries(entries) as Values<F>
}

/** Optional text; empty if it is missing. */
export function text(max: number): OptionalField<string> {
  return optional({ type: 'string', maxLength: max }, (raw, name) => {
    if (raw === undefined || raw === null) return ''
    if (typeof raw !== 'string') throw new InputError(`${name} must be text`)
    if (raw.length > max) throw new InputError(`${name} cannot be longer than ${max} characters`)
    if (hasControlCharacter(raw)) throw new InputError(`${name} contains characters that cannot be used`)
    return raw.trim()
  })
}

export function requiredText(max: number): Field<string> {
  const parse = text(max)
  const parseRequired = (raw: unknown, name: string) => {
    const value = parse(raw, name)
    if (value === '') throw new InputError(`${name} is required`)
    return value
  }
  return Object.assign(parseRequired, { schema: { type: 'string' as const, minLength: 1, maxLength: max } })
}

export function oneOf<const T extends string>(allowed: readonly T[], otherwise: T): OptionalField<T> {
  return optional({ type: 'string', enum: allowed, default: otherwise }, (raw, name) => {
    if (raw === undefined || raw === null || raw === '') return otherwise
    const match = allowed.find((value) => value === raw)
    if (match === undefined) throw new InputError(`${name} must be one of: ${allowed.join(', ')}`)
    return match
  })
}

/** A page number from 1; the first page if it is missing. */
const pageSchema = { type: 'integer', minimum: 1, maximum: maxInput.page, default: 1 } as const

export const page: OptionalField<number> = optional(pageSchema, (raw, name) => {
  if (raw === undefined || raw === null || raw === '') return 1
  const number = typeof raw === 'string' && /^\d{1,9}$/.test(raw) ? Number(raw) : 0
  if (number < 1 || number > maxInput.page)
    throw new InputError(`${name} must be a whole number from 1 to ${maxInput.page}`)
  return number
})

export const slug = requiredText(maxInput.slug)

/** Optional whole number from 1; `null` if it is missing. */
export const version: OptionalField<number | null> = optional({ type: 'integer', minimum: 1 }, (raw, name) => {
  if (raw === undefined || raw === null || raw === '') return null
  const number = typeof raw === 'number' ? raw : typeof raw === 'string' && /^\d{1,9}$/.test(raw) ? Number(raw) : 0
  if (!Number.isSafeInteger(number) || number < 1) throw new InputError(`${name} must be a whole number from 1`)
  return number
})

/** JSON that the handler parses, with its own messages. */
export function nested<T>(schema: FieldSchema): Field<T> {
  const parse = (raw: unknown, name: string) => {
    if (typeof raw !== 'object' || raw === null) throw new InputError(`${name} is missing`)
    return raw as T
  }
  return Object.assign(parse, { schema })
}

function optional<T>(schema: FieldSchema, parse: (raw: unknown, name: string) => T): OptionalField<T> {
  return Object.assign(parse, { schema, isOptional: true as const })
}

export function hasControlCharacter(value: string) {
  // Line breaks and tabs are fine in a comment; anything else below the space cannot be stored or mailed safely.
  return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value)
}
