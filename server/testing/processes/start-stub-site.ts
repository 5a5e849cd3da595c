import { bootstrap } from '../../bootstrap.ts'
import { stubSite } from '../fixtures/stub-site.ts'

/** The server with stub pages: the site is not built when the Vitest tests run. */
await bootstrap(async () => ({
  ...stubSite(() => new Response('<h1>A page</h1>', { headers: { 'content-type': 'text/html' } })),
  adminFolder: import.meta.dirname,
}))
