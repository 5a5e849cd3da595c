import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

test('other accounts of the machine can read neither the database nor the media that a start makes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'house-own-'))
  const dataDir = join(folder, 'data')
  const server = spawn('sh', ['-c', 'umask 022 && exec "$0" "$1"', process.execPath, resolve('server/main.ts')], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
  const end = once(server, 'exit')
  const forOthers = async (path: string) => ((await stat(path).catch(() => undefined))?.mode ?? 0o777) & 0o077
  for (const path of [dataDir, join(dataDir, 'site.db'), join(dataDir, 'media')])
    await expect.poll(() => forOthers(path), { timeout: 15_000 }).toBe(0)
  server.kill('SIGKILL')
  await end
  await rm(folder, { recursive: true })
})
