import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../../server/testing/processes/free-port.ts'
import { prepareSite, startOnServerCore } from '../peers/ours.ts'
import { serve, stopProcess } from '../peers/peer.ts'
import { configureNginx } from '../processes/proxies.ts'
import { pause } from '../processes/site-process.ts'

export type SiteBehindTls = Awaited<ReturnType<typeof startBehindTls>>

/** The site as visitors reach it: behind the nginx that we ship, with TLS and HTTP/2. */
export async function startBehindTls(folder: string) {
  const [dataDir, proxyFolder] = [join(folder, 'audited/data'), join(folder, 'audited/proxy')]
  await mkdir(proxyFolder, { recursive: true })
  await prepareSite(dataDir)
  const port = await freePort()
  const origin = `https://localhost:${port}`
  const site = await startOnServerCore(dataDir, { TRUST_PROXY: '1', PUBLIC_URL: origin })
  const certificate = createCertificate(proxyFolder)
  const nginx = serve('nginx', await configureNginx(proxyFolder, port, [site.port, site.port], certificate), {
    cwd: proxyFolder,
  })
  while (!(await isListening(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode} instead of starting`)
    await pause(10)
  }
  return {
    origin,
    /** Not through nginx, to fill the page cache. */
    directOrigin: `http://127.0.0.1:${site.port}`,
    async stop() {
      await stopProcess(nginx)
      await site.stop()
    },
  }
}

function isListening(port: number) {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}

/** Self-signed: Chromium runs with `--ignore-certificate-errors`. */
function createCertificate(folder: string) {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '2']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
    {
      stdio: 'ignore',
    },
  )
  return { certificate, key }
}
