import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const built = fileURLToPath(new URL('../admin/build/', import.meta.url))

/** The back office as a browser gets it: its scripts for ever, and one page for all its addresses. */
export function adminFiles(folder = built) {
  const routes = new Hono()
  if (!existsSync(join(folder, 'index.html'))) return routes
  const fromFolder = (path: string) => path.replace(/^\/admin/, '')
  routes.get(
    '/admin/assets/*',
    serveStatic({
      root: folder,
      rewriteRequestPath: fromFolder,
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
    (c) => c.text('There is no such file.', 404),
  )
  routes.on('GET', ['/admin', '/admin/*'], async (c) => {
    c.header('cache-control', 'no-cache')
    c.header('x-robots-tag', 'noindex')
    return c.html(await readFile(join(folder, 'index.html'), 'utf8'))
  })
  return routes
}
