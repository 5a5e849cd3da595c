import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let folder = ''
let output = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-own-'))
  const server = start('data', 'server/testing/processes/start-stub-site.ts')
  server.stdout.on('data', (data) => (output += data))
  await vi.waitFor(() => expect(output).toContain('Listening on http://'), 60_000)
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

test('the first start seeds the database and prints the administrator account', () => {
  expect(output).toContain('Filled the empty database with the demonstration company.')
  expect(output).toMatch(/^Back office: sign in as \S+@\S+ with the password \S+$/m)
})

/** Started with a umask under which others may read new files. */
function start(dataDir: string, ...program: string[]) {
  const [file = '', ...rest] = program
  const shell = ['-c', 'umask 022 && exec "$0" "$@"', process.execPath, resolve(file), ...rest]
  const folders = { DATA_DIR: join(folder, dataDir), BACKUP_DIR: join(folder, 'backups'), DATABASE_URL: '' }
  const env = { ...process.env, ...folders, PORT: '0', LOG_LEVEL: 'silent', ADMIN_PASSWORD: '' }
  return spawn('sh', shell, { cwd: resolve('.'), env, stdio: ['ignore', 'pipe', 'ignore'] })
}

async function isReadableByOthers(path: string) {
  const found = await stat(join(folder, path)).catch(() => undefined)
  return found && (found.mode & 0o077) !== 0
}

test('other users of the machine cannot read the database and media that the server creates', async () => {
  for (const path of ['data', 'data/site.db', 'data/media']) expect(await isReadableByOthers(path), path).toBe(false)
})

test('other users of the machine cannot read what backup and restore write', async () => {
  await mkdir(join(folder, 'small/media/1'), { recursive: true })
  await copyFile(join(folder, 'data/site.db'), join(folder, 'small/site.db'))
  await writeFile(join(folder, 'small/media/1/door.jpg'), 'a picture')
  expect(await once(start('small', 'ops/backup.ts'), 'exit')).toEqual([0, null])
  const [archive = ''] = await readdir(join(folder, 'backups'))
  expect(await once(start('restored', 'ops/restore.ts', join(folder, 'backups', archive), '--yes'), 'exit')).toEqual([
    0,
    null,
  ])
  for (const path of ['backups', `backups/${archive}`, 'restored', 'restored/site.db', 'restored/media'])
    expect(await isReadableByOthers(path), path).toBe(false)
})

test('the first administrator must change the generated password', () => {
  const db = new DatabaseSync(join(folder, 'data/site.db'), { readOnly: true })
  expect(db.prepare('select has_temporary_password from staff').all()).toEqual([{ has_temporary_password: 1 }])
  db.close()
})
