import { labelOf } from '@house/contract/field-labels'
import { type AnyDb, lockNames, slugIs } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { RequestError } from '../errors.ts'
import type { ContentResource } from './resources.ts'
import type { Row } from './sanitise-fields.ts'

/** What no single field can tell: whether a record fits those around it. */
export async function requireSense(trx: Db, { table }: ContentResource, values: Row, before?: Row) {
  if (table === 'sub_item') await requireTile(trx, values, before)
  if (table === 'accessory') await requireGroup(trx, values)
}

/** Only pictures of the library, whose size and alternative text are known. */
export async function requirePictures(trx: Db, { pictures }: Pick<ContentResource, 'pictures'>, values: Row) {
  const named = pictures.flatMap((field) => [values[field]].flat().map((url) => ({ field, url: String(url ?? '') })))
  const wanted = named.filter(({ url }) => url !== '')
  if (wanted.length === 0) return
  await lockNames(trx, ['media'])
  const urls = wanted.map(({ url }) => url)
  const rows = await trx.selectFrom('media').select('url').where('url', 'in', urls).execute()
  const missing = wanted.find(({ url }) => !rows.some((row) => row.url === url))
  if (missing)
    throw new RequestError(`${labelOf(missing.field)} is not in the media library`, 422, { field: missing.field })
}

/** Nothing is deleted that something else needs. */
export async function requireNotNamed(trx: Db, { table, namedBy }: ContentResource, row: Row) {
  for (const { table: other, column, what } of namedBy) {
    const count = await countRows(trx, other, column, row.id)
    if (count > 0) throw new RequestError(`${count} ${what} still belong to this. Move or delete them first.`, 409)
  }
  if (table !== 'accessory_category') return
  const tile = await trx
    .selectFrom('sub_item')
    .select('title')
    .where('type', '=', 'Accessory')
    .where(slugIs('slug', String(row.slug)))
    .executeTakeFirst()
  if (tile) throw new RequestError('A tile of a category still leads to this. Delete that first.', 409)
}

/** A tile leads either to a list of products or to an accessory category of that name. */
async function requireTile(trx: Db, { type, slug }: Row, before?: Row) {
  if (before && before.type !== type && before.product_count !== 0)
    throw new RequestError('This list has products. Move or delete them first.', 409, { field: 'type' })
  if (type !== 'Accessory') return
  const category = await trx
    .selectFrom('accessory_category')
    .select('id')
    .where(slugIs('slug', String(slug)))
    .executeTakeFirst()
  if (!category) throw new RequestError('The address must be that of an accessory category', 422, { field: 'slug' })
}

async function requireGroup(trx: Db, { accessory_category_id, accessory_sub_category_id }: Row) {
  if (accessory_sub_category_id === null) return
  const group = await trx
    .selectFrom('accessory_sub_category')
    .select('accessory_category_id')
    .where('id', '=', Number(accessory_sub_category_id))
    .executeTakeFirst()
  if (group?.accessory_category_id !== accessory_category_id)
    throw new RequestError('The group must be one of the same category', 422, {
      field: 'accessory_sub_category_id',
    })
}

async function countRows(trx: Db, table: string, column: string, value: unknown): Promise<number> {
  const { count } = await (trx as AnyDb)
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(column, '=', value)
    .executeTakeFirstOrThrow()
  return Number(count)
}
