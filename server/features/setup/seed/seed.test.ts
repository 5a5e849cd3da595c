import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAppSetting } from '../../../platform/company/settings/queries.ts'
import { folderStorage } from '../../../platform/media/storage/folder-storage.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { seedIfEmpty } from './seed.ts'

let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ app, db, close } = await openTestApp())
})
afterAll(() => close())

async function count(table: 'product' | 'accessory' | 'accessory_category' | 'blog' | 'project' | 'review' | 'office') {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

test.each([
  ['product', 70],
  ['accessory', 80],
  ['accessory_category', 8],
  ['blog', 20],
  ['project', 16],
  ['review', 10],
  ['office', 5],
] as const)('the demonstration company has enough of each %s: %i', async (table, least) => {
  expect(await count(table)).toBeGreaterThanOrEqual(least)
})

test('every slug of the route table has its product list, in the same spelling (§1, §2 Routes)', async () => {
  const rows = await db
    .selectFrom('sub_item')
    .innerJoin('category', 'category.id', 'sub_item.category_id')
    .select(['category.slug as category', 'sub_item.slug', 'product_count'])
    .where('type', '=', 'Product')
    .execute()
  const paths = rows.map(({ category, slug }) => `/${category}/${slug}`)
  for (const path of [
    '/alu-home-interior/doors-and-window',
    '/alu-home-interior/railingsystem',
    '/alu-home-interior/shower-cubical',
    '/alu-home-interior/sky-light',
    '/alu-home-interior/Slim-Sliding-Doors',
    '/upvc-door-and-window/window',
    '/upvc-door-and-window/door',
    '/commercial-partition-system/glass-partition',
  ])
    expect(paths).toContain(path)
  for (const { slug, product_count } of rows) expect(product_count, slug).toBeGreaterThan(0)
})

test('every page has its own title and description for search engines (§2 Home, §2 Category)', async () => {
  const stored = (
    await Promise.all(
      (['page', 'category', 'product', 'blog', 'project'] as const).map((table) =>
        db.selectFrom(table).select(['meta_title', 'meta_description', 'meta_keywords']).execute(),
      ),
    )
  ).flat()
  // The home page has those of the settings.
  const rows = [await findAppSetting(db), ...stored.filter(({ meta_title }) => meta_title !== '')]
  expect(rows).toHaveLength(stored.length)
  const titles = rows.map(({ meta_title }) => meta_title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  for (const { meta_title, meta_description, meta_keywords } of rows) {
    expect(meta_title.length, meta_title).toBeLessThanOrEqual(60)
    expect(meta_description.length, meta_title).toBeGreaterThan(60)
    expect(meta_keywords, meta_title).toMatch(/\w+/)
  }
})

test('no text is a placeholder', async () => {
  const rows = await Promise.all(
    (['product', 'accessory', 'blog', 'project'] as const).map((table) =>
      db.selectFrom(table).select(['title', 'description']).execute(),
    ),
  )
  for (const { title, description } of rows.flat()) expect(title + description).not.toMatch(/lorem|ipsum|todo|tbd|xxx/i)
})

test('every picture of the catalogue exists', async () => {
  const rows = await db.selectFrom('media').select('url').execute()
  expect(rows.length).toBeGreaterThan(100)
  for (const { url } of rows) expect((await app.request(url, { method: 'HEAD' })).status, url).toBe(200)
})

test('every product begins and ends with its own photograph', async () => {
  const products = await db.selectFrom('product').select(['slug', 'image', 'page_bottom_image']).execute()
  const shared = products.filter(({ image }) => products.filter((each) => each.image === image).length > 1)
  expect(shared.map(({ slug }) => slug)).toEqual([])
  expect(products.filter(({ image }) => !image.endsWith('.jpg')).map(({ slug }) => slug)).toEqual([])
  expect(
    products.filter(({ image, page_bottom_image }) => image !== page_bottom_image).map(({ slug }) => slug),
  ).toEqual([])
})

test('every picture has an alt text', async () => {
  const rows = await db.selectFrom('media').select(['url', 'alt']).where('url', 'like', '%.jpg').execute()
  expect(rows.filter(({ alt }) => alt.length < 20).map(({ url }) => url)).toEqual([])
  expect(new Set(rows.map(({ alt }) => alt)).size).toBe(rows.length)
})

test('every link in the articles works', async () => {
  const blogs = await db.selectFrom('blog').select('description').execute()
  const links = blogs.flatMap(({ description }) =>
    [...description.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1] ?? ''),
  )
  const slugs = (
    await Promise.all(
      (['category', 'sub_item', 'product', 'blog', 'project', 'accessory_category'] as const).map((table) =>
        db.selectFrom(table).select('slug').execute(),
      ),
    )
  )
    .flat()
    .map(({ slug }) => slug)
  const fixed = ['locate-us', 'about-us', 'become-a-dealer', 'all-recent-project', 'blogs', 'products', 'plan']
  for (const link of links)
    expect([...slugs, ...fixed], link).toContain(
      link
        .replace(/\?.*|\/$/, '')
        .split('/')
        .at(-1),
    )
})

test('a database with content is not seeded', async () => {
  expect(await seedIfEmpty(db, folderStorage('/nowhere'), new Date())).toBe(false)
})
