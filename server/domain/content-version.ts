import { sql } from 'kysely'
import { announce } from '../db/dialect.ts'
import { listen } from '../db/listen.ts'
import type { Db } from '../db/schema.ts'

const channel = 'content_version'
/** Nobody is shown old content for longer, whoever changed it and whatever has become of the listening connection. */
const askAgainAfterMs = 400

/** Grows with every content change; whatever was remembered under an older number is stale. */
export async function contentVersion(db: Db) {
  const { version } = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
  return version
}

export async function raiseContentVersion(db: Db) {
  await db.updateTable('content_version').set({ version: sql`version + 1` }).execute()
  await announce(db, channel)
}

export type ContentVersion = {
  /** Without asking; undefined where it has to be asked for. */
  known: () => number | undefined
  current: () => Promise<number>
  /** Asks in any case: after a change of our own. */
  ask: () => Promise<number>
  onChange: (listener: () => void) => void
}

/** Asked for each time. */
export function askedVersion(db: Db): ContentVersion {
  const ask = () => contentVersion(db)
  return { known: () => undefined, current: ask, ask, onChange: () => {} }
}

/** Always at hand. While the database does not answer, it is the last one known. */
export async function watchVersion(db: Db, databaseUrl?: string) {
  let known = await contentVersion(db)
  let [asked, answered] = [0, 0]
  const listeners = new Set<() => void>()

  async function ask() {
    asked += 1
    const turn = asked
    const version = await contentVersion(db)
    if (turn < answered || version === known) return known
    answered = turn
    known = version
    for (const listener of listeners) listener()
    return version
  }
  const askCalmly = () => void ask().catch(() => {})

  let timer = setTimeout(poll, askAgainAfterMs)
  async function poll() {
    await ask().catch(() => {})
    timer = setTimeout(poll, askAgainAfterMs)
  }
  const listening = databaseUrl ? listen(databaseUrl, channel, askCalmly) : undefined
  return {
    known: () => known,
    current: async () => known,
    ask,
    onChange: (listener: () => void) => void listeners.add(listener),
    async close() {
      clearTimeout(timer)
      await listening?.close()
    },
  }
}
