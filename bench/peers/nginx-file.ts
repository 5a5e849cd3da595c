import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../server/testing/processes/free-port.ts'
import { missingPrograms, type Peer, type SharedPage, serve, serverEnv, stopProcess, waitForPage } from './peer.ts'

export const plainNginxFile = nginxFile('nginx, a file', () => ({
  'content-encoding': 'br',
  vary: 'accept-encoding',
}))

/** The page as our site sends it, as a file served by nginx: about as fast as HTTP gets. */
export const nginxFiles: Peer[] = [
  plainNginxFile,
  nginxFile('nginx, a file with our headers', ({ sent }) => sent.headers),
]

function nginxFile(name: string, headersOf: (page: SharedPage) => Record<string, string>): Peer {
  const homeIn = (folder: string) => join(folder, name.replaceAll(/\W+/g, '-'))
  return {
    name,
    missing: () => missingPrograms('nginx'),
    version: nginxVersion,
    async prepare(folder, page) {
      const home = homeIn(folder)
      await mkdir(join(home, 'root'), { recursive: true })
      await writeFile(join(home, 'root/page'), page.sent.body)
      const headers = Object.entries({ 'content-type': page.sent.headers['content-type'] ?? '', ...headersOf(page) })
      await writeFile(join(home, 'headers'), headers.map(toDirective).join('\n'))
    },
    async start(folder) {
      const home = homeIn(folder)
      const port = await freePort()
      await writeFile(
        join(home, 'nginx.conf'),
        nginxConfiguration(`
  server {
    listen 127.0.0.1:${port};
    root ${home}/root;
    location / {
      include headers;
      try_files /page =404;
    }
  }`),
      )
      const start = performance.now()
      const child = serve('nginx', ['-p', home, '-c', 'nginx.conf', '-e', 'stderr'], { cwd: home })
      const url = `http://127.0.0.1:${port}/`
      await waitForPage(url, child)
      return { url, coldStartMs: performance.now() - start, pids: [child.pid ?? 0], stop: () => stopProcess(child) }
    },
  }
}

function toDirective([name, value]: [string, string]) {
  return name === 'content-type' ? `default_type "${value}";` : `add_header ${name} "${value}";`
}

function nginxVersion() {
  const { stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8', env: serverEnv })
  return stderr.replace('nginx version: nginx/', 'nginx ')
}

/** One worker, because one core is measured. All files are in its own folder. */
export function nginxConfiguration(inHttp: string) {
  return `daemon off;
worker_processes 1;
pid nginx.pid;
user root;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
${inHttp}
}
`
}
