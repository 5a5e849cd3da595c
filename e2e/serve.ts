import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startArguments } from '../ops/start-command.ts'
import { fillFolder } from '../server/testing/fill-folder.ts'

/** The server as the journeys use it: in a folder of its own, where no .env file can interfere, gone when it stops. */
const folder = mkdtempSync(join(tmpdir(), 'house-e2e-'))
const { E2E_SEEDED: seeded } = process.env
const isFirst = seeded !== undefined && !existsSync(seeded)
if (isFirst) await fillFolder(seeded)
if (seeded !== undefined) cpSync(seeded, folder, { recursive: true })

const server = spawn(process.execPath, startArguments, {
  cwd: folder,
  env: { ...process.env, DATA_DIR: folder },
  stdio: 'inherit',
})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  if (isFirst) rmSync(seeded, { recursive: true, force: true })
  process.exit(code ?? 1)
})
