import { fixedPages } from '@house/contract/pages/site-pages'
import { sql } from 'kysely'
import { urlsBySlug } from '../../platform/content/record-urls.ts'
import { anyTable } from '../../platform/db/dialect.ts'
import type { Db } from '../../platform/db/schema.ts'

const fixedPaths = new Set(Object.values(fixedPages).map(toPagePath))

/** Tables whose records have a page below a first segment. */
const tablesByPrefix = new Map<string, string[]>()
for (const [table, urlsOf] of Object.entries(urlsBySlug))
  for (const urlOf of urlsOf) {
    const prefix = urlOf('slug').split('/')[1] ?? ''
    tablesByPrefix.set(prefix, [...(tablesByPrefix.get(prefix) ?? []), table])
  }

/** Normalises a path: lower case, no trailing slash. Empty when it cannot be one of ours. */
export function toPagePath(path: string) {
  const normalised = decode(path)
    .toLowerCase()
    .replace(/(.)\/+$/, '$1')
  return normalised.length <= 200 && /^\/[\w\-&/]*$/.test(normalised) ? normalised : ''
}

/** The paths that exist on the site. Only these are counted, so that scanners do not fill the table. */
export async function findExistingPages(db: Db, paths: string[]): Promise<Set<string>> {
  const slugs: Record<string, Set<string>> = {}
  for (const path of paths) {
    const { tables, slug } = toRecord(path)
    for (const table of tables) slugs[table] = (slugs[table] ?? new Set()).add(slug)
  }
  const known: Record<string, Set<string>> = {}
  for (const [table, requested] of Object.entries(slugs))
    known[table] = await findExistingSlugs(db, table, [...requested])
  const lists = await listProductListPaths(db, paths)
  return new Set(
    paths.filter((path) => {
      const { tables, slug } = toRecord(path)
      return fixedPaths.has(path) || lists.has(path) || tables.some((table) => known[table]?.has(slug))
    }),
  )
}

function toRecord(path: string): { tables: string[]; slug: string } {
  const [, first = '', second, ...more] = path.split('/')
  if (more.length > 0) return { tables: [], slug: '' }
  if (second === undefined) return { tables: ['category'], slug: first }
  return { tables: tablesByPrefix.get(first) ?? [], slug: second }
}

async function findExistingSlugs(db: Db, table: string, slugs: string[]) {
  const rows: { slug: string }[] = await anyTable(db)
    .selectFrom(table)
    .select(sql<string>`lower(slug)`.as('slug'))
    .where(sql<string>`lower(slug)`, 'in', slugs)
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

async function listProductListPaths(db: Db, paths: string[]) {
  if (!paths.some((path) => path.split('/').length === 3)) return new Set<string>()
  const rows = await db
    .selectFrom('sub_item')
    .innerJoin('category', 'category.id', 'sub_item.category_id')
    .select(['category.slug as category', 'sub_item.slug'])
    .where('sub_item.type', '=', 'Product')
    .execute()
  return new Set(rows.map(({ category, slug }) => `/${category}/${slug}`.toLowerCase()))
}

function decode(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
