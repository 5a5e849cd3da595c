import { serveStatic } from '@hono/node-server/serve-static'
import { serverPaths } from '@house/contract/urls'
import { Hono } from 'hono'
import { immutable } from '../http/cache-control.ts'
import { strictCsp } from '../http/csp.ts'
import type { MediaFiles } from './files.ts'

export const mediaHeaders = {
  // Search engines and feed readers embed our pictures.
  'cross-origin-resource-policy': 'cross-origin',
  // An SVG that is opened directly must not run scripts.
  'content-security-policy': `${strictCsp}; sandbox`,
}

/** URLs contain a hash of the content, so responses are immutable. */
export function mediaRoutes(media: MediaFiles, folder: string) {
  const routes = new Hono()
  routes.get(
    '/:hash/:file',
    async (c, next) => {
      const path = await media.requestPath(c.req.param('hash'), c.req.param('file'))
      if (!path) return c.text('There is no such file.', 404)
      c.header('cache-control', immutable)
      c.header('accept-ranges', 'bytes')
      for (const [name, value] of Object.entries(mediaHeaders)) c.header(name, value)
      return next()
    },
    serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(serverPaths.media.length) }),
  )
  routes.all('*', (c) => c.text('There is no such file.', 404))
  return routes
}
