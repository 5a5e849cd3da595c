import { fixedPages } from '@house/contract/pages/site-pages'
import type { Db } from '../db/schema.ts'
import { findRedirect } from './redirects/redirects.ts'
import type { ContentResources } from './resource.ts'

const fixedPaths = new Set(Object.values(fixedPages).map(normalise))

/** Where a link leads now: its own path, the target of a redirect, or undefined if there is no page. */
export async function findPage(db: Db, resources: ContentResources, link: string): Promise<string | undefined> {
  if (await pageExists(db, resources, link)) return link
  const target = await findRedirect(db, normalise(link))
  return target && (await pageExists(db, resources, target)) ? target : undefined
}

export async function pageExists(db: Db, resources: ContentResources, link: string) {
  const path = normalise(link)
  if (fixedPaths.has(path)) return true
  for (const resource of Object.values(resources)) if (await resource.hasPageAt?.(db, path)) return true
  return false
}

function normalise(link: string) {
  const path = link.replace(/[?#].*$/, '').replaceAll('%26', '&')
  return path.toLowerCase().replace(/(.)\/$/, '$1')
}
