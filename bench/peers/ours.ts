import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { startArguments, startEnvironment } from '../../ops/start-command.ts'
import { freePort } from '../../server/testing/processes/free-port.ts'
import { type Peer, serve, stopProcess, waitForPage } from './peer.ts'

/** The page that is compared: a product. */
export const comparedPath = '/products/tilt-and-turn-window'

export const ours = {
  name: 'this site',
  missing: () => undefined,
  version: () => `Node ${process.versions.node}, React Router ${versionOf('react-router')}`,
  prepare: (folder: string) => prepareSite(join(folder, 'ours')),
  start: (folder: string) => startOnServerCore(join(folder, 'ours')),
} satisfies Peer

/** The first start seeds the database. */
export async function prepareSite(dataDir: string) {
  await mkdir(dataDir, { recursive: true })
  const site = await startOnServerCore(dataDir)
  await site.stop()
}

export async function startOnServerCore(dataDir: string, env: Record<string, string> = {}) {
  const port = await freePort()
  const start = performance.now()
  const own = { NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const child = serve(process.execPath, startArguments, { cwd: dataDir, env: { ...startEnvironment, ...own, ...env } })
  const url = `http://127.0.0.1:${port}${comparedPath}`
  await waitForPage(url, child)
  const stop = () => stopProcess(child)
  return { url, port, coldStartMs: performance.now() - start, pids: [child.pid ?? 0], stop }
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(resolve('node_modules', name, 'package.json'), 'utf8')).version
}
