import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../server/testing/free-port.ts'
import { ended, firstPage, missingPrograms, type Peer, searchedByServers, serve } from './peer.ts'

/** The very bytes that our site sends, as a file behind nginx: nothing that answers a page can be much quicker. */
export const nginxFile: Peer = {
  name: 'nginx, a file',
  missing: () => missingPrograms('nginx'),
  version: nginxVersion,
  async prepare(folder, { sent }) {
    await mkdir(join(folder, 'nginx-file/root'), { recursive: true })
    await writeFile(join(folder, 'nginx-file/root/page'), sent)
  },
  async start(folder) {
    const home = join(folder, 'nginx-file')
    const port = await freePort()
    await writeFile(
      join(home, 'nginx.conf'),
      nginxConfiguration(`
  server {
    listen 127.0.0.1:${port};
    root ${home}/root;
    location / {
      default_type "text/html; charset=utf-8";
      add_header Content-Encoding br;
      add_header Vary Accept-Encoding;
      try_files /page =404;
    }
  }`),
    )
    const start = performance.now()
    const child = serve('nginx', ['-p', home, '-c', 'nginx.conf', '-e', 'stderr'], { cwd: home })
    const url = `http://127.0.0.1:${port}/`
    await firstPage(url, child)
    return { url, coldStartMs: performance.now() - start, pids: [child.pid ?? 0], stop: () => ended(child) }
  },
}

function nginxVersion() {
  const { stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8', env: searchedByServers })
  return stderr.replace('nginx version: nginx/', 'nginx ')
}

/** One worker, as one core is measured; everything it writes stays in its folder. */
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
