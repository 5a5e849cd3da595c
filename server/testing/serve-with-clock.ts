import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../run.ts'

/** The server with a clock that whoever started it moves on: a message is the number of milliseconds to add. */
let ahead = 0
process.on('message', (ms: number) => {
  ahead += ms
})

process.env.NODE_ENV ??= 'production'
const build = fileURLToPath(new URL('../../web/build/', import.meta.url))
const { handle } = await import(join(build, 'server/index.js'))
await run(
  async () => ({ handle, assets: join(build, 'client') }),
  () => new Date(Date.now() + ahead),
)
