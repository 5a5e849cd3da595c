import { existsSync } from 'node:fs'
// Node 20 has no `enableCompileCache`: a named import of it would fail before the check of the version.
import module from 'node:module'
import { join } from 'node:path'
import { StartupError } from './platform/process/startup-error.ts'

/** The target of the build (vite.config.ts). */
const minNodeVersion = 24

if (Number(process.versions.node.split('.')[0]) < minNodeVersion) {
  const { node } = process.versions
  console.error(
    `Not started: this is Node ${node}, and the server needs ${minNodeVersion} or newer. Use npm start, which runs it on the Node of its packages (node_modules/.bin/node).`,
  )
  process.exit(1)
}

// Before other imports: enables the compile cache for the next start.
module.enableCompileCache()
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
module.flushCompileCache()
