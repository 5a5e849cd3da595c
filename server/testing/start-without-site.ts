import { run } from '../run.ts'
import { StartFailure } from '../start-failure.ts'

/** The server up to where it looks for the site, which is built later than the tests of the API run. */
await run(() => Promise.reject(new StartFailure('there is no site.')))
