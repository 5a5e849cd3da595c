import type { Client } from '@house/contract/client'
import type { BlogSummary } from '@house/contract/entities'
import { hasPage } from '@house/contract/pages/optional-pages'
import { plain } from '@house/contract/text/html-to-text'
import { serverPaths, urls } from '@house/contract/urls'

const maxPages = 3

/** The newest articles as RSS; undefined if the company has none. */
export async function renderFeed(api: Client, origin: string) {
  const { Feed } = await import('feed')
  const setting = await api.appSetting()
  if (setting.success !== '1') throw new Error('the company cannot be read')
  if (!hasPage(setting.data, urls.feed)) return undefined
  const articles = await readArticles(api)
  const { company_name, meta_description } = setting.data
  const feed = new Feed({
    id: origin + urls.blogs,
    link: origin + urls.blogs,
    title: `${company_name}: blogs`,
    description: meta_description,
    language: 'en-IN',
    copyright: company_name,
    generator: false,
    feedLinks: { rss: origin + serverPaths.feed },
    ...(articles[0] && { updated: new Date(articles[0].datetime) }),
  })
  for (const { slug, title, description, datetime, image } of articles) {
    const link = origin + urls.blog(slug)
    const date = new Date(datetime)
    const text = { title: toXmlText(title), description: toXmlText(plain(description)) }
    feed.addItem({ id: link, link, ...text, date, ...enclosureOf(image, origin) })
  }
  return feed.rss2()
}

async function readArticles(api: Client): Promise<BlogSummary[]> {
  const first = await api.blogList({ blog_page: 1 })
  if (first.success !== '1') throw new Error('the blogs cannot be read')
  const pages = Math.min(first.pagination_data.total_pages, maxPages)
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => api.blogList({ blog_page: index + 2 })),
  )
  return [first, ...others].flatMap((page) => (page.success === '1' ? page.data : []))
}

/** The package escapes only the first end of a CDATA section, and no characters that XML forbids. */
function toXmlText(text: string) {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]/gu, ' ')
    .replaceAll(']]>', ']] >')
}

function enclosureOf(image: string, origin: string) {
  if (image === '') return {}
  const type = image.endsWith('.png') ? 'image/png' : 'image/jpeg'
  // The API does not return the length; RSS uses 0 for an unknown one.
  return { enclosure: { url: new URL(image, origin).href, type, length: 0 } }
}
