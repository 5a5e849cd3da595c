import { Readable } from 'node:stream'
import { urls } from '@house/contract/urls'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentResources } from '../../../features.ts'
import { bumpContentVersion } from '../../../platform/cache/content-version.ts'
import { updateSettings } from '../../../platform/company/settings/store.ts'
import { moveToTrash } from '../../../platform/content/publishing/trash.ts'
import { insertUnderId } from '../../../platform/db/dialect.ts'
import { stubSite } from '../../../testing/fixtures/stub-site.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { publishChanges } from '../../../testing/publish-changes.ts'

const site = 'https://www.jharokha.example'
const author = { staffId: null, now: new Date('2031-05-06T07:08:09.000Z') }
const notFound = { status: 404, headers: { 'content-type': 'text/html' } }
const emptySite = stubSite(() => new Response('not found', notFound))

let { app, db, api, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ app, db, api, close } = await openTestApp({ publicUrl: site, site: emptySite }))
})
afterAll(() => close())

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(path, { headers })
  return { response, text: await response.text() }
}

async function readSitemap(name: string) {
  const { text } = await read(`/sitemaps/${name}.xml`)
  return parseSitemap(Readable.from([text]))
}

async function readAllPages() {
  const { text } = await read('/sitemap.xml')
  const files = await parseSitemapIndex(Readable.from([text]))
  const names = files.map(({ url }) => url.replace(`${site}/sitemaps/`, '').replace('.xml', ''))
  return (await Promise.all(names.map(readSitemap))).flat()
}

function idOf(table: 'product' | 'blog' | 'project', slug: string) {
  return db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
}

test('the sitemap lists every page once, by its canonical URL', async () => {
  const { response, text } = await read('/sitemap.xml', { host: 'evil.example' })
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/)
  expect(text).not.toContain('evil.example')
  const pages = (await readAllPages()).map(({ url }) => url)
  expect(new Set(pages).size).toBe(pages.length)
  const products = await db.selectFrom('product').select('slug').execute()
  const expected = [
    ...['/', '/about-us/', '/locate-us/', '/blogs/', '/become-a-dealer/', '/terms-&-Condition/', '/privacy-policy/'],
    ...['/all-recent-project/', '/upvc-door-and-window', '/alu-home-interior/Slim-Sliding-Doors'],
    ...['/accessories/rollers-and-tracks', '/blog-details-page/why-windows-leak-at-the-sill'],
    ...['/recent-project/courtyard-house-mansarovar-jaipur', '/products', '/find'],
    ...products.map(({ slug }) => `/products/${slug}`),
  ]
  expect(pages).toEqual(expect.arrayContaining(expected.map((path) => site + path)))
})

test('each page of the sitemap that staff can change has its modification date and images', async () => {
  const pages = await readAllPages()
  const undated = pages.filter(({ lastmod }) => Number.isNaN(Date.parse(lastmod ?? '')))
  const withoutDate = [urls.finder, urls.downloads, urls.planner]
  expect(undated.map(({ url }) => url)).toEqual(withoutDate.map((path) => site + path))
  const product = pages.find(({ url }) => url.endsWith('/products/tilt-and-turn-window'))
  expect(product?.img.map(({ url }) => url)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^https:\/\/www\.jharokha\.example\/media\/\w+\/[\w-]+\.jpg$/)]),
  )
  const blog = pages.find(({ url }) => url.endsWith('/blog-details-page/why-windows-leak-at-the-sill'))
  const answer = await api.blogDetail({ slug: 'why-windows-leak-at-the-sill' })
  expect(blog?.lastmod).toBe(answer.success === '1' && answer.data.datetime)
})

test('a change updates the dates of its page and its lists only', async () => {
  const { id } = await idOf('product', 'tilt-and-turn-window')
  await publishChanges(db, 'product', id, { title: 'Tilt and turn' }, author)
  const pages = await readAllPages()
  const changed = pages.filter(({ lastmod }) => lastmod === author.now.toISOString()).map(({ url }) => url)
  const expected = ['/products', '/products/tilt-and-turn-window', '/upvc-door-and-window/window']
  expect(changed.sort()).toEqual(expected.map((path) => site + path))
  expect((await read('/sitemap.xml')).text).toContain(
    `products-1.xml</loc><lastmod>${author.now.toISOString()}</lastmod>`,
  )
})

