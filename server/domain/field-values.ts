import { z } from 'zod'
import { checked } from './checking.ts'
import { cleaned, type Row } from './cleaning.ts'
import type { ContentResource } from './content-resources.ts'
import { toColumns, toValues, writableOf } from './records.ts'

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

/** Forms leave out, or send as null, what was left empty. */
export function filledUp(fields: z.ZodObject, given: Row): Row {
  const entries = Object.entries(fields.shape).map(([name, field]) => {
    const value = given[name] ?? null
    if (value !== null) return [name, value]
    return [name, [null, '', []].find((empty) => (field as z.ZodType).safeParse(empty).success) ?? value]
  })
  return Object.fromEntries(entries)
}

function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one) === JSON.stringify(other)
}
