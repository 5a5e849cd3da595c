import { z } from 'zod'
import { parseInput } from '../staff-api/validation.ts'
import { decodeJson, encodeJson } from './record.ts'
import type { ContentResource } from './resources.ts'
import { sanitiseColumns } from './sanitise/columns.ts'
import type { ContentTable, Values } from './schema.ts'

/** Unvalidated fields from a client, by name. */
export type FieldInput = { readonly [name: string]: unknown }

/** All fields of a record, validated and sanitised. */
export function parseFields<T extends ContentTable>(resource: ContentResource<T>, input: FieldInput): Values<T> {
  const values = parseInput(resource.fields, fillEmpty(resource.fields, input))
  return sanitise(resource, values as Values<T>)
}

/** The fields that the input has, validated and sanitised. */
export function parsePartialFields<T extends ContentTable>(
  resource: ContentResource<T>,
  input: FieldInput,
): Partial<Values<T>> {
  const fields = pickFields(resource.fields, input)
  return sanitise(resource, parseInput(fields, fillEmpty(fields, input)) as Partial<Values<T>>)
}

export function pickFields(fields: z.ZodObject, input: FieldInput): z.ZodObject {
  return z.object(Object.fromEntries(Object.entries(fields.shape).filter(([name]) => Object.hasOwn(input, name))))
}

function sanitise<V extends object>(resource: ContentResource, values: V): V {
  const sanitised = decodeJson(resource, sanitiseColumns(resource.table, encodeJson(resource, values)))
  const names = Object.keys(resource.fields.shape)
  // Derived columns are not fields.
  return Object.fromEntries(Object.entries(sanitised).filter(([name]) => names.includes(name))) as V
}

/** Forms omit empty fields or send null for them, also inside lists. They get the schema's own empty value. */
export function fillEmpty(fields: z.ZodObject, input: FieldInput): FieldInput {
  const entries = Object.entries(fields.shape).map(([name, field]) => [
    name,
    fillValue(field as z.ZodType, input[name]),
  ])
  return Object.fromEntries(entries)
}

function fillValue(field: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return emptyValueOf(field)
  const inner = unwrap(field)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => fillValue(inner.element as z.ZodType, entry))
  return inner instanceof z.ZodObject && isObject(value) ? fillEmpty(inner, value) : value
}

const emptyValues = new WeakMap<z.ZodType, unknown>()

/** Found by trying, once: the lists of one request can have a hundred thousand empty fields. */
function emptyValueOf(field: z.ZodType): unknown {
  if (!emptyValues.has(field)) emptyValues.set(field, findEmptyValue(field))
  return emptyValues.get(field)
}

/** A field with a default has its own empty value, and an optional one may be missing. */
function findEmptyValue(field: z.ZodType): unknown {
  if (field.safeParse(undefined).success) return undefined
  return [null, '', []].find((empty) => field.safeParse(empty).success) ?? null
}

function unwrap(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodPipe) return unwrap(field.in as z.ZodType)
  if (field instanceof z.ZodDefault) return unwrap(field.unwrap() as z.ZodType)
  if (field instanceof z.ZodNullable) return unwrap(field.unwrap() as z.ZodType)
  return field
}

function isObject(value: unknown): value is FieldInput {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
