import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bootstrap } from '../../bootstrap.ts'

/** The server with a clock that whoever started it moves on: a message is the number of milliseconds to add. */
let ahead = 0
process.on('message', (ms: number) => {
  ahead += ms
})

process.env.NODE_ENV ??= 'production'
const root = fileURLToPath(new URL('../../..', import.meta.url))
const build = join(root, 'web/build')
const { renderPage } = await import(join(build, 'server/index.js'))
await bootstrap(
  async () => ({ renderPage, assets: join(build, 'client'), adminFolder: join(root, 'admin/build') }),
  () => new Date(Date.now() + ahead),
)
