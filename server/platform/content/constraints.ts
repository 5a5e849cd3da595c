import { isContentIcon } from '@house/contract/content-icons'
import { labelOf } from '@house/contract/staff/field-labels'
import { anyTable, slugIs } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { RequestError } from '../http/errors.ts'
import { hasSlug } from './record.ts'
import type { ContentResource, Row, Values } from './resource.ts'
import { countRows, typedRow } from './rows.ts'

/** Constraints across records: unique slugs, valid references, and what the resource checks itself. */
export async function requireConsistent(db: Db, resource: ContentResource, values: Values, before?: Row) {
  if (hasSlug(resource)) await requireFreeSlug(db, resource, values, before?.id)
  await requireReferences(db, resource, values)
  await resource.check?.(db, values, before && typedRow(resource, before))
}

export function slugTakenError() {
  return new RequestError('Another record already uses this URL', 422, { field: 'slug' })
}

export function missingReferenceError() {
  return new RequestError('The selected record does not exist or is not published')
}

/** The database has a unique index too; this check also serves previews, which write nothing. */
async function requireFreeSlug(db: Db, resource: ContentResource, values: Values, ownId = 0) {
  const scope = Object.entries(resource.slugScope?.(values) ?? {})
  const others = scope.reduce(
    (query, [column, value]) => query.where(column, '=', value),
    anyTable(db)
      .selectFrom(resource.table)
      .select('id')
      .where('id', '<>', ownId)
      .where(slugIs('slug', String(values.slug))),
  )
  if (await others.executeTakeFirst()) throw slugTakenError()
}

async function requireReferences(db: Db, { references }: ContentResource, values: Values) {
  for (const [field, table] of Object.entries(references)) {
    const id = values[field]
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
}

/** For the `check` of resources whose field `field` names icons. */
export function requireKnownIcons(field: string, items: { icon: string }[]) {
  const unknown = items.find(({ icon }) => icon !== '' && !isContentIcon(icon))
  if (unknown) throw new RequestError(`There is no icon "${unknown.icon}". Choose one of the list.`, 422, { field })
}
