import { z } from 'zod'
import { toColumns, toValues, writableOf } from './queries.ts'
import type { ContentResource } from './resources.ts'
import { cleaned, type Row } from './sanitise-fields.ts'
import { checked } from './validation.ts'

/** Every field of a record, checked and made safe. */
export function readFields(resource: ContentResource, given: Row): Row {
  return madeSafe(resource, checked(resource.fields, filledUp(resource.fields, given)))
}

/** The fields that are given, checked and made safe. */
export function readNamedFields(resource: ContentResource, given: Row): Row {
  const named = Object.entries(resource.fields.shape).filter(([name]) => Object.hasOwn(given, name))
  const fields = z.object(Object.fromEntries(named))
  return madeSafe(resource, checked(fields, filledUp(fields, given)))
}

/** Those of the values that differ from a stored row. */
export function differing(resource: ContentResource, values: Row, row: Row): Row {
  const stored = toValues(resource, row)
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, stored[name])))
}

function madeSafe(resource: ContentResource, values: Row): Row {
  const safe = toValues(resource, cleaned(resource.table, toColumns(resource, values)))
  return writableOf(resource, safe)
}

/** Forms leave out, or send as null, what was left empty: a field, and in every entry of a list as well. */
export function filledUp(fields: z.ZodObject, given: Row): Row {
  const entries = Object.entries(fields.shape).map(([name, field]) => [name, filled(field as z.ZodType, given[name])])
  return Object.fromEntries(entries)
}

function filled(field: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined)
    return [null, '', []].find((empty) => field.safeParse(empty).success) ?? null
  const rule = withinRule(field)
  if (rule instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => filled(rule.element as z.ZodType, entry))
  return rule instanceof z.ZodObject && isRow(value) ? filledUp(rule, value) : value
}

/** The shape inside of what else is said about a field. */
function withinRule(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodPipe) return withinRule(field.in as z.ZodType)
  if (field instanceof z.ZodNullable) return withinRule(field.unwrap() as z.ZodType)
  return field
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one) === JSON.stringify(other)
}
