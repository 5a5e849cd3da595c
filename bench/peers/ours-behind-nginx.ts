import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../server/testing/processes/free-port.ts'
import { configureNginx } from '../processes/proxies.ts'
import { comparedPath, prepareSite, startOnServerCore } from './ours.ts'
import { missingPrograms, type Peer, serve, stopProcess, waitForPage } from './peer.ts'

/** This site behind the nginx that we ship, both on one core. */
export const oursBehindNginx: Peer = {
  name: 'this site behind nginx',
  missing: () => missingPrograms('nginx'),
  version: () => 'ops/proxy/nginx.conf',
  async prepare(folder) {
    await mkdir(nginxFolder(folder), { recursive: true })
    await prepareSite(dataDir(folder))
  },
  async start(folder) {
    const start = performance.now()
    const site = await startOnServerCore(dataDir(folder), { TRUST_PROXY: '1' })
    const port = await freePort()
    const cwd = nginxFolder(folder)
    const nginx = serve('nginx', await configureNginx(cwd, port, [site.port, site.port]), { cwd })
    const url = `http://127.0.0.1:${port}${comparedPath}`
    await waitForPage(url, nginx)
    return {
      url,
      coldStartMs: performance.now() - start,
      pids: [...site.pids, nginx.pid ?? 0],
      async stop() {
        await stopProcess(nginx)
        await site.stop()
      },
    }
  },
}

function dataDir(folder: string) {
  return join(folder, 'behind-nginx/data')
}

function nginxFolder(folder: string) {
  return join(folder, 'behind-nginx/proxy')
}
