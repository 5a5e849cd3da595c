import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startArguments } from '../ops/start-command.ts'

/** The server as the journeys use it: in a folder of its own, where no .env file can interfere, gone when it stops. */
const folder = mkdtempSync(join(tmpdir(), 'house-e2e-'))
const made = [folder]
let server: ChildProcess | undefined
process.on('exit', () => {
  for (const each of made) rmSync(each, { recursive: true, force: true })
})
process.on('SIGTERM', () => (server ? server.kill('SIGTERM') : process.exit(1)))

const { E2E_SEEDED: seeded } = process.env
if (seeded) await takeSeeded(seeded)
server = spawn(process.execPath, startArguments, {
  cwd: folder,
  env: { ...process.env, DATA_DIR: folder },
  stdio: 'inherit',
})
server.on('exit', (code) => process.exit(code ?? 1))

async function takeSeeded(from: string) {
  if (!existsSync(from)) {
    made.push(from)
    mkdirSync(from, { mode: 0o700 })
    const { seedDatabase } = await import('../server/testing/seed-database.ts')
    await seedDatabase({ dataDir: from })
  }
  cpSync(from, folder, { recursive: true })
}
