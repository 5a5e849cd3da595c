import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import type { OpenedSite } from './run.ts'
import { run } from './run.ts'

/** The same server with Vite in front: screens change in the browser as they are edited. */
await run(async (server) => {
  const vite = await createServer({
    root: fileURLToPath(new URL('../web/', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const handle: OpenedSite['handle'] = async (...args) => {
    const module = await vite.ssrLoadModule('/handler.ts')
    return module.handle(...args)
  }
  return {
    handle,
    isChanging: true,
    adminFolder: fileURLToPath(new URL('../admin/build/', import.meta.url)),
    inFront: (app) => (request, response) => vite.middlewares(request, response, () => app(request, response)),
    close: () => vite.close(),
  }
})
