import type { AppSetting, FooterColumn, PageLink } from '@house/contract/entities'
import { hasPage } from '@house/contract/pages/optional-pages'
import { labelOf } from '@house/contract/staff/field-labels'
import { findPage } from '../../content/page-exists.ts'
import type { ContentResources } from '../../content/resource.ts'
import type { Db } from '../../db/schema.ts'
import { RequestError } from '../../http/errors.ts'

type DisabledPages = Pick<AppSetting, 'disabled_pages'>

/** Without links to pages that are gone or switched off; links to moved pages lead to the new ones. */
export async function findLiveLinks(
  db: Db,
  resources: ContentResources,
  links: PageLink[],
  company: DisabledPages,
): Promise<PageLink[]> {
  const find = async ({ label, url }: PageLink) => ({ label, url: await findTarget(db, resources, url) })
  const found = await Promise.all(links.map(find))
  return found.flatMap(({ label, url }) => (url && hasPage(company, url) ? [{ label, url }] : []))
}

/** The footer's columns without dead links, and without columns that have no other. */
export async function findLiveColumns(
  db: Db,
  resources: ContentResources,
  columns: FooterColumn[],
  company: DisabledPages,
): Promise<FooterColumn[]> {
  const live = await Promise.all(
    columns.map(async ({ title, links }) => ({ title, links: await findLiveLinks(db, resources, links, company) })),
  )
  return live.filter(({ links }) => links.length > 0)
}

export async function requireLiveLinks(
  db: Db,
  resources: ContentResources,
  field: 'hero_buttons' | 'footer_columns',
  links: PageLink[],
) {
  for (const { label, url } of links)
    if (!(await findTarget(db, resources, url)))
      throw new RequestError(`${labelOf(field)}: the link "${label}" leads to ${url}, which is not a page`, 422, {
        field,
      })
}

async function findTarget(db: Db, resources: ContentResources, url: string) {
  return url.startsWith('/') ? findPage(db, resources, url) : url
}
