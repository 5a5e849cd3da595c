import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Client } from '@house/contract/client'
import { shortNameOf } from '@house/contract/short-name'
import { serverPaths } from '@house/contract/urls'
import { Hono } from 'hono'
import { immutable } from '../../platform/http/cache-control.ts'
import { csp } from '../../platform/http/csp.ts'
import { darkModeStyle } from '../../platform/outbox/layout.ts'

/** The built back office: immutable assets, and one HTML page for all its URLs. */
export function adminSpa(folder: string | undefined, api: Client) {
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
  routes.on('GET', [serverPaths.admin, `${serverPaths.admin}/*`], async (c) => {
    const nonce = randomBytes(16).toString('base64url')
    c.header('cache-control', 'no-cache')
    c.header('x-robots-tag', 'noindex')
    c.header('content-security-policy', adminCsp(nonce))
    const head = await brandTags(api)
    return c.html(page.replace('</head>', () => `${head}</head>`).replaceAll('{{nonce}}', nonce))
  })
  return routes
}

/** The company's brand as data, its stylesheet and fonts. The back office opens without them too. */
async function brandTags(api: Client) {
  const setting = await api.appSetting().catch(() => undefined)
  if (setting?.success !== '1' || !setting.data.brand) return ''
  const { brand } = setting.data
  const data = JSON.stringify({ name: shortNameOf(setting.data), brand }).replaceAll('<', '\\u003c')
  const stylesheet = brand.stylesheet.replaceAll('&', '&amp;')
  return [
    // The faces are optional: a font that is not there when a heading is first drawn is not used at all.
    ...brand.preload.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    stylesheet && `<link rel="stylesheet" href="${stylesheet}">`,
    `<script type="application/json" id="brand">${data}</script>`,
  ].join('')
}

const mailStyleHash = createHash('sha256').update(darkModeStyle).digest('base64')

/** Emotion creates styles in the browser, with the nonce of this response. */
function adminCsp(nonce: string) {
  const own = ["'self'", `'nonce-${nonce}'`]
  return csp({
    'script-src': own,
    // The preview of a mail is a sandboxed frame with the policy of this page, and mails need inline styles.
    'style-src': [...own, `'sha256-${mailStyleHash}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    // Previews of the brand.
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
  })
}
