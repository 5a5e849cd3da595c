import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bootstrap } from '../../bootstrap.ts'

/** The server with an adjustable clock: the parent process sends the milliseconds to add. */
let offsetMs = 0
process.on('message', (ms: number) => {
  offsetMs += ms
})

process.env.NODE_ENV ??= 'production'
const root = fileURLToPath(new URL('../../..', import.meta.url))
const build = join(root, 'web/build')
const { renderPage } = await import(join(build, 'server/index.js'))
await bootstrap(
  async () => ({ renderPage, assets: join(build, 'client'), adminFolder: join(root, 'admin/build') }),
  () => new Date(Date.now() + offsetMs),
)
