import type pg from 'pg'
import { loadPg } from './pg-lazy.ts'

const reconnectMs = 250

/**
 * LISTENs on a dedicated connection and reconnects when it is lost. `onNotify` is also called after each connect, because
 * notifications may have been missed before.
 */
export function listen(databaseUrl: string, channel: string, onNotify: () => void) {
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let client: pg.Client | undefined

  async function connect() {
    const { Client } = loadPg()
    const connection = new Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 5000 })
    client = connection
    const lost = new Promise<void>((resolve) => {
      connection.on('error', () => resolve())
      connection.on('end', () => resolve())
    })
    connection.on('notification', onNotify)
    try {
      await connection.connect()
      await connection.query(`listen ${channel}`)
      onNotify()
      await lost
    } catch {
      // Handled like a lost connection.
    }
    connection.end().catch(() => {})
    if (!isClosed) timer = setTimeout(connect, reconnectMs)
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
