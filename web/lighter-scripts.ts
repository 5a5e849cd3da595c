import type { Plugin } from 'vite'

/**
 * Parts of the libraries that this site does not use, and that the build cannot find to be unused by itself. Should a part
 * be asked for more than stands here, the build fails and says so.
 */
const unused: [part: RegExp, instead: string][] = [
  // All routes come with the first page (`routeDiscovery: initial`).
  [
    /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    `export const URL_LIMIT = 0
    export const isFogOfWarEnabled = () => false
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    export const getPartialManifest = (manifest) => manifest
    export const getPathsWithAncestors = () => []
    export const handleClientVersionMismatch = async () => false
    export const getManifestPath = () => ''`,
  ],
  // Hooks for measuring tools.
  [
    /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    `export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = (handler) => handler
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const instrumentationResultMetaContext = undefined`,
  ],
  // Parts that are fetched when they are wanted have no styles of their own to wait for.
  [/vite\/preload-helper\.js$/, 'export const __vitePreload = (load) => load()'],
]

/** Three kilobytes less for every visitor. */
export function lighterScripts(): Plugin {
  return {
    name: 'lighter-scripts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => unused.find(([part]) => part.test(id))?.[1],
  }
}
