import type { Db } from '../db/schema.ts'
import { contentVersion } from './content-version.ts'

/** Keeps what is built from all content of a database until the content version changes. */
export function perContentVersion<T>(build: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const built = new WeakMap<Db, { version: number; value: Promise<T> }>()
  return async (db) => {
    const version = await contentVersion(db)
    const known = built.get(db)
    if (known?.version === version) return known.value
    const value = build(db)
    built.set(db, { version, value })
    value.catch(() => {
      if (built.get(db)?.value === value) built.delete(db)
    })
    return value
  }
}
