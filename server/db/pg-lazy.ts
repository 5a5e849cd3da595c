import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Read when there is a PostgreSQL to talk to: most sites have none. */
export function loadPg(): typeof import('pg') {
  return require('pg')
}
