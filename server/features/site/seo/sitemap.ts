import { serverPaths } from '@house/contract/urls'
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import type { Db } from '../../../platform/db/schema.ts'
import { findSitemapFile, listSitemapFiles } from './sitemap-queries.ts'

const namespaces = { image: true, news: false, video: false, xhtml: false }

/** The sitemap index. */
export async function renderSitemapIndex(db: Db, origin: string) {
  const index = new SitemapIndexStream({ level: ErrorLevel.SILENT })
  const files = await listSitemapFiles(db)
  return toXml(
    index,
    files.map(({ name, changed }) => ({ url: `${origin}${serverPaths.sitemaps}/${name}.xml`, ...lastmod(changed) })),
  )
}

/** One sitemap file: URLs with their images. Undefined when there is no such file. */
export async function renderSitemap(db: Db, origin: string, name: string) {
  const pages = await findSitemapFile(db, name)
  if (!pages) return undefined
  const file = new SitemapStream({ hostname: origin, level: ErrorLevel.SILENT, xmlns: namespaces })
  return toXml(
    file,
    pages.map(({ path, changed, images }) => ({ url: path, img: images, ...lastmod(changed) })),
  )
}

async function toXml(stream: SitemapStream | SitemapIndexStream, entries: object[]) {
  const xml = streamToPromise(stream)
  for (const entry of entries) stream.write(entry)
  stream.end()
  return (await xml).toString()
}

function lastmod(changed: string | null) {
  return changed ? { lastmod: changed } : {}
}
