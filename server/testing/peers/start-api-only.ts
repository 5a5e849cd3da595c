import { bootstrap } from '../../bootstrap.ts'
import { StartupError } from '../../process/startup-error.ts'

/** Starts everything up to loading the site, which is not built when the API tests run. */
await bootstrap(() => Promise.reject(new StartupError('there is no site.')))
