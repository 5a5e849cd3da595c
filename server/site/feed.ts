import type { Client } from '@house/contract/client'
import type { BlogSummary } from '@house/contract/entities'
import { plain } from '@house/contract/html-to-text'
import { serverPaths } from '@house/contract/urls'

const pagesRead = 3

/** The newest articles as RSS, read as a page is. */
export async function renderFeed(api: Client, origin: string) {
  const { Feed } = await import('feed')
  const setting = await api.appSetting()
  if (setting.success !== '1') throw new Error('the company cannot be read')
  const articles = await readArticles(api)
  const { company_name, meta_description } = setting.data
  const feed = new Feed({
    id: `${origin}/blogs/`,
    link: `${origin}/blogs/`,
    title: `${company_name}: blogs`,
    description: meta_description,
    language: 'en-IN',
    copyright: company_name,
    generator: false,
    feedLinks: { rss: origin + serverPaths.feed },
    ...(articles[0] && { updated: new Date(articles[0].datetime) }),
  })
  for (const { slug, title, description, datetime, image } of articles) {
    const link = `${origin}/blog-details-page/${slug}`
    const date = new Date(datetime)
    const words = { title: inXml(title), description: inXml(plain(description)) }
    feed.addItem({ id: link, link, ...words, date, ...pictureOf(image, origin) })
  }
  return feed.rss2()
}

async function readArticles(api: Client): Promise<BlogSummary[]> {
  const first = await api.blogList({ blog_page: 1 })
  if (first.success !== '1') throw new Error('the blogs cannot be read')
  const pages = Math.min(first.pagination_data.total_pages, pagesRead)
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => api.blogList({ blog_page: index + 2 })),
  )
  return [first, ...others].flatMap((page) => (page.success === '1' ? page.data : []))
}

/** The package escapes only the first end of a CDATA section, and no sign that XML has no place for. */
function inXml(words: string) {
  return words
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]/gu, ' ')
    .replaceAll(']]>', ']] >')
}

function pictureOf(image: string, origin: string) {
  if (image === '') return {}
  const type = image.endsWith('.png') ? 'image/png' : 'image/jpeg'
  // How long it is the calls do not tell; 0 is what the format has for that.
  return { enclosure: { url: new URL(image, origin).href, type, length: 0 } }
}
