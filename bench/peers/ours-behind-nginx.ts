import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../server/testing/processes/free-port.ts'
import { configureNginx } from '../processes/proxies.ts'
import { comparedPath, ours } from './ours.ts'
import { missingPrograms, type Peer, serve, stopProcess, waitForPage } from './peer.ts'

/** This site behind the nginx that we ship, both on one core. */
export const oursBehindNginx: Peer = {
  name: 'this site behind nginx',
  missing: () => missingPrograms('nginx'),
  version: () => 'ops/proxy/nginx.conf',
  async prepare(folder) {
    await mkdir(homeIn(folder), { recursive: true })
  },
  async start(folder) {
    const start = performance.now()
    const site = await ours.start(folder)
    const port = await freePort()
    const instance = Number(new URL(site.url).port)
    const nginx = serve('nginx', await configureNginx(homeIn(folder), port, [instance, instance]), {
      cwd: homeIn(folder),
    })
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

function homeIn(folder: string) {
  return join(folder, 'behind-nginx')
}
