import { existsSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { StartupError } from './process/startup-error.ts'

// Before other imports: enables the compile cache for the next start.
enableCompileCache()
const { bootstrap } = await import('./bootstrap.ts')

// For packages that read it at runtime; in our own build it is a constant.
process.env.NODE_ENV ??= 'production'

// This file runs as server/build/main.js.
const root = join(import.meta.dirname, '../..')
const build = join(root, 'web/build')

await bootstrap(async () => {
  const handler = join(build, 'server/index.js')
  if (!existsSync(handler))
    throw new StartupError('the site is not built. Start it with npm start, or run npm run build first.')
  const { renderPage, queryParametersOf } = await import(handler)
  return { renderPage, queryParametersOf, assets: join(build, 'client'), adminFolder: join(root, 'admin/build') }
})
flushCompileCache()
