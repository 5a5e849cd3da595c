import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../server/database.ts'
import { archivedContent } from '../server/features.ts'
import { exportContent } from '../server/platform/content/archive/export-content.ts'
import { importContent } from '../server/platform/content/archive/import-content.ts'
import type { Db } from '../server/platform/db/schema.ts'
import { openMediaStorage } from '../server/platform/media/storage/open-storage.ts'
import type { MediaStorage } from '../server/platform/media/storage/storage.ts'
import { type Command, type CommandContext, runAsScript, UsageError } from './command.ts'

const usage = `npm run content -- export site.zip             export all content with its images and videos
npm run content -- import site.zip             import into an empty database
npm run content -- import site.zip --replace   replaces all content; leads and staff stay`

export const contentCommand: Command = { usage, run }

if (import.meta.main) await runAsScript(contentCommand)

async function run(args: string[], { loadConfig, print }: CommandContext) {
  const options = { replace: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [command = '', file = ''] = positionals
  if (command !== 'export' && command !== 'import') throw new UsageError('Use export or import.')
  if (file === '') throw new UsageError('Name the file.')
  if (command === 'import' && !existsSync(file)) throw new Error(`There is no file ${file}.`)
  const config = loadConfig()
  const db = await openDatabase(config)
  const media = await openMediaStorage(config)
  try {
    print(await (command === 'export' ? save(db, media, file) : load(db, media, file, values.replace ?? false)))
  } finally {
    await db.destroy()
  }
}

async function save(db: Db, media: MediaStorage, file: string) {
  const temporary = `${file}.unfinished`
  try {
    await pipeline(await exportContent(db, media, archivedContent, author()), createWriteStream(temporary))
    await rename(temporary, file)
  } finally {
    await rm(temporary, { force: true })
  }
  return `The content is in ${file}.`
}

async function load(db: Db, media: MediaStorage, file: string, mayReplace: boolean) {
  const existing = await db.selectFrom('settings').select('id').executeTakeFirst()
  if (existing && !mayReplace) throw new UsageError('This database has content. Use --replace to overwrite it.')
  const { company, exported_at, tables } = await importContent(db, media, archivedContent, file, author())
  return `The content of ${company}, exported ${exported_at}, is imported: ${tables.product} products.`
}

function author() {
  return { staffId: null, now: new Date() }
}
