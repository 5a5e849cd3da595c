import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'

const longestWaitMs = 12_000
const waitMs = 5
const busy = 5

/** Kysely over the SQLite that Node carries. */
export function nodeSqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new NodeSqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Whether another program has this database open: only one who is alone may leave the write-ahead log. */
export function isOpenElsewhere(file: string): boolean {
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma journal_mode = delete')
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw error
  } finally {
    database.close()
  }
}

function open(file: string) {
  const database = new DatabaseSync(file, { timeout: longestWaitMs })
  // FULL: a commit that was acknowledged is on the disk.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // From here on we wait ourselves: SQLite would hold up the whole program meanwhile.
  database.exec('pragma busy_timeout = 0')
  return database
}

/** One handle for single statements, and one for transactions, which take turns: who reads never waits for who writes. */
class NodeSqliteDriver implements Driver {
  readonly #file: string
  #single: DatabaseSync | undefined
  #transactional: DatabaseSync | undefined
  #lastTurn: Promise<void> = Promise.resolve()

  constructor(file: string) {
    this.#file = file
  }

  async init() {
    this.#single = open(this.#file)
  }

  async acquireConnection() {
    if (!this.#single) throw new Error('the database is closed')
    return new NodeSqliteConnection(this.#single, () => this.#takeTurn())
  }

  async releaseConnection() {}

  async beginTransaction(connection: NodeSqliteConnection, { accessMode }: TransactionSettings) {
    const endTurn = await this.#takeTurn()
    try {
      this.#transactional ??= open(this.#file)
      connection.enter(this.#transactional, endTurn)
      // One that reads first and writes then would fail when another process has written in between.
      await connection.run(accessMode === 'read only' ? 'begin deferred' : 'begin immediate')
    } catch (error) {
      connection.leave()
      endTurn()
      throw error
    }
  }

  async commitTransaction(connection: NodeSqliteConnection) {
    await connection.run('commit')
    connection.leave()
  }

  /** On a full disk SQLite has undone the transaction itself; the reason must not be hidden behind a second error. */
  async rollbackTransaction(connection: NodeSqliteConnection) {
    try {
      await connection.run('rollback')
    } catch (error) {
      if (!/no transaction is active/.test(String(error))) throw error
    } finally {
      connection.leave()
    }
  }

  async destroy() {
    this.#transactional?.close()
    this.#single?.close()
    this.#single = undefined
  }

  async #takeTurn() {
    const before = this.#lastTurn
    let end = () => {}
    this.#lastTurn = new Promise((resolve) => {
      end = resolve
    })
    await before
    return end
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #single: DatabaseSync
  #transactional: DatabaseSync | undefined
  #endTurn = () => {}
  readonly #takeTurn: () => Promise<() => void>

  constructor(single: DatabaseSync, takeTurn: () => Promise<() => void>) {
    this.#single = single
    this.#takeTurn = takeTurn
  }

  enter(database: DatabaseSync, endTurn: () => void) {
    this.#transactional = database
    this.#endTurn = endTurn
  }

  leave() {
    this.#transactional = undefined
    this.#endTurn()
  }

  async run(sql: string) {
    await patiently(() => this.#database.exec(sql))
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#transactional) return perform(this.#transactional, query)
    try {
      return perform(this.#single, query)
    } catch (error) {
      if (!isBusy(error)) throw error
    }
    // Someone is writing: in turn with whoever waits for that here.
    const endTurn = await this.#takeTurn()
    return patiently(() => perform<R>(this.#single, query)).finally(endTurn)
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#database.prepare(sql).iterate(...(parameters as SQLInputValue[])))
      yield { rows: [row as R] }
  }

  get #database() {
    return this.#transactional ?? this.#single
  }
}

function perform<R>(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = database.prepare(sql)
  const values = parameters as SQLInputValue[]
  if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] }
  // The full-text index gives its own rows ids beyond what a number can hold.
  statement.setReadBigInts(true)
  const { changes, lastInsertRowid } = statement.run(...values)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

/** Tries again while another process is writing, and lets everything else go on meanwhile. */
async function patiently<T>(work: () => T): Promise<T> {
  const until = performance.now() + longestWaitMs
  for (;;)
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error
      await pause(waitMs)
    }
}

function isBusy(error: unknown) {
  const { errcode = 0 } = (error ?? {}) as { errcode?: number }
  return (errcode & 0xff) === busy
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** SQLite can undo a half-done migration; Kysely only uses that when its adapter says so. */
  override get supportsTransactionalDdl() {
    return true
  }

  override get supportsMultipleConnections() {
    return true
  }
}
