import { hasPage } from '@house/contract/pages/optional-pages'
import { cmsPageUrls, urls } from '@house/contract/urls'
import { type RawBuilder, sql } from 'kysely'
import { readDocument } from '../../../platform/company/settings/queries.ts'
import { idsPerFile, sitemapFileEntity } from '../../../platform/content/lastmod.ts'
import { anyTable } from '../../../platform/db/dialect.ts'
import type { Db } from '../../../platform/db/schema.ts'

/** One page, by its canonical path. */
export type SitePage = { path: string; changed: string | null; images: string[] }
export type SitemapFile = { name: string; changed: string | null }

/** Each file holds a range of ids, so that finding it costs the same in a catalogue of any size. */
type Kind = {
  name: string
  table: string
  urlOf: (slug: string) => string
  images: string[]
  isShown: RawBuilder<boolean>
}

const always = sql<boolean>`1 = 1`

const kinds: Kind[] = [
  {
    name: 'products',
    table: 'product',
    urlOf: urls.product,
    images: ['image', 'image2', 'image3', 'image4'],
    isShown: always,
  },
  {
    name: 'blogs',
    table: 'blog',
    urlOf: urls.blog,
    images: ['image2'],
    isShown: sql<boolean>`record.status = 'published'`,
  },
  { name: 'projects', table: 'project', urlOf: urls.project, images: ['image2'], isShown: always },
]

/** CMS pages that are not in the sitemap. */
const unlisted: string[] = [urls.search, urls.notFound]
/** CMS pages that change with the records they list. */
const listedKinds: Record<string, string> = { Blogs: 'blogs', 'Recent Projects': 'projects' }

const namedPages = Object.entries(cmsPageUrls)
  .filter(([, path]) => !unlisted.includes(path))
  .map(([key, path]) => ({ key, path, lists: listedKinds[key] }))

export async function listSitemapFiles(db: Db): Promise<SitemapFile[]> {
  const pages = await listSinglePages(db)
  const present = await listKinds(db)
  const parts = await Promise.all(present.map((kind) => listParts(db, kind)))
  return [{ name: 'pages', changed: latest(pages) }, ...parts.flat()]
}

/** Undefined when there is no such file. */
export async function findSitemapFile(db: Db, name: string): Promise<SitePage[] | undefined> {
  if (name === 'pages') return listSinglePages(db)
  const [, of, part] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(name) ?? []
  const kind = (await listKinds(db)).find((each) => each.name === of)
  const pages = kind ? await listPart(db, kind, Number(part)) : []
  return pages.length > 0 ? pages : undefined
}

/** The kinds of records that the company has pages for. */
async function listKinds(db: Db) {
  const company = await readDocument(db)
  return kinds.filter(({ urlOf }) => hasPage(company, urlOf('')))
}

/** CMS pages, categories, product lists, accessories; downloads, guides, planner and all products if there is something in them. */
async function listSinglePages(db: Db): Promise<SitePage[]> {
  const named = await records(db, 'page').select(['key', 'image', 'at']).execute()
  const categories = await records(db, 'category').select(['slug', 'page_banner', 'at']).orderBy('position').execute()
  const lists = await records(db, 'sub_item')
    .innerJoin('category', 'category.id', 'record.category_id')
    .select(['category.slug as category', 'record.slug', 'record.image', 'at'])
    .where('record.type', '=', 'Product')
    .orderBy('category.position')
    .orderBy('record.position')
    .execute()
  const accessories = await records(db, 'accessory_category')
    .select(['slug', 'image', 'at'])
    .orderBy('position')
    .execute()
  const system = await db.selectFrom('planner_system').select('id').limit(1).executeTakeFirst()
  const guides = await records(db, 'blog')
    .select('at as changed')
    .where('record.status', '=', 'published')
    .where('record.product_filter', '<>', '')
    .execute()
  const company = await readDocument(db)
  const pages = [
    ...(await Promise.all(namedPages.map((page) => toNamedPage(db, page, named)))),
    ...categories.map(({ slug, page_banner, at }) => toPage(urls.category(slug), at, [page_banner])),
    ...lists.map(({ category, slug, image, at }) => toPage(urls.productList(category, slug), at, [image])),
    ...accessories.map(({ slug, image, at }) => toPage(urls.accessories(slug), at, [image])),
    ...(await listCataloguePages(db)),
    ...(lists.length > 0 ? [toPage(urls.downloads, null, [])] : []),
    ...(guides.length > 0 ? [toPage(urls.guides, latest(guides), [])] : []),
    ...(system ? [toPage(urls.planner, null, [])] : []),
  ]
  return pages.filter(({ path }) => hasPage(company, path))
}

/** All products, and the finder, whose questions never change. */
async function listCataloguePages(db: Db): Promise<SitePage[]> {
  const products = kinds.find(({ name }) => name === 'products')
  const parts = products ? await listParts(db, products) : []
  return parts.length === 0 ? [] : [toPage(urls.products(), latest(parts), []), toPage(urls.finder, null, [])]
}

type NamedRow = { key: string; image: string; at: string | null }

async function toNamedPage(db: Db, { key, path, lists }: (typeof namedPages)[number], rows: NamedRow[]) {
  const row = rows.find((each) => each.key === key)
  const kind = kinds.find(({ name }) => name === lists)
  const listed = kind ? await listParts(db, kind) : []
  return toPage(path, latest([{ changed: row?.at ?? null }, ...listed]), [row?.image ?? ''])
}

/** Jumps from the first record of each range to the first of the next, without reading those in between. */
async function listParts(db: Db, { name, table, isShown }: Kind): Promise<SitemapFile[]> {
  const first = sql`select min(record.id) from ${sql.table(table)} as record where ${isShown}`
  const perFile = sql.lit(idsPerFile)
  const { rows } = await sql<{ part: number; changed: string | null }>`
    with recursive step (id) as (
      ${first}
      union all
      select (${first} and record.id > ((step.id - 1) / ${perFile} + 1) * ${perFile}) from step where step.id is not null
    )
    select (step.id - 1) / ${perFile} as part, last_change.at as changed from step
    left join last_change
      on last_change.entity = ${sitemapFileEntity(table)} and last_change.entity_id = (step.id - 1) / ${perFile}
    where step.id is not null order by step.id`.execute(db)
  return rows.map(({ part, changed }) => ({ name: `${name}-${part + 1}`, changed }))
}

async function listPart(db: Db, { table, urlOf, images, isShown }: Kind, part: number): Promise<SitePage[]> {
  const rows = await records(db, table)
    .select(['slug', 'at', ...images])
    .where(isShown)
    .where('record.id', '>', (part - 1) * idsPerFile)
    .where('record.id', '<=', part * idsPerFile)
    .orderBy('record.id')
    .execute()
  return rows.map((row) =>
    toPage(
      urlOf(row.slug),
      row.at,
      images.map((column) => row[column]),
    ),
  )
}

function records(db: Db, table: string) {
  return anyTable(db)
    .selectFrom(`${table} as record`)
    .leftJoin('last_change', (join) =>
      join.onRef('last_change.entity_id', '=', 'record.id').on('last_change.entity', '=', table),
    )
}

function toPage(path: string, changed: string | null, images: string[]): SitePage {
  return { path, changed, images: images.filter((picture) => picture !== '') }
}

function latest(changes: { changed: string | null }[]) {
  return changes.reduce<string | null>((last, { changed }) => ((changed ?? '') > (last ?? '') ? changed : last), null)
}
