import { spawn } from 'node:child_process'
import { foldersOf } from './builds.mjs'

/**
 * `npm run dev`: the site with hot reload, and the back office with hot reload on the next port. The server starts again when one of
 * its own sources changes.
 */
const port = Number(process.env.PORT ?? 3000)
const watched = foldersOf('server').map((folder) => `--watch-path=${folder}`)
const server = spawn(process.execPath, [...watched, 'server/dev.ts'], { stdio: 'inherit' })
const backOffice = spawn('vite', ['--port', String(port + 1), '--strictPort'], {
  cwd: 'admin',
  env: { ...process.env, API: `http://localhost:${port}` },
  stdio: 'inherit',
  shell: process.platform === 'win32',
})

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server.kill(signal)
    backOffice.kill(signal)
  })
server.on('exit', (code) => {
  process.exitCode = code ?? 1
  backOffice.kill()
})
