import type { FooterColumn } from '@house/contract/entities'
import { findPage } from '../content/page-exists.ts'
import type { Db } from '../db/schema.ts'
import { RequestError } from '../http/errors.ts'

/** The footer's columns without links to pages that are gone; links to moved pages lead to the new ones. */
export async function findLiveColumns(db: Db, columns: FooterColumn[]): Promise<FooterColumn[]> {
  const live = await Promise.all(
    columns.map(async ({ title, links }) => {
      const found = await Promise.all(links.map(async ({ label, url }) => ({ label, url: await findTarget(db, url) })))
      return { title, links: found.flatMap(({ label, url }) => (url ? [{ label, url }] : [])) }
    }),
  )
  return live.filter(({ links }) => links.length > 0)
}

export async function requireLiveLinks(db: Db, columns: FooterColumn[]) {
  for (const { label, url } of columns.flatMap(({ links }) => links))
    if (!(await findTarget(db, url)))
      throw new RequestError(`Footer columns: the link "${label}" leads to ${url}, which is not a page`, 422, {
        field: 'footer_columns',
      })
}

async function findTarget(db: Db, url: string) {
  return url.startsWith('/') ? findPage(db, url) : url
}
