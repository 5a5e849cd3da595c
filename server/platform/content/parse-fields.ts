import { z } from 'zod'
import { parseInput } from '../staff-api/validation.ts'
import { decodeJson, encodeJson } from './record.ts'
import type { ContentResource, TableName, Values } from './resource.ts'
import { sanitiseColumns } from './sanitise/columns.ts'

/** Unvalidated fields from a client, by name. */
export type FieldInput = { readonly [name: string]: unknown }

/** All fields of a record, validated and sanitised: they can be written as they are. */
export function parseFields<F extends z.ZodObject>(
  resource: ContentResource<TableName, F>,
  input: FieldInput,
): z.output<F> {
  return sanitiseValues(resource, validateFields(resource, input))
}

/** All fields of a record, validated: for values that were sanitised when they were stored. */
export function validateFields<F extends z.ZodObject>(
  resource: ContentResource<TableName, F>,
  input: FieldInput,
): z.output<F> {
  return parseInput(resource.fields, fillEmpty(resource.fields, input))
}

/** The fields that the input has, validated and sanitised. */
export function parsePartialFields(resource: ContentResource, input: FieldInput): Values {
  const fields = pickFields(resource.fields, input)
  return sanitiseValues(resource, parseInput(fields, fillEmpty(fields, input)))
}

export function pickFields(fields: z.ZodObject, input: FieldInput): z.ZodObject {
  return z.object(Object.fromEntries(Object.entries(fields.shape).filter(([name]) => Object.hasOwn(input, name))))
}

export function sanitiseValues<V extends object>(resource: ContentResource, values: V): V {
  return decodeJson(resource, sanitiseColumns(resource, encodeJson(resource, values)))
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
