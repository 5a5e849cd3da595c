import type { Author } from '../audit/audit-log.ts'
import { insertUnderId, isReferenceFault, isUniqueFault, lockNames } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { RequestError } from '../errors.ts'
import { requireNotNamed, requirePictures, requireSense } from './constraints.ts'
import { differing } from './parse-fields.ts'
import { findContent, insertContent, recordAddition, recordRevision, removeContent, updateContent } from './publish.ts'
import { toColumns, toRecord, toValues, writableOf } from './queries.ts'
import { addressesOf, bringBackAddresses, type OldAddress } from './redirects/record-urls.ts'
import type { ContentResource } from './resources.ts'
import { cleaned, type Row } from './sanitise-fields.ts'
import { countProducts, leaveList, moveTo, placeAtEnd, placeOf } from './sort-order.ts'

/** Everything else in the list waits while one changes: places must not be given twice. */
export async function change<T>(db: Db, resource: ContentResource, work: (trx: Db) => Promise<T>): Promise<T> {
  return inWords(() => db.transaction().execute((trx) => inTurn(trx, resource, work)))
}

/** Does all that the work does and shows what comes of it, then leaves everything as it was. */
export async function rehearse<T>(db: Db, resource: ContentResource, work: (trx: Db) => Promise<T>): Promise<T> {
  const trx = await db.startTransaction().execute()
  try {
    return await inWords(() => inTurn(trx, resource, work))
  } finally {
    await trx.rollback().execute()
  }
}

async function inTurn<T>(trx: Db, { table }: ContentResource, work: (trx: Db) => Promise<T>) {
  await lockNames(trx, [`order of ${table}`])
  return work(trx)
}

async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueFault(error)) throw new RequestError('This address is taken by another', 422, { field: 'slug' })
    if (isReferenceFault(error)) throw new RequestError('It names a record that is not there, or not published')
    throw error
  }
}

type Arrival = {
  action: string
  /** The number it has already, and what is known from when it was on the site before. */
  id?: number
  oldAddresses?: OldAddress[]
  place?: number | null
}

/** Puts a record on the site, at the end of its list or where it stood before. */
export async function addToSite(
  trx: Db,
  resource: ContentResource,
  values: Row,
  { action, id: known, oldAddresses = [], place }: Arrival,
  author: Author,
): Promise<number> {
  const { table } = resource
  await requireSense(trx, resource, values)
  await requirePictures(trx, resource, values)
  const { accessory_category_ids, ...columns } = toColumns(resource, values)
  const own = table === 'blog' ? { summary: '', status: 'published' } : {}
  const row = { ...own, ...columns, ...(await placeAtEnd(trx, resource, columns)) }
  const id = known ?? (await insertContent(trx, table, row as never))
  if (known !== undefined) await insertUnderId(trx, table, { id, ...cleaned(table, row) })
  if (table === 'product') {
    await countProducts(trx, Number(columns.sub_item_id), 1)
    await linkAccessories(trx, id, accessory_category_ids as number[])
  }
  const added = await findContent(trx, table, id)
  if (place && added) await moveTo(trx, resource, added, place)
  if (known !== undefined) await bringBackAddresses(trx, oldAddresses, await addressesOf(trx, table, id), author.now)
  await recordAddition(trx, table, id, action, author)
  return id
}

/** Changes what differs of a record that is on the site. */
export async function changeOnSite(trx: Db, resource: ContentResource, row: Row, values: Row, author: Author) {
  const changes = differing(resource, values, row)
  if (Object.keys(changes).length === 0) return
  await requireSense(trx, resource, { ...toValues(resource, row), ...changes }, row)
  await requirePictures(trx, resource, changes)
  const id = Number(row.id)
  const { accessory_category_ids, ...own } = toColumns(resource, changes)
  await recordRevision(trx, resource.table, id, author, async () => {
    await updateContent(trx, resource.table, id, { ...own, ...(await joinOtherList(trx, resource, row, own)) })
    if (accessory_category_ids) await linkAccessories(trx, id, accessory_category_ids as number[])
  })
}

/** Takes a record off the site. Returns what it takes to put it back as it was. */
export async function takeOffSite(trx: Db, resource: ContentResource, row: Row, action: string, author: Author) {
  if (resource.isFixed) throw new RequestError('The site asks for these by name: none can be taken away.', 405)
  await requireNotNamed(trx, resource, row)
  const place = await placeOf(trx, resource, row)
  const oldAddresses = await removeContent(trx, resource.table, Number(row.id), action, author)
  if (resource.table === 'product') await leaveList(trx, row)
  return { values: writableOf(resource, toRecord(resource, row, undefined)), place, oldAddresses }
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
