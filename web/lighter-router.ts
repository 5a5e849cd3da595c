import type { Plugin } from 'vite'

/** Parts of React Router that this site does not use and that its build cannot leave out by itself, as far as they are asked for. */
const unused: Record<string, string> = {
  // All routes come with the first page (`routeDiscovery: initial`).
  'dom/ssr/fog-of-war.js': `
    export const URL_LIMIT = 0
    export const isFogOfWarEnabled = () => false
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    export const getPartialManifest = (manifest) => manifest
    export const getPathsWithAncestors = () => []
    export const handleClientVersionMismatch = async () => false
    export const getManifestPath = () => ''`,
  // Hooks for measuring tools.
  'router/instrumentation.js': `
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = (handler) => handler
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const instrumentationResultMetaContext = undefined`,
}

/** Two kilobytes less for every visitor. */
export function lighterRouter(): Plugin {
  return {
    name: 'lighter-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = /react-router\/dist\/production\/lib\/(.+)$/.exec(id)?.[1]
      return part === undefined ? undefined : unused[part]
    },
  }
}
