import { spawn } from 'node:child_process'
import { foldersOf } from './builds.mjs'

/** `npm run dev`: Vite reloads the site in the browser; the server starts again when one of its own sources changes. */
const watched = foldersOf('server').map((folder) => `--watch-path=${folder}`)
const server = spawn(process.execPath, [...watched, 'server/dev.ts'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
