import type pg from 'pg'
import { loadPg } from './pg-lazy.ts'

const againAfterMs = 250

/**
 * Hears on a connection of its own what any copy of the program announces. `heard` is also called whenever the connection
 * has come about, since something may have been missed before.
 */
export function listen(databaseUrl: string, channel: string, heard: () => void) {
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let client: pg.Client | undefined

  async function connect() {
    const { Client } = loadPg()
    const opened = new Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 5000 })
    client = opened
    const lost = new Promise<void>((resolve) => {
      opened.on('error', () => resolve())
      opened.on('end', () => resolve())
    })
    opened.on('notification', heard)
    try {
      await opened.connect()
      await opened.query(`listen ${channel}`)
      heard()
      await lost
    } catch {
      // The same as a lost connection.
    }
    opened.end().catch(() => {})
    if (!isClosed) timer = setTimeout(connect, againAfterMs)
  }

  void connect()
  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
