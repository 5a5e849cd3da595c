import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import type { Db } from '../db/schema.ts'
import { findSiteMapFile, listSiteMapFiles } from './sitemap-queries.ts'

const namespaces = { image: true, news: false, video: false, xhtml: false }

/** The index: one entry for each file. */
export async function renderSitemapIndex(db: Db, origin: string) {
  const index = new SitemapIndexStream({ level: ErrorLevel.SILENT })
  const files = await listSiteMapFiles(db)
  return written(
    index,
    files.map(({ name, changed }) => ({ url: `${origin}/sitemaps/${name}.xml`, ...lastmod(changed) })),
  )
}

/** One file: its addresses with their pictures. Nothing when there is no such file. */
export async function renderSitemap(db: Db, origin: string, name: string) {
  const pages = await findSiteMapFile(db, name)
  if (!pages) return undefined
  const file = new SitemapStream({ hostname: origin, level: ErrorLevel.SILENT, xmlns: namespaces })
  return written(
    file,
    pages.map(({ path, changed, pictures }) => ({ url: path, img: pictures, ...lastmod(changed) })),
  )
}

async function written(stream: SitemapStream | SitemapIndexStream, entries: object[]) {
  const whole = streamToPromise(stream)
  for (const entry of entries) stream.write(entry)
  stream.end()
  return (await whole).toString()
}

function lastmod(changed: string | null) {
  return changed ? { lastmod: changed } : {}
}
