import type { AppSetting, FooterColumn, PageLink } from '@house/contract/entities'
import { hasPage } from '@house/contract/pages/optional-pages'
import { labelOf } from '@house/contract/staff/field-labels'
import { findPage } from '../../content/page-exists.ts'
import type { Db } from '../../db/schema.ts'
import { RequestError } from '../../http/errors.ts'

type DisabledPages = Pick<AppSetting, 'disabled_pages'>

/** Without links to pages that are gone or switched off; links to moved pages lead to the new ones. */
export async function findLiveLinks(db: Db, links: PageLink[], company: DisabledPages): Promise<PageLink[]> {
  const found = await Promise.all(links.map(async ({ label, url }) => ({ label, url: await findTarget(db, url) })))
  return found.flatMap(({ label, url }) => (url && hasPage(company, url) ? [{ label, url }] : []))
}

/** The footer's columns without dead links, and without columns that have no other. */
export async function findLiveColumns(
  db: Db,
  columns: FooterColumn[],
  company: DisabledPages,
): Promise<FooterColumn[]> {
  const live = await Promise.all(
    columns.map(async ({ title, links }) => ({ title, links: await findLiveLinks(db, links, company) })),
  )
  return live.filter(({ links }) => links.length > 0)
}

export async function requireLiveLinks(db: Db, field: 'hero_buttons' | 'footer_columns', links: PageLink[]) {
  for (const { label, url } of links)
    if (!(await findTarget(db, url)))
      throw new RequestError(`${labelOf(field)}: the link "${label}" leads to ${url}, which is not a page`, 422, {
        field,
      })
}

async function findTarget(db: Db, url: string) {
  return url.startsWith('/') ? findPage(db, url) : url
}
