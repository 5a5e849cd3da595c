import { existsSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { StartFailure } from './start-failure.ts'

// Before anything else is loaded: what was read and compiled once is at hand at the next start.
enableCompileCache()
const { run } = await import('./run.ts')

// For packages that ask; which React it is was chosen when the site was built.
process.env.NODE_ENV ??= 'production'

// This file is started from its own build, server/build/main.js.
const root = join(import.meta.dirname, '../..')
const build = join(root, 'web/build')

await run(async () => {
  const handler = join(build, 'server/index.js')
  if (!existsSync(handler))
    throw new StartFailure('the site is not built. Start it with npm start, or run npm run build first.')
  const { handle, parametersOf } = await import(handler)
  return { handle, parametersOf, assets: join(build, 'client'), adminFolder: join(root, 'admin/build') }
})
flushCompileCache()
