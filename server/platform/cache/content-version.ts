import { sql } from 'kysely'
import { notify } from '../db/dialect.ts'
import { listen } from '../db/pg-notify.ts'
import type { Db } from '../db/schema.ts'

const channel = 'content_version'
/** Upper bound for stale content on any instance, even when the PostgreSQL notification is lost. */
const pollIntervalMs = 400

/** Increases with every content change. Everything cached under an older version is stale. */
export async function contentVersion(db: Db) {
  const { version } = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
  return version
}

export async function bumpContentVersion(db: Db) {
  await db.updateTable('content_version').set({ version: sql`version + 1` }).execute()
  await notify(db, channel)
}

export type ContentVersion = {
  /** The last version seen, without a query; undefined when every read has to query. */
  known: () => number | undefined
  current: () => Promise<number>
  /** Queries the database: call it after a change of our own. */
  refresh: () => Promise<number>
  onChange: (listener: () => void) => void
}

/** Queries the database for every read. */
export function queriedVersion(db: Db): ContentVersion {
  const query = () => contentVersion(db)
  return { known: () => undefined, current: query, refresh: query, onChange: () => {} }
}

/** Follows the version in the background. While the database is down, the last known version stays current. */
export async function watchContentVersion(db: Db, databaseUrl?: string) {
  let known = await contentVersion(db)
  let [lastQuery, lastApplied] = [0, 0]
  const listeners = new Set<() => void>()

  async function refresh() {
    lastQuery += 1
    const query = lastQuery
    const version = await contentVersion(db)
    // A slow query must not overwrite the result of a later one.
    if (query < lastApplied || version === known) return known
    lastApplied = query
    known = version
    for (const listener of listeners) listener()
    return version
  }
  const refreshSilently = () => void refresh().catch(() => {})

  let isClosed = false
  let timer = setTimeout(poll, pollIntervalMs)
  async function poll() {
    await refresh().catch(() => {})
    if (!isClosed) timer = setTimeout(poll, pollIntervalMs)
  }
  const subscription = databaseUrl ? listen(databaseUrl, channel, refreshSilently) : undefined
  return {
    known: () => known,
    current: async () => known,
    refresh,
    onChange: (listener: () => void) => void listeners.add(listener),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await subscription?.close()
    },
  }
}

const minuteMs = 60_000

/** We are not notified of changes on another server: what is derived from its content expires after a minute. */
export const minuteVersion: Pick<ContentVersion, 'known' | 'current'> = {
  known: () => Math.floor(Date.now() / minuteMs),
  current: async () => Math.floor(Date.now() / minuteMs),
}
