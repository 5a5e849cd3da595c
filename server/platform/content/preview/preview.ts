import { maxPreviewHours } from '@house/contract/staff/publishing'
import { cmsPageUrls, urls } from '@house/contract/urls'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../db/schema.ts'
import { notFoundError } from '../../http/errors.ts'
import { parseInput } from '../../staff-api/validation.ts'
import { requireConsistent, requireMedia } from '../constraints.ts'
import { type FieldInput, parseFields } from '../parse-fields.ts'
import { changedValues, encodeJson, toValues } from '../record.ts'
import { urlsOfRecord } from '../record-urls.ts'
import { type ContentResource, resourceOfTable } from '../resources.ts'
import { sanitiseColumns } from '../sanitise/columns.ts'
import type { Values } from '../schema.ts'
import { lastPosition } from '../sort-order.ts'
import { insertDefaults, selectDraft, selectRow } from '../tables.ts'
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
export function previewedRecord({ kind, value }: PreviewSubject) {
  return { resource: resourceOfTable(kind), id: Number(value) }
}

/** The database as it would be if the record's draft were published. It can only be read. */
export async function withDraftPublished(
  db: Db,
  { resource, id }: { resource: ContentResource; id: number },
): Promise<Db> {
  const { table } = resource
  const row = await selectRow(db, table, id)
  const draft = await selectDraft(db, table, id)
  if (!row && !draft) throw notFoundError()
  const values = row
    ? ({ ...toValues(resource, row), ...draft?.values } as Values)
    : parseFields(resource, draft?.values ?? {})
  const changes = row ? changedValues(resource, values, row) : values
  await requireConsistent(db, resource, values, row)
  await requireMedia(db, resource, changes)
  const { accessory_category_ids = [], ...columns } = { accessory_category_ids: undefined, ...values }
  const encoded = sanitiseColumns(table, encodeJson(resource, columns))
  const { accessory_category_ids: _, ...stored } = { accessory_category_ids: undefined, ...row }
  const isMoved = resource.sequence?.within.some((field) => Object.hasOwn(changes, field)) ?? false
  const position = row && !isMoved ? {} : await lastPosition(db, resource, columns)
  const overlaid = { ...insertDefaults(table), id, ...stored, ...encoded, ...position }
  const overlays: Overlay[] = [{ table, where: sql<boolean>`id = ${id}`, rows: [overlaid] }]
  if ('sub_item_id' in values) {
    overlays.push(accessoryOverlay(id, accessory_category_ids))
    if (isMoved || !row) overlays.push(await listWithOneMore(db, values.sub_item_id))
  }
  return withOverlays(db, overlays)
}

function accessoryOverlay(product_id: number, ids: number[]): Overlay {
  const rows = ids.map((accessory_category_id, position) => ({ product_id, accessory_category_id, position }))
  return { table: 'product_accessory_category', where: sql<boolean>`product_id = ${product_id}`, rows }
}

/** The product's list with its count increased by one. */
async function listWithOneMore(db: Db, id: number): Promise<Overlay> {
  const list = await db.selectFrom('sub_item').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return {
    table: 'sub_item',
    where: sql<boolean>`id = ${id}`,
    rows: [{ ...list, product_count: list.product_count + 1 }],
  }
}

const urlsByPageKey = new Map<string, string>(Object.entries(cmsPageUrls).map(([key, url]) => [key.toLowerCase(), url]))

/** The URL of the page that shows the record. */
async function pageOf(db: Db, { table }: ContentResource, id: number): Promise<string> {
  const [own] = await urlsOfRecord(db, table, id)
  if (own) return own
  if (table === 'office') return urls.locate
  if (table.startsWith('planner_')) return urls.planner
  const row = await selectRow(db, table, id)
  if (!row) return urls.home
  if ('key' in row) return urlsByPageKey.get(row.key.toLowerCase()) ?? urls.home
  if ('product_count' in row) return urls.accessories(row.slug)
  if ('accessory_category_id' in row)
    return (await urlsOfRecord(db, 'accessory_category', row.accessory_category_id))[0] ?? urls.home
  return urls.home
}
