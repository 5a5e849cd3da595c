import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '../../server/testing/processes/free-port.ts'
import { read } from '../load/page-load.ts'
import { pause } from './site-process.ts'

type Proxy = { address: string; stop: () => Promise<void> }
export type Certificate = { certificate: string; key: string }
type StartProxy = (folder: string, instances: number[], options?: ProxyOptions) => Promise<Proxy>
/** Caddy always keeps connections to the site; our nginx.conf does not. */
type ProxyOptions = { isKeepAlive?: boolean }

/** The installed proxies, each with our file of ops/proxy, without TLS and on a free port. */
export function installedProxies(): [name: string, start: StartProxy][] {
  const all: [string, StartProxy][] = [
    ['caddy', startCaddy],
    ['nginx', startNginx],
  ]
  return all.filter(([name]) => isInstalled(name))
}

async function startCaddy(folder: string, instances: number[]) {
  const [port, adminPort] = [await freePort(), await freePort()]
  const child = spawn('caddy', ['run', '--config', resolve('ops/proxy/Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      CADDY_ADMIN: `127.0.0.1:${adminPort}`,
      HOUSE_DOMAIN: `http://127.0.0.1:${port}`,
      HOUSE_INSTANCES: instances.map((instance) => `127.0.0.1:${instance}`).join(' '),
    },
    stdio: 'ignore',
  })
  return whenReady(child, `http://127.0.0.1:${port}`)
}

async function startNginx(folder: string, instances: number[], { isKeepAlive = false }: ProxyOptions = {}) {
  const port = await freePort()
  const args = await configureNginx(folder, port, instances)
  if (isKeepAlive) keepConnections(join(folder, 'house.conf'))
  const child = spawn('nginx', args, { stdio: 'ignore' })
  return whenReady(child, `http://127.0.0.1:${port}`)
}

/** Writes our nginx.conf for two instances and returns nginx's arguments. Without a certificate it serves plain HTTP. */
export async function configureNginx(folder: string, port: number, instances: number[], certificate?: Certificate) {
  const shipped = readFileSync('ops/proxy/nginx.conf', 'utf8')
  const encrypted = certificate
    ? shipped
        .replace(/listen 443/g, `listen 127.0.0.1:${port}`)
        .replace(/ssl_certificate .*;/g, `ssl_certificate ${certificate.certificate};`)
        .replace(/ssl_certificate_key .*;/g, `ssl_certificate_key ${certificate.key};`)
    : shipped.replace(/listen 443 ssl http2;/g, `listen 127.0.0.1:${port};`).replace(/^ +ssl_.*\n/gm, '')
  const ours = encrypted
    .replace(/server 127\.0\.0\.1:3000/, `server 127.0.0.1:${instances[0]}`)

    .replace(/# server 127\.0\.0\.1:3001/, `server 127.0.0.1:${instances[1]}`)
    .replace(/listen 80;/, `listen 127.0.0.1:${await freePort()};`)
    .replace(/^ +listen \[::\].*\n/gm, '')
    .replace('/var/cache/house-pages', join(folder, 'cache'))
  writeFileSync(join(folder, 'house.conf'), ours)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((each) => `${each}_temp_path ${join(folder, each)};`)
    .join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'errors')};
    events { worker_connections 4096; } http { access_log off; ${temporary} include ${join(folder, 'house.conf')}; }`,
  )
  return ['-p', folder, '-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')]
}

function keepConnections(file: string) {
  writeFileSync(file, readFileSync(file, 'utf8').replace('least_conn;', 'least_conn; keepalive 8;'))
}

async function whenReady(child: ChildProcess, address: string): Promise<Proxy> {
  const start = performance.now()
  while ((await read(address, '/readyz')).status !== 200) {
    if (child.exitCode !== null || performance.now() - start > 20_000) throw new Error('the proxy did not start')
    await pause(50)
  }
  return {
    address,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

function isInstalled(name: string) {
  try {
    execFileSync('which', [name], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
