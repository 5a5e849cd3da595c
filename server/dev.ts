import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { bootstrap, type LoadedSite } from './bootstrap.ts'

/** The same server with Vite in front, for hot reload. */
await bootstrap(async (server) => {
  const vite = await createServer({
    root: fileURLToPath(new URL('../web/', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const renderPage: LoadedSite['renderPage'] = async (...args) => {
    const module = await vite.ssrLoadModule('/handler.ts')
    return module.renderPage(...args)
  }
  return {
    renderPage,
    isDevelopment: true,
    adminFolder: fileURLToPath(new URL('../admin/build/', import.meta.url)),
    wrapListener: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
    close: () => vite.close(),
  }
})
