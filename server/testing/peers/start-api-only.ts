import { bootstrap } from '../../bootstrap.ts'
import { StartupError } from '../../startup-error.ts'

/** The server up to where it looks for the site, which is built later than the tests of the API bootstrap. */
await bootstrap(() => Promise.reject(new StartupError('there is no site.')))
