import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ContentRecord } from '@house/contract/staff/entities'
import type { RecordState } from '@house/contract/staff/publishing'
import type { ContentResource, Row, Values } from './resource.ts'

/** A former URL of a record, and the index of the current URL that replaced it. */
export type FormerUrl = { from_path: string; index: number }

export type Draft = {
  id: number
  /** All fields of an unpublished record, else those that differ from the published row. */
  values: Values
  formerUrls: FormerUrl[]
  publish_at: string | null
  problem: string | null
  staff_id: string | null
}

/** A record as staff see it: as it was last edited, published or not. */
export function toStaffRecord(
  resource: ContentResource,
  row: Row | undefined,
  draft: Draft | undefined,
): ContentRecord {
  const state: RecordState = row ? (draft ? 'changed' : 'published') : 'draft'
  const { publish_at = null, problem = null } = draft ?? {}
  const values = { ...(row && decodeJson(resource, row)), id: row?.id ?? draft?.id ?? 0, ...draft?.values }
  // A draft may have another slug; the page is still at the published one.
  const site_slug = row && hasSlug(resource) ? String(row.slug) : null
  return { ...values, state, publish_at, problem, site_slug, version: versionOf(resource, row, draft) }
}

/** A hash of the editable state of a record, for conflict detection. Its position is not part of it. */
export function versionOf(resource: ContentResource, row: Row | undefined, draft: Draft | undefined) {
  const own = row && toValues(resource, row)
  const text = JSON.stringify(draft ? [own, draft.values, draft.publish_at] : own)
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}

/** The editable fields of a row, or of a row that the audit log holds. */
export function toValues(resource: ContentResource, row: object): Values {
  const values = Object.entries(decodeJson(resource, row)).filter(([name]) =>
    Object.hasOwn(resource.fields.shape, name),
  )
  return Object.fromEntries(values)
}

/** The values that differ from the row. */
export function changedValues(resource: ContentResource, values: Values, row: Row): Values {
  const stored = new Map<string, unknown>(Object.entries(decodeJson(resource, row)))
  const changed = Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(value, stored.get(name)))
  return Object.fromEntries(changed)
}

export function hasChanges(values: object) {
  return Object.keys(values).length > 0
}

export function hasSlug({ fields }: ContentResource) {
  return Object.hasOwn(fields.shape, 'slug')
}

/** Sanitised values as they are stored, with derived columns. */
export function toColumns(resource: ContentResource, values: Values): Values {
  const columns = encodeJson(resource, values)
  return { ...columns, ...resource.derive?.(columns) }
}

/** Field values as columns: JSON fields become text. */
export function encodeJson<V extends object>({ json }: Pick<ContentResource, 'json'>, values: V): V {
  return mapFields(json, values, (value) => (value === null || value === undefined ? value : JSON.stringify(value)))
}

export function decodeJson<V extends object>({ json }: Pick<ContentResource, 'json'>, columns: V): V {
  return mapFields(json, columns, (value) => (typeof value === 'string' ? JSON.parse(value) : value))
}

function mapFields<V extends object>(names: readonly string[], values: V, map: (value: unknown) => unknown): V {
  const entries = Object.entries(values).map(([name, value]) => [name, names.includes(name) ? map(value) : value])
  return Object.fromEntries(entries)
}
