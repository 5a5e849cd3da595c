import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../server/testing/processes/free-port.ts'
import { pause } from '../processes/site-process.ts'
import { nginxConfiguration } from './nginx-file.ts'
import { missingPrograms, type Peer, type SharedPage, serve, stopProcess, waitForPage } from './peer.ts'

const run = promisify(execFile)
/** dpkg-query's own placeholder. */
const versionField = `\${Version}`
const installed = '/usr/share/wordpress'
const socketOf = (home: string) => join(home, 'mariadb.sock')

/** Debian's WordPress on php-fpm, MariaDB and nginx, with the same text and pictures; with and without nginx's cache. */
export const wordpresses: Peer[] = [false, true].map((isCached) => ({
  name: isCached ? "WordPress behind nginx's cache" : 'WordPress, uncached',
  missing() {
    const programs = missingPrograms('nginx', 'php-fpm8.2', 'php8.2', 'mariadbd', 'mariadb-install-db')
    return programs ?? (existsSync(installed) ? undefined : 'the package wordpress')
  },
  version: () =>
    `WordPress ${packageVersion('wordpress')}, PHP ${packageVersion('php8.2-fpm')}, MariaDB ${packageVersion('mariadb-server')}`,
  prepare: (folder, page) => fillOnce(join(folder, 'wordpress'), page),
  async start(folder) {
    const home = join(folder, 'wordpress')
    const port = await freePort()
    await writeFile(join(home, 'php-fpm.conf'), phpConfiguration(home))
    await writeFile(join(home, 'nginx.conf'), siteConfiguration(home, port, isCached))
    const start = performance.now()
    const database = await startDatabase(home)
    const php = serve('php-fpm8.2', ['-F', '-R', '-y', join(home, 'php-fpm.conf')], { cwd: home })
    while (!existsSync(join(home, 'php.sock'))) await pause(5)
    const nginx = serve('nginx', ['-p', home, '-c', 'nginx.conf', '-e', 'stderr'], { cwd: home })
    const url = `http://127.0.0.1:${port}/?pagename=compared`
    await waitForPage(url, nginx)
    return {
      url,
      coldStartMs: performance.now() - start,
      pids: [database, php, nginx].map(({ pid }) => pid ?? 0),
      async stop() {
        await stopProcess(nginx)
        await stopProcess(php)
        await rm(join(home, 'php.sock'), { force: true })
        await stopProcess(database)
      },
    }
  },
}))

let filled: Promise<void> | undefined

function fillOnce(home: string, page: SharedPage) {
  filled ??= fill(home, page)
  return filled
}

/** Installs a site and writes the page through WordPress's own functions. */
async function fill(home: string, page: SharedPage) {
  const root = join(home, 'root')
  await mkdir(join(root, 'wp-content/uploads'), { recursive: true })
  await cp(installed, root, { recursive: true, dereference: true, filter: (path) => !path.endsWith('wp-config.php') })
  for (const { name, bytes } of page.pictures) await writeFile(join(root, 'wp-content/uploads', name), bytes)
  await writeFile(join(root, 'wp-config.php'), configuration(home))
  await writeFile(join(home, 'page.json'), JSON.stringify({ title: page.title, content: blocksOf(page) }))
  await mkdir(join(home, 'db'))
  await run('mariadb-install-db', [
    '--no-defaults',
    '--user=root',
    `--datadir=${join(home, 'db')}`,
    '--auth-root-authentication-method=normal',
  ])
  const database = await startDatabase(home)
  await run('mariadb', ['--no-defaults', `--socket=${socketOf(home)}`, '-e', 'CREATE DATABASE wordpress'])
  await run('php8.2', [resolve('bench/peers/fill-wordpress.php'), root, join(home, 'page.json')], { cwd: root })
  await stopProcess(database)
  await chmod(root, 0o755)
}

async function startDatabase(home: string) {
  const socket = socketOf(home)
  const database = serve(
    'mariadbd',
    [
      '--no-defaults',
      '--user=root',
      `--datadir=${join(home, 'db')}`,
      `--socket=${socket}`,
      '--skip-networking',
      '--max-connections=20',
      '--table-open-cache=400',
      '--open-files-limit=2000',
      '--log-error=mariadb.log',
    ],
    { cwd: home },
  )
  for (let tries = 0; tries < 600; tries += 1) {
    const isUp = await run('mariadb-admin', ['--no-defaults', `--socket=${socket}`, 'ping']).then(
      () => true,
      () => false,
    )
    if (isUp) return database
    await pause(50)
  }
  throw new Error('MariaDB did not start')
}

function blocksOf({ pictures, parts }: SharedPage) {
  const shown = pictures.map(
    ({ name, alt }) =>
      `<!-- wp:image --><figure class="wp-block-image"><img src="/wp-content/uploads/${name}" alt="${alt.replaceAll('"', '')}" width="800" height="600"/></figure><!-- /wp:image -->`,
  )
  const words = parts.map(
    ({ heading, html }) =>
      `<!-- wp:heading --><h2>${heading}</h2><!-- /wp:heading --><!-- wp:html -->${html}<!-- /wp:html -->`,
  )
  return [...shown, ...words].join('\n')
}

function packageVersion(name: string) {
  return execFileSync('dpkg-query', ['--show', '--showformat', versionField, name], { encoding: 'utf8' })
}

function configuration(home: string) {
  return `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socketOf(home)}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
if (isset($_SERVER['HTTP_HOST'])) {
  define('WP_HOME', 'http://' . $_SERVER['HTTP_HOST']);
  define('WP_SITEURL', 'http://' . $_SERVER['HTTP_HOST']);
}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`
}

function phpConfiguration(home: string) {
  return `[global]
error_log = ${home}/php.log
daemonize = no
[www]
user = root
group = root
listen = ${home}/php.sock
pm = static
pm.max_children = 4
php_admin_value[opcache.enable] = 1
php_admin_value[opcache.memory_consumption] = 128
`
}

function siteConfiguration(home: string, port: number, isCached: boolean) {
  const cache = `
      fastcgi_cache pages;
      fastcgi_cache_key $request_uri;
      fastcgi_cache_valid 200 10m;
      fastcgi_ignore_headers Cache-Control Expires Set-Cookie;`
  return nginxConfiguration(`
  fastcgi_cache_path ${home}/cache keys_zone=pages:10m;
  gzip on;
  gzip_types text/css application/javascript;
  server {
    listen 127.0.0.1:${port};
    root ${home}/root;
    index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass unix:${home}/php.sock;${isCached ? cache : ''}
    }
  }`)
}
