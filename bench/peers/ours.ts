import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { startArguments } from '../../ops/start-command.ts'
import { freePort } from '../../server/testing/processes/free-port.ts'
import { type Peer, serve, stopProcess, waitForPage } from './peer.ts'

/** The page that is compared: a product. */
export const comparedPath = '/products/tilt-and-turn-window'

export const ours = {
  name: 'this site',
  missing: () => undefined,
  version: () => `Node ${process.versions.node}, React Router ${versionOf('react-router')}`,
  async prepare(folder: string) {
    await mkdir(join(folder, 'ours'), { recursive: true })
    const site = await ours.start(folder)
    await site.stop()
  },
  async start(folder: string) {
    const port = await freePort()
    const start = performance.now()
    const child = serve(process.execPath, startArguments, {
      cwd: join(folder, 'ours'),
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: join(folder, 'ours'),
        LOG_LEVEL: 'warn',
      },
    })
    const url = `http://127.0.0.1:${port}${comparedPath}`
    await waitForPage(url, child)
    return { url, coldStartMs: performance.now() - start, pids: [child.pid ?? 0], stop: () => stopProcess(child) }
  },
} satisfies Peer

function versionOf(name: string): string {
  return JSON.parse(readFileSync(resolve('node_modules', name, 'package.json'), 'utf8')).version
}
