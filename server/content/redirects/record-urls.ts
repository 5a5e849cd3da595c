import type { Db } from '../../db/schema.ts'

const prefixes = {
  product: ['/products', '/accessories-shop'],
  accessory_category: ['/accessories', '/accessories-shop'],
  blog: ['/blog-details-page'],
  project: ['/recent-project'],
} as const

/** Every address of the site that contains this record's slug, in a fixed order. */
export async function addressesOf(db: Db, table: string, id: number): Promise<string[]> {
  if (table === 'category') {
    const rows = await subItemAddresses(db).where('category.id', '=', id).execute()
    const category = await db.selectFrom('category').select('slug').where('id', '=', id).executeTakeFirstOrThrow()
    return [`/${category.slug}`, ...rows.map(toPath)]
  }
  if (table === 'sub_item') return (await subItemAddresses(db).where('sub_item.id', '=', id).execute()).map(toPath)
  if (!isKeyOf(prefixes, table)) return []
  const { slug } = await db.selectFrom(table).select('slug').where('id', '=', id).executeTakeFirstOrThrow()
  return prefixes[table].map((prefix) => `${prefix}/${slug}`)
}

/** Old addresses lead to the new ones for good, in one step however often a slug has changed. */
export async function recordMove(db: Db, oldAddresses: string[], newAddresses: string[], now: Date) {
  for (const [index, old] of oldAddresses.entries()) {
    const to_path = newAddresses[index]
    if (to_path === undefined || to_path === old) continue
    const from_path = old.toLowerCase()
    await db.deleteFrom('redirect').where('from_path', 'in', [from_path, to_path.toLowerCase()]).execute()
    await db.updateTable('redirect').set({ to_path }).where('to_path', '=', old).execute()
    if (from_path !== to_path.toLowerCase())
      await db.insertInto('redirect').values({ from_path, to_path, created_at: now.toISOString() }).execute()
  }
}

/** An address that led to a record, and to which of its own. */
export type OldAddress = { from_path: string; index: number }

/** Nothing leads to these any more. What led there is told, so that it can come back with the record. */
export async function forgetAddresses(db: Db, addresses: string[]): Promise<OldAddress[]> {
  if (addresses.length === 0) return []
  const rows = await db.deleteFrom('redirect').where('to_path', 'in', addresses).returningAll().execute()
  const old = rows.map(({ from_path, to_path }) => ({ from_path, index: addresses.indexOf(to_path) }))
  return [...old, ...addresses.map((address, index) => ({ from_path: folded(address), index }))]
}

/** A record that is on the site again has its old addresses again, unless they lead elsewhere by now. */
export async function bringBackAddresses(db: Db, old: OldAddress[], addresses: string[], now: Date) {
  const present = addresses.map(folded)
  const rows = old.flatMap(({ from_path, index }) => {
    const to_path = addresses[index]
    return to_path && !present.includes(from_path) ? [{ from_path, to_path, created_at: now.toISOString() }] : []
  })
  await db
    .deleteFrom('redirect')
    .where('from_path', 'in', ['', ...present])
    .execute()
  if (rows.length === 0) return
  await db
    .insertInto('redirect')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findRedirect(db: Db, path: string) {
  const row = await db.selectFrom('redirect').select('to_path').where('from_path', '=', folded(path)).executeTakeFirst()
  return row?.to_path
}

/** Whoever asks for these is told that they are gone for good, as long as nothing else is there. */
export async function recordGone(db: Db, old: OldAddress[], now: Date) {
  const paths = [...new Set(old.map(({ from_path }) => folded(from_path)))]
  if (paths.length === 0) return
  const at = now.toISOString()
  await db
    .insertInto('gone_address')
    .values(paths.map((path) => ({ path, at })))
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ at }))
    .execute()
}

/** Asked only where no page answers: what is there again is not gone. */
export async function isGone(db: Db, path: string) {
  const row = await db.selectFrom('gone_address').select('path').where('path', '=', folded(path)).executeTakeFirst()
  return row !== undefined
}

function folded(path: string) {
  return path.toLowerCase().replace(/(.)\/$/, '$1')
}

function subItemAddresses(db: Db) {
  return db
    .selectFrom('sub_item')
    .innerJoin('category', 'category.id', 'sub_item.category_id')
    .select(['category.slug as category', 'sub_item.slug'])
    .where('sub_item.type', '=', 'Product')
    .orderBy('sub_item.id')
}

function toPath({ category, slug }: { category: string; slug: string }) {
  return `/${category}/${slug}`
}

function isKeyOf<T extends object>(object: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(object, key)
}
