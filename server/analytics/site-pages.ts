import { sql } from 'kysely'
import type { AnyDb } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'

const fixed = new Set([
  ...['/', '/about-us', '/locate-us', '/blogs', '/become-a-dealer', '/terms-&-condition', '/privacy-policy'],
  ...['/all-recent-project', '/search'],
])

const bySlug: Record<string, string[]> = {
  products: ['product'],
  'blog-details-page': ['blog'],
  'recent-project': ['project'],
  accessories: ['accessory_category'],
  'accessories-shop': ['product', 'accessory_category'],
}

/** One form for all ways to write a path: small letters, no slash at the end. */
export function toPagePath(path: string) {
  const plain = decoded(path)
    .toLowerCase()
    .replace(/(.)\/+$/, '$1')
  return plain.length <= 200 && /^\/[\w\-&/]*$/.test(plain) ? plain : ''
}

/** Which of these paths lead to a page of the site: whatever else was asked for is not counted. */
export async function knownPages(db: Db, paths: string[]): Promise<Set<string>> {
  const slugs: Record<string, Set<string>> = {}
  for (const path of paths) {
    const { tables, slug } = toRecord(path)
    for (const table of tables) slugs[table] = (slugs[table] ?? new Set()).add(slug)
  }
  const known: Record<string, Set<string>> = {}
  for (const [table, wanted] of Object.entries(slugs)) known[table] = await existing(db, table, [...wanted])
  const lists = await listAddresses(db, paths)
  return new Set(
    paths.filter((path) => {
      const { tables, slug } = toRecord(path)
      return fixed.has(path) || lists.has(path) || tables.some((table) => known[table]?.has(slug))
    }),
  )
}

function toRecord(path: string): { tables: string[]; slug: string } {
  const [, first = '', second, ...more] = path.split('/')
  if (more.length > 0) return { tables: [], slug: '' }
  if (second === undefined) return { tables: ['category'], slug: first }
  return { tables: (Object.hasOwn(bySlug, first) && bySlug[first]) || [], slug: second }
}

async function existing(db: Db, table: string, slugs: string[]) {
  const rows: { slug: string }[] = await (db as AnyDb)
    .selectFrom(table)
    .select(sql<string>`lower(slug)`.as('slug'))
    .where(sql<string>`lower(slug)`, 'in', slugs)
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

async function listAddresses(db: Db, paths: string[]) {
  if (!paths.some((path) => path.split('/').length === 3)) return new Set<string>()
  const rows = await db
    .selectFrom('sub_item')
    .innerJoin('category', 'category.id', 'sub_item.category_id')
    .select(['category.slug as category', 'sub_item.slug'])
    .where('sub_item.type', '=', 'Product')
    .execute()
  return new Set(rows.map(({ category, slug }) => `/${category}/${slug}`.toLowerCase()))
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
