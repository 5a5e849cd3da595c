import { fixedPages } from '@house/contract/pages/site-pages'
import { slugIs } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { urlsBySlug } from './record-urls.ts'
import { findRedirect } from './redirects/redirects.ts'

const fixedPaths = new Set(Object.values(fixedPages).map(normalise))

/** Where a link leads now: its own path, the target of a redirect, or undefined if there is no page. */
export async function findPage(db: Db, link: string): Promise<string | undefined> {
  if (await pageExists(db, link)) return link
  const target = await findRedirect(db, normalise(link))
  return target && (await pageExists(db, target)) ? target : undefined
}

async function pageExists(db: Db, link: string) {
  const path = normalise(link)
  if (fixedPaths.has(path)) return true
  const [first = '', slug, ...more] = path.slice(1).split('/')
  if (more.length > 0) return false
  if (slug === undefined) return isRow(db.selectFrom('category').select('id').where(slugIs('slug', first)))
  return (await recordExists(db, path, slug)) || isRow(listIn(db, first, slug))
}

async function recordExists(db: Db, path: string, slug: string) {
  for (const table of ['product', 'accessory_category', 'blog', 'project'] as const) {
    if (!urlsBySlug[table].some((urlOf) => normalise(urlOf(slug)) === path)) continue
    const found = db.selectFrom(table).select('id').where(slugIs('slug', slug))
    if (await isRow(table === 'blog' ? found.where('status', '=', 'published') : found)) return true
  }
  return false
}

function listIn(db: Db, category: string, slug: string) {
  return db
    .selectFrom('sub_item')
    .innerJoin('category', 'category.id', 'sub_item.category_id')
    .select('sub_item.id')
    .where('sub_item.type', '=', 'Product')
    .where(slugIs('category.slug', category))
    .where(slugIs('sub_item.slug', slug))
}

async function isRow(query: { executeTakeFirst: () => Promise<unknown> }) {
  return (await query.executeTakeFirst()) !== undefined
}

function normalise(link: string) {
  const path = link.replace(/[?#].*$/, '').replaceAll('%26', '&')
  return path.toLowerCase().replace(/(.)\/$/, '$1')
}
