import { isContentIcon } from '@house/contract/content-icons'
import { labelOf } from '@house/contract/staff/field-labels'
import {
  requireColours,
  requireDesignParts,
  requirePlannerPart,
  requireUnusedPart,
} from '../../features/planner-parts/limits-of-product.ts'
import { anyTable, slugIs } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { RequestError } from '../http/errors.ts'
import type { Row } from './record.ts'
import type { ContentResource } from './resources.ts'
import type { ContentTable, Values } from './schema.ts'
import { countRows } from './tables.ts'

/** Constraints across records: unique slugs and valid references. */
export async function requireConsistent<T extends ContentTable>(
  db: Db,
  resource: ContentResource<T>,
  values: Values<T>,
  before?: Row<T>,
) {
  await requireFreeSlug(db, resource, values, before?.id)
  await requireReferences(db, resource, values)
  if ('type' in values) await requireTileTarget(db, values, before)
  if ('accessory_sub_category_id' in values) await requireGroupOfCategory(db, values)
  requireKnownIcons(values)
  if ('attributes' in values) await requireColours(db, 'attributes', values.attributes.colours)
  if ('plan_design' in values && values.plan_design) await requireDesignParts(db, values.plan_design)
  if ('key' in values) await requirePlannerPart(db, resource.table, values, before)
}

export function slugTakenError() {
  return new RequestError('Another record already uses this URL', 422, { field: 'slug' })
}

export function missingReferenceError() {
  return new RequestError('The selected record does not exist or is not published')
}

/** The database has a unique index too; this check also serves previews, which write nothing. */
async function requireFreeSlug(db: Db, { table }: ContentResource, values: Values, ownId = 0) {
  if (!('slug' in values)) return
  const others = anyTable(db).selectFrom(table).select('id').where('id', '<>', ownId).where(slugIs('slug', values.slug))
  // Accessory tiles may have the same slug in several categories.
  const scoped =
    'type' in values && values.type === 'Accessory'
      ? others.where('category_id', '=', values.category_id)
      : 'type' in values
        ? others.where('type', '=', 'Product')
        : others
  if (await scoped.executeTakeFirst()) throw slugTakenError()
}

async function requireReferences(db: Db, { references }: ContentResource, values: object) {
  const fields = new Map<string, unknown>(Object.entries(values))
  for (const [field, table] of Object.entries(references)) {
    const id = fields.get(field)
    if (id !== null && id !== undefined && (await countRows(db, table, 'id', id)) === 0) throw missingReferenceError()
  }
}

/** Only media of the library can be used, because pages need their size and alt text. */
export async function requireMedia(db: Db, { media }: { media: readonly string[] }, values: object) {
  const fields = new Map<string, unknown>(Object.entries(values))
  const used = media
    .flatMap((field) => [fields.get(field)].flat().map((url) => ({ field, url: String(url ?? '') })))
    .filter(({ url }) => url !== '')
  if (used.length === 0) return
  const urls = used.map(({ url }) => url)
  const rows = await db.selectFrom('media').select('url').where('url', 'in', urls).execute()
  const missing = used.find(({ url }) => !rows.some((row) => row.url === url))
  if (missing)
    throw new RequestError(`${labelOf(missing.field)} is not in the media library`, 422, { field: missing.field })
}

/** A record that others refer to cannot be removed. */
export async function requireUnreferenced(trx: Db, { referencedBy }: ContentResource, row: Row) {
  for (const { table, column, label } of referencedBy) {
    const count = await countRows(trx, table, column, row.id)
    if (count > 0) throw new RequestError(`${count} ${label} still belong to this. Move or delete them first.`, 409)
  }
  if ('key' in row) await requireUnusedPart(trx, row)
  if (!('icon_image' in row)) return
  const tile = await trx
    .selectFrom('sub_item')
    .select('title')
    .where('type', '=', 'Accessory')
    .where(slugIs('slug', row.slug))
    .executeTakeFirst()
  if (tile) throw new RequestError('A category still links to this. Delete that link first.', 409)
}

function requireKnownIcons(values: Values) {
  const [field, items] =
    'blocks' in values
      ? ['blocks', values.blocks.flatMap((block) => block.items)]
      : ['explanation', 'explanation' in values ? (values.explanation?.benefits ?? []) : []]
  const unknown = items.find(({ icon }) => icon !== '' && !isContentIcon(icon))
  if (unknown) throw new RequestError(`There is no icon "${unknown.icon}". Choose one of the list.`, 422, { field })
}

/** A tile links to a product list, or to the accessory category with the same slug. */
async function requireTileTarget(db: Db, { type, slug }: Values<'sub_item'>, before?: Row) {
  if (before && 'product_count' in before && before.type !== type && before.product_count !== 0)
    throw new RequestError('This list has products. Move or delete them first.', 409, { field: 'type' })
  if (type !== 'Accessory') return
  const category = await db.selectFrom('accessory_category').select('id').where(slugIs('slug', slug)).executeTakeFirst()
  if (!category) throw new RequestError('The URL must be that of an accessory category', 422, { field: 'slug' })
}

async function requireGroupOfCategory(
  db: Db,
  { accessory_category_id, accessory_sub_category_id }: Values<'accessory'>,
) {
  if (accessory_sub_category_id === null) return
  const group = await db
    .selectFrom('accessory_sub_category')
    .select('accessory_category_id')
    .where('id', '=', accessory_sub_category_id)
    .executeTakeFirst()
  if (group?.accessory_category_id !== accessory_category_id)
    throw new RequestError('The group must be one of the same category', 422, {
      field: 'accessory_sub_category_id',
    })
}
