import { pageExists } from '../../platform/content/page-exists.ts'
import type { ContentResources } from '../../platform/content/resource.ts'
import type { Db } from '../../platform/db/schema.ts'

/** Normalises a path: lower case, no trailing slash. Empty when it cannot be one of ours. */
export function toPagePath(path: string) {
  const normalised = decode(path)
    .toLowerCase()
    .replace(/(.)\/+$/, '$1')
  return normalised.length <= 200 && /^\/[\w\-&/]*$/.test(normalised) ? normalised : ''
}

/** The paths that exist on the site. Only these are counted, so that scanners do not fill the table. */
export async function findExistingPages(db: Db, resources: ContentResources, paths: string[]): Promise<Set<string>> {
  const existing = new Set<string>()
  for (const path of paths) if (await pageExists(db, resources, path)) existing.add(path)
  return existing
}

function decode(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
