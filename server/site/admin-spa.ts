import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { serverPaths } from '@house/contract/urls'
import { Hono } from 'hono'
import { immutable } from '../http/cache-control.ts'
import { csp } from '../http/csp.ts'

/** The built back office: immutable assets, and one HTML page for all its URLs. */
export function adminSpa(folder: string | undefined) {
  const routes = new Hono()
  if (!folder || !existsSync(join(folder, 'index.html'))) return routes
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const fromFolder = (path: string) => path.slice(serverPaths.admin.length)
  routes.get(
    `${serverPaths.admin}/assets/*`,
    serveStatic({
      root: folder,
      rewriteRequestPath: fromFolder,
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', immutable),
    }),
    (c) => c.text('There is no such file.', 404),
  )
  routes.on('GET', [serverPaths.admin, `${serverPaths.admin}/*`], (c) => {
    const nonce = randomBytes(16).toString('base64url')
    c.header('cache-control', 'no-cache')
    c.header('x-robots-tag', 'noindex')
    c.header('content-security-policy', adminCsp(nonce))
    return c.html(page.replaceAll('{{nonce}}', nonce))
  })
  return routes
}

/** Emotion creates styles in the browser, with the nonce of this response. */
function adminCsp(nonce: string) {
  const own = ["'self'", `'nonce-${nonce}'`]
  return csp({
    'script-src': own,
    'style-src': own,
    // The preview of a mail is a sandboxed frame with the policy of this page, and mails need inline styles.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
  })
}
