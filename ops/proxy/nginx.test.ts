import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../server/testing/processes/free-port.ts'

const shipped = readFileSync('ops/proxy/nginx.conf', 'utf8')
const hasIpv6 = Object.values(networkInterfaces()).some((found) => found?.some(({ address }) => address === '::1'))

describe.runIf(isInstalled('nginx') && isInstalled('openssl'))('the shipped nginx.conf, in a real nginx', () => {
  const site = createServer((request, response) => response.end(`page ${request.url}`))
  let folder = ''
  let ports = { http: 0, https: 0 }
  let nginx: ReturnType<typeof spawn>
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'house-nginx-'))
    await once(site.listen(0, '127.0.0.1'), 'listening')
    ports = { http: await freePort(), https: await freePort() }
    await writeFile(join(folder, 'house.conf'), adapted())
    createCertificate()
    await mkdir(join(folder, '.well-known/acme-challenge'), { recursive: true })
    await writeFile(join(folder, '.well-known/acme-challenge/token'), 'the answer')
    await writeFile(join(folder, 'nginx.conf'), mainFile())
    const args = ['-p', folder, '-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')]
    expect(execFileSync('nginx', ['-t', '-q', ...args], { encoding: 'utf8' })).toBe('')
    nginx = spawn('nginx', args, { stdio: 'ignore' })
    await vi.waitFor(() => fetch(plain('/'), { redirect: 'manual' }))
  })
  afterAll(async () => {
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
    site.close()
    await rm(folder, { recursive: true })
  })

  /** Only ports, folders and certificate are others; without IPv6 on the machine, as the file says, its lines are removed. */
  function adapted() {
    const { port } = site.address() as AddressInfo
    return (hasIpv6 ? shipped : shipped.replace(/^.*listen \[::\].*\n/gm, ''))
      .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${ports.http};`)
      .replaceAll(/listen (\[::\]:)?443/g, `listen $1${ports.https}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
      .replaceAll('/etc/letsencrypt/live/house', folder)
      .replace('/var/cache/house-pages', join(folder, 'pages'))
      .replace('/var/www/html', folder)
  }

  function mainFile() {
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join(' ')
    return `daemon off; master_process off; pid ${join(folder, 'pid')};
      events {} http { access_log off; ${temporary} include ${join(folder, 'house.conf')}; }`
  }

  function createCertificate() {
    const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
    const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '2', ...files]
    execFileSync('openssl', args, { stdio: 'ignore' })
  }

  const plain = (path: string) => `http://127.0.0.1:${ports.http}${path}`

  async function read(host: string, path: string, address = '127.0.0.1') {
    const options = { host: address, port: ports.https, path, headers: { host }, rejectUnauthorized: false }
    const [response] = await once(get({ ...options, servername: host }), 'response')
    const text = (await response.toArray()).join('')
    return { status: response.statusCode, location: response.headers.location, text }
  }

  test.each(hasIpv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1'])('a page is answered at %s', async (address) => {
    expect(await read('www.jharokha.example', '/about-us', address)).toMatchObject({
      status: 200,
      text: 'page /about-us',
    })
  })

  test('the domain without www redirects to the same page with www', async () => {
    const expected = { status: 301, location: 'https://www.jharokha.example/about-us?a=1' }
    expect(await read('jharokha.example', '/about-us?a=1')).toMatchObject(expected)
  })

  test('plain HTTP is redirected to HTTPS', async () => {
    const response = await fetch(plain('/contact?a=1'), { redirect: 'manual' })
    expect(response.headers.get('location')).toBe('https://www.jharokha.example/contact?a=1')
  })

  test('the certificate authority finds its challenge over plain HTTP', async () => {
    expect(await (await fetch(plain('/.well-known/acme-challenge/token'))).text()).toBe('the answer')
  })

  test('the folder above the page cache exists, so that nginx can create it', () => {
    const cache = /^proxy_cache_path (\S+)/m.exec(shipped)?.[1] ?? ''
    expect(existsSync(dirname(cache)), dirname(cache)).toBe(true)
  })
})

function isInstalled(program: string) {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
