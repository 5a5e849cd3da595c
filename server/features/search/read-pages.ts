import { hasPage } from '@house/contract/pages/optional-pages'
import type { SearchGroupName } from '@house/contract/search-groups'
import { escapeHtml } from '@house/contract/text/placeholders'
import { pageSize } from '@house/contract/ui-config'
import { cmsPageUrls, urls } from '@house/contract/urls'
import { readDocument } from '../../platform/company/settings/queries.ts'
import type { Db } from '../../platform/db/schema.ts'
/** Something besides products that a search can find. Its title is HTML, like those of products. */
export type Page = {
  group: Exclude<SearchGroupName, 'products'>
  title: string
  hyperlink: string
  image: string
  texts: string[]
}

/** Everything that is not a product and that the company has: hundreds of records. */
export async function readPages(db: Db): Promise<Page[]> {
  const company = await readDocument(db)
  const pages = [
    ...(await readAccessories(db)),
    ...(await readArticles(db)),
    ...(await readProjects(db)),
    ...(await readCategories(db)),
    ...(await readCmsPages(db)),
    ...tools,
  ]
  return pages.filter(({ hyperlink }) => hasPage(company, hyperlink))
}

/** Pages whose texts are not in the database. */
const tools: Page[] = [
  { title: 'Plan your windows and see a price', hyperlink: urls.planner, texts: ['design draw planner size'] },
  { title: 'Find a product', hyperlink: urls.finder, texts: ['choose finder help recommend'] },
  { title: 'Guides', hyperlink: urls.guides, texts: ['guide advice'] },
  { title: 'Downloads', hyperlink: urls.downloads, texts: ['brochure catalogue pdf data sheet dxf download'] },
].map((page) => ({ ...page, group: 'pages', image: '' }))

async function readAccessories(db: Db): Promise<Page[]> {
  const rows = await db
    .selectFrom('accessory')
    .innerJoin('accessory_category as category', 'category.id', 'accessory.accessory_category_id')
    .select(['accessory.title', 'accessory.image', 'accessory.description', 'accessory.accessory_sub_category_id'])
    .select(['category.slug', 'category.title as category'])
    .orderBy('category.position')
    .orderBy('accessory.position')
    .execute()
  const seen = new Map<string, number>()
  return rows.map(({ title, image, description, category, slug, accessory_sub_category_id }) => {
    const before = seen.get(slug) ?? 0
    seen.set(slug, before + 1)
    // Categories without groups are shown in pages.
    const page = accessory_sub_category_id === null ? Math.floor(before / pageSize.accessories) + 1 : 1
    const hyperlink = urls.accessories(slug) + (page > 1 ? `?page=${page}` : '')
    return { group: 'accessories', title: escapeHtml(title), hyperlink, image, texts: [description, category] }
  })
}

async function readArticles(db: Db): Promise<Page[]> {
  const rows = await db
    .selectFrom('blog')
    .select(['slug', 'title', 'image', 'description', 'category'])
    .where('status', '=', 'published')
    .orderBy('datetime', 'desc')
    .execute()
  return rows.map(({ slug, title, image, description, category }) => ({
    group: 'articles',
    title: escapeHtml(title),
    image,
    hyperlink: urls.blog(slug),
    texts: [slug, description, category],
  }))
}

async function readProjects(db: Db): Promise<Page[]> {
  const rows = await db
    .selectFrom('project')
    .select(['slug', 'title', 'image', 'description'])
    .orderBy('position')
    .execute()
  return rows.map(({ slug, title, image, description }) => ({
    group: 'projects',
    title: escapeHtml(title),
    image,
    hyperlink: urls.project(slug),
    texts: [description],
  }))
}

/** Categories and their lists. */
async function readCategories(db: Db): Promise<Page[]> {
  const categories = await db
    .selectFrom('category')
    .select(['slug', 'title', 'image', 'page_description'])
    .orderBy('position')
    .execute()
  const lists = await db
    .selectFrom('sub_item')
    .innerJoin('category', 'category.id', 'sub_item.category_id')
    .select(['sub_item.slug', 'sub_item.title', 'sub_item.image', 'sub_item.type'])
    .select(['category.slug as category_slug', 'category.title as category_title'])
    .orderBy('category.position')
    .orderBy('sub_item.position')
    .execute()
  return [
    ...categories.map(({ slug, title, image, page_description }) => ({
      group: 'pages' as const,
      title,
      image,
      hyperlink: urls.category(slug),
      texts: [page_description],
    })),
    ...lists.map(({ category_slug, category_title, title, image, ...list }) => ({
      group: 'pages' as const,
      title: `${category_title}: ${title}`,
      image,
      hyperlink: urls.subItem(category_slug, list),
      texts: [],
    })),
  ]
}

const neverFound: string[] = [urls.search, urls.notFound]

async function readCmsPages(db: Db): Promise<Page[]> {
  const rows = await db.selectFrom('page').select(['key', 'title', 'description', 'image', 'blocks']).execute()
  const offices = await db.selectFrom('office').select(['name', 'address', 'city', 'phone']).execute()
  return rows.flatMap(({ key, title, description, image, blocks }) => {
    const hyperlink = isCmsPage(key) ? cmsPageUrls[key] : ''
    if (hyperlink === '' || neverFound.includes(hyperlink)) return []
    const shown = hyperlink === urls.locate ? offices.flatMap((office) => Object.values(office)) : []
    const texts = [title, description, ...textsIn(JSON.parse(blocks)), ...shown]
    return [{ group: 'pages', title: escapeHtml(key), hyperlink, image, texts }]
  })
}

function isCmsPage(key: string): key is keyof typeof cmsPageUrls {
  return Object.hasOwn(cmsPageUrls, key)
}

/** All texts of a block, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
