import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'

/** Kysely's own SQLite dialect, over the SQLite that Node carries. */
export function nodeSqliteDialect(file: string) {
  const database = new DatabaseSync(file)
  // FULL: a commit that was acknowledged is on the disk.
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 10000',
  )
  return new TransactionalSqliteDialect({
    database: {
      close: () => database.close(),
      prepare(sql) {
        const statement = database.prepare(sql)
        const reader = statement.columns().length > 0
        // The full-text index gives its own rows ids beyond what a number can hold.
        if (!reader) statement.setReadBigInts(true)
        return {
          reader,
          all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
          run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
          iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
        }
      },
    },
  })
}

class TransactionalSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }

  override createDriver() {
    return new WritingSqliteDriver(this.#config)
  }
}

/** A transaction that reads first and writes then would fail when another process has written in between. */
class WritingSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** On a full disk SQLite has undone the transaction itself; the reason must not be hidden behind a second error. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection).catch((error) => {
      if (!/no transaction is active/.test(String(error))) throw error
    })
  }
}

/** SQLite can undo a half-done migration; Kysely only uses that when its adapter says so. */

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}
