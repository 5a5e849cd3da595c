import type { Migrations } from './migrate.ts'
import { up as createTables } from './migrations/1.0.0-01-platform.ts'

/** The tables of the platform. */
export const platformMigrations: Migrations = { '1.0.0-01-platform': { up: createTables } }
