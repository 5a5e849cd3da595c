import { createHash } from 'node:crypto'
import { z } from 'zod'
import { insertUnderId, isReferenceFault, isUniqueFault, lockNames } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { type Author, findAuditEntries, recordAudit } from './audit-trail.ts'
import { checked } from './checking.ts'
import { cleaned, type Row } from './cleaning.ts'
import type { ContentResource } from './content-resources.ts'
import { requireNotNamed, requirePictures, requireSense } from './content-sense.ts'
import { raiseContentVersion } from './content-version.ts'
import { type ListQuery, listKeys, readRows } from './listing.ts'
import { countProducts, leaveList, moveTo, placeAtEnd } from './ordering.ts'
import {
  findContent,
  findContentToChange,
  insertContent,
  recordAddition,
  recordRevision,
  removeContent,
  updateContent,
  withAccessoryCategories,
} from './publishing.ts'
import { changedMeanwhile, nothingThere, Refusal } from './refusal.ts'

/** A record as staff see it: JSON is parsed, and `version` stands for all that can be changed of it. */
function toRecord({ json }: ContentResource, row: Row): Row {
  const parsed = json.map((column) => [column, row[column] === null ? null : JSON.parse(String(row[column]))])
  return { ...row, ...Object.fromEntries(parsed), version: versionOf(row) }
}

export async function listRecords(db: Db, resource: ContentResource, query: ListQuery) {
  const { keys, total } = await listKeys(db, resource, query)
  const rows = await readRows(db, resource, keys)
  const whole = resource.table === 'product' ? await withAccessoryCategories(db, rows) : rows
  return { data: whole.map((row) => toRecord(resource, row)), total }
}

export async function findRecord(db: Db, resource: ContentResource, id: number) {
  const row = await findContent(db, resource.table, id)
  if (!row) throw nothingThere()
  return toRecord(resource, row)
}

export async function createRecord(db: Db, resource: ContentResource, given: Row, author: Author) {
  if (resource.isFixed) throw new Refusal('The site asks for these by name: none can be added.', 405)
  const values = checked(resource.fields, filledUp(resource.fields, given))
  const id = await change(db, resource, (trx) => addRecord(trx, resource, values, author))
  return findRecord(db, resource, id)
}

/** Adds a record as part of a larger change. */
export async function addRecord(trx: Db, resource: ContentResource, values: Row, author: Author) {
  const added = await addRow(trx, resource, values, (row) => insertContent(trx, resource.table, row as never))
  await recordAddition(trx, resource.table, added, 'create', author)
  return added
}

/** Changes only what is given and differs. With a version, it must still be the one that was read. */
export async function reviseRecord(db: Db, resource: ContentResource, id: number, given: Row, author: Author) {
  const named = Object.entries(resource.fields.shape).filter(([name]) => Object.hasOwn(given, name))
  const fields = z.object(Object.fromEntries(named))
  const values = checked(fields, filledUp(fields, given))
  await change(db, resource, async (trx) => {
    const row = await findContentToChange(trx, resource.table, id)
    if (!row) throw nothingThere()
    if (given.version !== undefined && given.version !== versionOf(row)) throw changedMeanwhile()
    await applyChanges(trx, resource, row, toColumns(resource, values), author)
  })
  return findRecord(db, resource, id)
}

export async function removeRecord(db: Db, resource: ContentResource, id: number, author: Author) {
  if (resource.isFixed) throw new Refusal('The site asks for these by name: none can be deleted.', 405)
  return change(db, resource, async (trx) => {
    const row = await findContentToChange(trx, resource.table, id)
    if (!row) throw nothingThere()
    await requireNotNamed(trx, resource, row)
    await removeContent(trx, resource.table, id, author)
    if (resource.table === 'product') await leaveList(trx, row)
    return toRecord(resource, row)
  })
}

export async function moveRecord(db: Db, resource: ContentResource, id: number, to: number, author: Author) {
  const { list, table } = resource
  if (!list) throw new Refusal('These have no order of their own.', 405)
  await change(db, resource, async (trx) => {
    const before = await findContentToChange(trx, table, id)
    if (!before) throw nothingThere()
    await moveTo(trx, resource, before, to)
    const after = await findContent(trx, table, id)
    const place = (row: Row | undefined) => ({ [list.place]: row?.[list.place] })
    const moved = { action: 'move', entity: table, entity_id: String(id), before: place(before), after: place(after) }
    await recordAudit(trx, moved, author)
    await raiseContentVersion(trx)
  })
  return findRecord(db, resource, id)
}

