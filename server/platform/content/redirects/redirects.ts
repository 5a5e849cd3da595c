import type { Db } from '../../db/schema.ts'
import type { FormerUrl } from '../record.ts'

export async function findRedirect(db: Db, path: string) {
  const row = await db
    .selectFrom('redirect')
    .select('to_path')
    .where('from_path', '=', normalise(path))
    .executeTakeFirst()
  return row?.to_path
}

/** Redirects old URLs to the new ones, in one hop however often a slug has changed. */
export async function addRedirects(db: Db, oldUrls: string[], newUrls: string[], now: Date) {
  for (const [index, oldUrl] of oldUrls.entries()) {
    const to_path = newUrls[index]
    if (to_path === undefined || to_path === oldUrl) continue
    const from_path = oldUrl.toLowerCase()
    await db.deleteFrom('redirect').where('from_path', 'in', [from_path, to_path.toLowerCase()]).execute()
    await db.updateTable('redirect').set({ to_path }).where('to_path', '=', oldUrl).execute()
    if (from_path !== to_path.toLowerCase())
      await db.insertInto('redirect').values({ from_path, to_path, created_at: now.toISOString() }).execute()
  }
}

/** Removes the redirects to these URLs. Returns all former URLs, so that they can be restored with the record. */
export async function removeRedirectsTo(db: Db, urls: string[]): Promise<FormerUrl[]> {
  if (urls.length === 0) return []
  const rows = await db.deleteFrom('redirect').where('to_path', 'in', urls).returningAll().execute()
  const former = rows.map(({ from_path, to_path }) => ({ from_path, index: urls.indexOf(to_path) }))
  return [...former, ...urls.map((url, index) => ({ from_path: normalise(url), index }))]
}

/** Restores the redirects of a record that is published again, unless their paths are used by other redirects now. */
export async function restoreRedirects(db: Db, former: FormerUrl[], urls: string[], now: Date) {
  const current = urls.map(normalise)
  const rows = former.flatMap(({ from_path, index }) => {
    const to_path = urls[index]
    return to_path && !current.includes(from_path) ? [{ from_path, to_path, created_at: now.toISOString() }] : []
  })
  await db
    .deleteFrom('redirect')
    .where('from_path', 'in', ['', ...current])
    .execute()
  if (rows.length === 0) return
  await db
    .insertInto('redirect')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** These URLs return 410 Gone until a page exists there again. */
export async function markGone(db: Db, former: FormerUrl[], now: Date) {
  const paths = [...new Set(former.map(({ from_path }) => normalise(from_path)))]
  if (paths.length === 0) return
  const at = now.toISOString()
  await db
    .insertInto('gone_url')
    .values(paths.map((path) => ({ path, at })))
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ at }))
    .execute()
}

export async function isGone(db: Db, path: string) {
  const row = await db.selectFrom('gone_url').select('path').where('path', '=', normalise(path)).executeTakeFirst()
  return row !== undefined
}

function normalise(path: string) {
  return path.toLowerCase().replace(/(.)\/$/, '$1')
}