test('the sitemap index lists no empty files', async () => {
  const { id } = await idOf('product', 'bay-window')
  const product = await db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await insertUnderId(db, 'product', { ...product, id: 2501, position: 999, slug: 'far-away' })
  await bumpContentVersion(db)
  const names = (await read('/sitemap.xml')).text.match(/products-\d+/g)
  expect(names).toEqual(['products-1', 'products-3'])
  expect((await readSitemap('products-3')).map(({ url }) => url)).toEqual([`${site}/products/far-away`])
})

test('an article has a modification date once it changed after publishing', async () => {
  const slug = 'choosing-insect-mesh'
  const before = await api.blogDetail({ slug })
  expect(before.success === '1' && before.data).not.toHaveProperty('modified_at')
  await publishChanges(db, 'blog', (await idOf('blog', slug)).id, { title: 'Choosing a mesh' }, author)
  const after = await api.blogDetail({ slug })
  expect(after.success === '1' && after.data.modified_at).toBe(author.now.toISOString())
})

test('an unpublished article is neither in the sitemap nor in the feed', async () => {
  const slug = 'what-the-jharokha-knew'
  await db.updateTable('blog').set({ status: 'draft' }).where('slug', '=', slug).execute()
  await bumpContentVersion(db)
  expect((await read('/sitemaps/blogs-1.xml')).text).not.toContain(slug)
  expect((await read('/feed.xml')).text).not.toContain(slug)
})

test.each(['/sitemaps/products-2.xml', '/sitemaps/products-0.xml', '/sitemaps/reviews-1.xml', '/sitemaps/x.xml'])(
  'an unknown sitemap file is 404: %s',
  async (path) => {
    expect((await read(path)).response.status).toBe(404)
  },
)

test.each(['/sitemaps/products-1.xml', '/feed.xml', '/llms.txt'])(
  '%s is compressed and supports If-None-Match',
  async (path) => {
    const first = await read(path)
    const etag = first.response.headers.get('etag') ?? ''
    expect((await read(path, { 'if-none-match': etag })).response.status).toBe(304)
    const compressed = await app.request(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(compressed.headers.get('content-encoding')).toBe('gzip')
    const decompressed = compressed.body?.pipeThrough(new DecompressionStream('gzip'))
    expect(await new Response(decompressed).text()).toBe(first.text)
  },
)

test('robots.txt names the sitemap and disallows what is of no use to search engines', async () => {
  const { text } = await read('/robots.txt')
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin/',
    'Disallow: /admin$',
    'Disallow: /api/',
    'Disallow: /search?',
    'Disallow: /compare?',
    'Disallow: /products/*/data-sheet.pdf',
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ])
})

test('the feed has the newest articles first, each with URL, date and text', async () => {
  const { response, text } = await read('/feed.xml')
  expect(response.headers.get('content-type')).toMatch(/^application\/rss\+xml/)
  const links = [...text.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map((match) => match[1])
  const dates = [...text.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map((match) => Date.parse(match[1] ?? ''))
  const newest = await api.blogList({ blog_page: 1 })
  const slugs = newest.success === '1' ? newest.data.map(({ slug }) => `${site}/blog-details-page/${slug}`) : []
  expect(links.slice(0, slugs.length)).toEqual(slugs)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(text).toContain(`<atom:link href="${site}/feed.xml" rel="self"`)
})

test('CDATA end markers and characters forbidden in XML do not break the feed', async () => {
  const element = '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'
  const title = `]]>]]>${element}<![CDATA[ \u0008\ud800`
  const description = `]]&gt;]]&gt;]]&gt;${element.replaceAll('<', '&lt;')}&lt;![CDATA[`
  const namesIn = (xml: string) => new Set(withoutCdata(xml).match(/<[^\s>?]+/g))
  const before = namesIn((await read('/feed.xml')).text)
  const { id } = await idOf('blog', 'why-windows-leak-at-the-sill')
  // Bypasses the validation, which rejects these characters.
  await db.updateTable('blog').set({ title, description, summary: description }).where('id', '=', id).execute()
  await bumpContentVersion(db)
  const { text } = await read('/feed.xml')
  expect(text.match(/alert\(1\)/g)).toHaveLength(2)
  expect(namesIn(text)).toEqual(before)
  expect(withoutCdata(text)).not.toMatch(/alert|\]\]>/)
  expect(text).not.toMatch(/[^\P{Cc}\t\n\r]/u)
  expect(text.isWellFormed()).toBe(true)
})

