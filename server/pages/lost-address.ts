import type { Db } from '../db/schema.ts'
import { findRedirect, isGone } from '../domain/addresses.ts'

/** What became of an address that no screen answers: it leads elsewhere now, is gone for good, or never was. */
export type Lost = { status: 301; movedTo: string } | { status: 404 | 410; movedTo?: undefined }

export async function lookUpLost(db: Db, address: string): Promise<Lost> {
  const path = decodedPath(address)
  const movedTo = await findRedirect(db, path)
  if (movedTo) return { status: 301, movedTo }
  return { status: (await isGone(db, path)) ? 410 : 404 }
}

function decodedPath(address: string) {
  const { pathname } = new URL(address)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
