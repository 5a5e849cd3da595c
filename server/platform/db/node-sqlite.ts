import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
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

const busyTimeoutMs = 12_000
const retryMs = 5
const sqliteBusy = 5

/**
 * Kysely over node:sqlite. Kysely's own SqliteDialect does not fit: it has one connection without a mutex, so concurrent
 * transactions would mix; it begins deferred transactions, which fail when they upgrade to a write; and its busy timeout
 * blocks the event loop. An adapter would still need the two handles and the retry below, which is most of this file.
 */
export function nodeSqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new NodeSqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Whether another process has this database open: only a sole user can switch off the write-ahead log. */
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
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs })
  // FULL: an acknowledged commit is durable. Secure delete: deleted rows are overwritten with zeros.
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on',
  )
  // SQLite's own `lower` knows ASCII letters only.
  database.function('unicode_lower', { deterministic: true }, (text) => String(text ?? '').toLowerCase())
  // From here on we retry ourselves: SQLite's own busy timeout blocks the event loop.
  database.exec('pragma busy_timeout = 0')
  return database
}

/** One handle for single statements and one for transactions, which are serialised: reads never wait for a writer. */
class NodeSqliteDriver implements Driver {
  readonly #file: string
  #autocommit: DatabaseSync | undefined
  #transactional: DatabaseSync | undefined
  #queue: Promise<void> = Promise.resolve()

  constructor(file: string) {
    this.#file = file
  }

  async init() {
    this.#autocommit = open(this.#file)
  }

  async acquireConnection() {
    if (!this.#autocommit) throw new Error('the database is closed')
    return new NodeSqliteConnection(this.#autocommit, () => this.#acquireLock())
  }

  async releaseConnection() {}

  async beginTransaction(connection: NodeSqliteConnection, { accessMode }: TransactionSettings) {
    const releaseLock = await this.#acquireLock()
    try {
      this.#transactional ??= open(this.#file)
      connection.enter(this.#transactional, releaseLock)
      // A deferred transaction fails on its first write if another process has written since its first read.
      await connection.run(accessMode === 'read only' ? 'begin deferred' : 'begin immediate')
    } catch (error) {
      connection.leave()
      releaseLock()
      throw error
    }
  }

  async commitTransaction(connection: NodeSqliteConnection) {
    await connection.run('commit')
    connection.leave()
  }

  /** On a full disk SQLite rolls back by itself; the original error must not be hidden by a second one. */
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
    this.#autocommit?.close()
    this.#autocommit = undefined
  }

  async #acquireLock() {
    const before = this.#queue
    let end = () => {}
    this.#queue = new Promise((resolve) => {
      end = resolve
    })
    await before
    return end
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #autocommit: DatabaseSync
  #transactional: DatabaseSync | undefined
  #releaseLock = () => {}
  readonly #acquireLock: () => Promise<() => void>

  constructor(autocommit: DatabaseSync, acquireLock: () => Promise<() => void>) {
    this.#autocommit = autocommit
    this.#acquireLock = acquireLock
  }

  enter(database: DatabaseSync, releaseLock: () => void) {
    this.#transactional = database
    this.#releaseLock = releaseLock
  }

  leave() {
    this.#transactional = undefined
    this.#releaseLock()
  }

  async run(sql: string) {
    await retryWhileBusy(() => this.#database.exec(sql))
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#transactional) return execute(this.#transactional, query)
    try {
      return execute(this.#autocommit, query)
    } catch (error) {
      if (!isBusy(error)) throw error
    }
    // Another writer is active: queue behind the transactions of this process.
    const releaseLock = await this.#acquireLock()
    return retryWhileBusy(() => execute<R>(this.#autocommit, query)).finally(releaseLock)
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#database.prepare(sql).iterate(...(parameters as SQLInputValue[])))
      yield { rows: [row as R] }
  }

  get #database() {
    return this.#transactional ?? this.#autocommit
  }
}

function execute<R>(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = database.prepare(sql)
  const values = parameters as SQLInputValue[]
  if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] }
  const { changes, lastInsertRowid } = statement.run(...values)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

/** Retries while another process is writing, without blocking the event loop. */
async function retryWhileBusy<T>(operation: () => T): Promise<T> {
  const deadline = performance.now() + busyTimeoutMs
  for (;;)
    try {
      return operation()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
      await sleep(retryMs)
    }
}

function isBusy(error: unknown) {
  const { errcode = 0 } = (error ?? {}) as { errcode?: number }
  return (errcode & 0xff) === sqliteBusy
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** Makes Kysely run all migrations in one transaction. */
  override get supportsTransactionalDdl() {
    return true
  }

  override get supportsMultipleConnections() {
    return true
  }
}