/** Undoes what an entry of the history did: a changed record is again as before it, a deleted one is there again. */
export async function restoreRecord(db: Db, resource: ContentResource, id: number, auditId: number, author: Author) {
  const [entry] = await findAuditEntries(db, [auditId])
  if (entry?.entity !== resource.table || entry.entity_id !== String(id)) throw nothingThere()
  const { before, action } = entry
  if (!before || action === 'move') throw new Refusal('There is nothing before this that could be restored.', 409)
  const values = Object.fromEntries(
    Object.entries(before).filter(([column]) => Object.hasOwn(resource.fields.shape, column)),
  )
  await change(db, resource, async (trx) => {
    const row = await findContentToChange(trx, resource.table, id)
    if (row) return applyChanges(trx, resource, row, values, author)
    const putBack = async (content: Row) => {
      await insertUnderId(trx, resource.table, { id, ...cleaned(resource.table, content) })
      return id
    }
    await addRow(trx, resource, toValues(resource, values), putBack)
    await recordAddition(trx, resource.table, id, 'restore', author)
  })
  return findRecord(db, resource, id)
}

/** Everything else in the list waits while one changes: places must not be given twice. */
export async function change<T>(db: Db, resource: ContentResource, work: (trx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockNames(trx, [`order of ${resource.table}`])
      return work(trx)
    })
  } catch (error) {
    if (isUniqueFault(error)) throw new Refusal('This slug is taken by another', 422, { field: 'slug' })
    if (isReferenceFault(error)) throw new Refusal('It names a record that is not there')
    throw error
  }
}

async function addRow(trx: Db, resource: ContentResource, values: Row, insert: (row: Row) => Promise<number>) {
  await requireSense(trx, resource, values)
  await requirePictures(trx, resource, values)
  const { accessory_category_ids, ...columns } = toColumns(resource, values)
  const summary = resource.table === 'blog' ? { summary: '' } : {}
  const id = await insert({ ...summary, ...columns, ...(await placeAtEnd(trx, resource, columns)) })
  if (resource.table === 'product') {
    await countProducts(trx, Number(columns.sub_item_id), 1)
    await linkAccessories(trx, id, accessory_category_ids as number[])
  }
  return id
}

/** Changes a record as part of a larger change. */
export async function applyChanges(trx: Db, resource: ContentResource, row: Row, columns: Row, author: Author) {
  const changes = Object.fromEntries(Object.entries(columns).filter(([name, value]) => !isSame(value, row[name])))
  if (Object.keys(changes).length === 0) return
  await requireSense(trx, resource, { ...toRecord(resource, row), ...toValues(resource, changes) }, row)
  await requirePictures(trx, resource, toValues(resource, changes))
  const id = Number(row.id)
  const { accessory_category_ids, ...own } = changes
  await recordRevision(trx, resource.table, id, author, async () => {
    await updateContent(trx, resource.table, id, { ...own, ...(await joinOtherList(trx, resource, row, own)) })
    if (accessory_category_ids) await linkAccessories(trx, id, accessory_category_ids as number[])
  })
}

/** What moves to another list goes to its end. */
async function joinOtherList(trx: Db, resource: ContentResource, row: Row, changes: Row): Promise<Row> {
  if (!resource.list?.within.some((column) => Object.hasOwn(changes, column))) return {}
  const place = await placeAtEnd(trx, resource, { ...row, ...changes })
  if (resource.table === 'product') {
    await leaveList(trx, row)
    await countProducts(trx, Number(changes.sub_item_id), 1)
  }
  return place
}

async function linkAccessories(trx: Db, product_id: number, ids: number[]) {
  await trx.deleteFrom('product_accessory_category').where('product_id', '=', product_id).execute()
  const links = [...new Set(ids)].map((accessory_category_id, position) => ({
    ...{ product_id, accessory_category_id, position },
  }))
  if (links.length > 0) await trx.insertInto('product_accessory_category').values(links).execute()
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

export function toColumns({ json }: ContentResource, values: Row): Row {
  const texts = json.filter((column) => values[column] !== undefined && values[column] !== null)
  return { ...values, ...Object.fromEntries(texts.map((column) => [column, JSON.stringify(values[column])])) }
}

function toValues({ json }: ContentResource, columns: Row): Row {
  const texts = json.filter((column) => typeof columns[column] === 'string')
  return { ...columns, ...Object.fromEntries(texts.map((column) => [column, JSON.parse(String(columns[column]))])) }
}

function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Where others stand in the list is no change of this one. */
function versionOf({ place, position, product_count, ...row }: Row) {
  return createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 16)
}
