import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../server/config.ts'
import { openDatabase } from '../server/database.ts'
import { sqliteFile } from '../server/platform/db/open.ts'

/** The site's database; a command with a wrong `DATA_DIR` must not create one. */
export async function openExistingDatabase(config: Config) {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, sqliteFile)))
    throw new Error(`There is no database in ${config.dataDir} yet. Start the site once with npm start.`)
  return openDatabase(config)
}
