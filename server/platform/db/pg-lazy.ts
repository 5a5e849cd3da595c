import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Loaded only with DATABASE_URL: most sites run on SQLite. */
export function loadPg(): typeof import('pg') {
  return require('pg')
}