/** The XML without CDATA sections. */
function withoutCdata(xml: string) {
  return xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
}

test('llms.txt leaves out what the company has not entered', async () => {
  const { app, db, close } = await openTestApp()
  await db.deleteFrom('office').execute()
  await updateSettings(db, { phone: '', email: '', brochure: '' }, author)
  const text = await (await app.request('/llms.txt')).text()
  expect(text).toContain('## The company')
  expect(text).not.toMatch(/Telephone|E-mail|Brochure|Offices/)
  await close()
})

test('llms.txt names the company and links to every product family', async () => {
  await updateSettings(db, { company_name: 'Jharokha & Daughters' }, author)
  const { response, text } = await read('/llms.txt')
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(text.split('\n')[0]).toBe('# Jharokha & Daughters')
  expect(text).toContain(`(${site}/alu-home-interior/railingsystem)`)
  expect(text).toContain(`(${site}/accessories/rollers-and-tracks)`)
  expect(text).toContain(`[All products](${site}/products)`)
})

test('the current and former URLs of deleted content are 410, unknown URLs 404', async () => {
  const { id } = await idOf('project', 'courtyard-house-mansarovar-jaipur')
  await publishChanges(db, 'project', id, { slug: 'courtyard-house' }, author)
  const old = '/recent-project/courtyard-house-mansarovar-jaipur'
  expect((await read(old)).response.headers.get('location')).toBe('/recent-project/courtyard-house')
  await moveToTrash(db, contentResources.projects, id, author)
  for (const path of ['/recent-project/courtyard-house', '/Recent-Project/Courtyard-House/', old])
    expect((await read(path)).response.status, path).toBe(410)
  const { response, text } = await read(old)
  expect([response.headers.get('content-type'), text]).toEqual(['text/html', 'not found'])
  expect((await read('/recent-project/never-was')).response.status).toBe(404)
  expect((await read('/sitemaps/projects-1.xml')).text).not.toContain('courtyard-house')
})

test('cached documents are served while the database is down', async () => {
  const opened = await openTestApp({ publicUrl: site, site: emptySite })
  const statuses = async () =>
    Promise.all(['/sitemap.xml', '/feed.xml', '/llms.txt'].map(async (path) => (await opened.app.request(path)).status))
  expect(await statuses()).toEqual([200, 200, 200])
  await opened.db.destroy()
  expect(await statuses()).toEqual([200, 200, 200])
  await opened.close()
})

test('pages that are switched off are in neither sitemap nor llms.txt, and there is no feed without blogs', async () => {
  await updateSettings(db, { disabled_pages: ['blogs', 'projects', 'dealer', 'planner'] }, author)
  const listed = (await readAllPages()).map(({ url }) => url.replace(site, '')).join('\n')
  const { text } = await read('/llms.txt')
  for (const document of [listed, text]) {
    expect(document).not.toMatch(/\/(blogs|blog-details-page|all-recent-project|recent-project|become-a-dealer|plan)\b/)
    expect(document).toContain('/about-us/')
  }
  expect(text).not.toContain('## Articles')
  for (const path of ['/feed.xml', '/sitemaps/blogs-1.xml']) expect((await read(path)).response.status).toBe(404)
  await updateSettings(db, { disabled_pages: [] }, author)
  expect((await read('/feed.xml')).response.status).toBe(200)
})
