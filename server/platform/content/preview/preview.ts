import { maxPreviewHours } from '@house/contract/staff/publishing'
import { urls } from '@house/contract/urls'
import { sql } from 'kysely'
import { z } from 'zod'
import { anyTable } from '../../db/dialect.ts'
import type { Db } from '../../db/schema.ts'
import { notFoundError } from '../../http/errors.ts'
import { parseInput } from '../../staff-api/validation.ts'
import { requireConsistent, requireMedia } from '../constraints.ts'
import { type FieldInput, validateFields } from '../parse-fields.ts'
import { lastPosition } from '../position.ts'
import { changedValues, toColumns, toValues } from '../record.ts'
import { type ContentResource, type ContentResources, resourceOfTable } from '../resource.ts'
import { selectDraft, selectRow, splitLinks, toLinkRows, typedRow } from '../rows.ts'
import { urlsOf } from '../store.ts'
import { type Overlay, withOverlays } from './draft-overlay.ts'
import { type PreviewSubject, signPreview } from './preview-token.ts'

const hourMs = 60 * 60 * 1000
const previewInput = z.object({
  hours: z
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(maxPreviewHours, 'can be at most a week')
    .default(1),
})

/** Creates a link to the record's page with its draft. Fails where publishing would fail. */
export async function createPreview(db: Db, resource: ContentResource, id: number, input: FieldInput, now: Date) {
  const { hours } = parseInput(previewInput, input)
  const until = new Date(now.getTime() + hours * hourMs)
  const page = await pageOf(await withDraftPublished(db, { resource, id }), resource, id)
  const token = await signPreview(db, { kind: resource.table, value: String(id) }, until)
  return { address: `${page}?preview=${token}`, until: until.toISOString() }
}

/** The record that a preview shows. */
export function previewedRecord(resources: ContentResources, { kind, value }: PreviewSubject) {
  return { resource: resourceOfTable(resources, kind), id: Number(value) }
}

/** The database as it would be if the record's draft were published. It can only be read. */
export async function withDraftPublished(
  db: Db,
  { resource, id }: { resource: ContentResource; id: number },
): Promise<Db> {
  const { table } = resource
  const row = await selectRow(db, resource, id)
  const draft = await selectDraft(db, resource, id)
  if (!row && !draft) throw notFoundError()
  const values = row ? { ...toValues(resource, row), ...draft?.values } : validateFields(resource, draft?.values ?? {})
  const changes = row ? changedValues(resource, values, row) : values
  await requireConsistent(db, resource, values, row)
  await requireMedia(db, resource, changes)
  const { columns, linkedIds } = splitLinks(resource, { ...row, ...toColumns(resource, values) })
  const isAppended = !row || (resource.position?.within.some((field) => Object.hasOwn(changes, field)) ?? false)
  const position = isAppended ? await lastPosition(db, resource, columns) : {}
  const overlaid = { ...resource.defaults, id, ...columns, ...position }
  const overlays: Overlay[] = [{ table, where: sql<boolean>`id = ${id}`, rows: [overlaid] }]
  for (const { link, ids } of linkedIds)
    overlays.push({
      table: link.table,
      where: sql<boolean>`${sql.ref(link.own)} = ${id}`,
      rows: toLinkRows(link, id, ids),
    })
  if (isAppended) overlays.push(...(await withOneMore(db, resource, columns)))
  return withOverlays(db, overlays)
}

/** The record that counts the new one among its own, with its count increased by one. */
async function withOneMore(
  db: Db,
  { countedOn }: ContentResource,
  columns: { readonly [column: string]: unknown },
): Promise<Overlay[]> {
  if (!countedOn) return []
  const { table, column, count } = countedOn
  const id = Number(columns[column])
  const counting: Record<string, unknown> = await anyTable(db)
    .selectFrom(table)
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return [{ table, where: sql<boolean>`id = ${id}`, rows: [{ ...counting, [count]: Number(counting[count]) + 1 }] }]
}

/** The URL of the page that shows the record. */
async function pageOf(db: Db, resource: ContentResource, id: number): Promise<string> {
  const row = await selectRow(db, resource, id)
  if (!row) return urls.home
  const [own] = await urlsOf(db, resource, row)
  return own ?? (await resource.previewUrl?.(db, typedRow(resource, row))) ?? urls.home
}
