import { findRedirect, isGone } from '../../platform/content/redirects/redirects.ts'
import type { Db } from '../../platform/db/schema.ts'

/** A URL without a page: redirected, deleted, or unknown. */
export type MissingPage = { status: 301; redirectTo: string } | { status: 404 | 410; redirectTo?: undefined }

export async function findMissingPage(db: Db, url: string): Promise<MissingPage> {
  const path = decodePath(url)
  const redirectTo = await findRedirect(db, path)
  if (redirectTo) return { status: 301, redirectTo }
  return { status: (await isGone(db, path)) ? 410 : 404 }
}

function decodePath(url: string) {
  const { pathname } = new URL(url)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
