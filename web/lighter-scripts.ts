import type { Plugin } from 'vite'

const router = 'react-router/dist/production/lib'

/**
 * Parts of the libraries that this site does not use, and that the build cannot find to be unused by itself. Should a part
 * be asked for more than stands here, or no longer be there, the build fails and says so.
 */
const unused: [part: string, instead: string][] = [
  // All routes come with the first page (`routeDiscovery: initial`).
  [
    `${router}/dom/ssr/fog-of-war.js`,
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
    `${router}/router/instrumentation.js`,
    `export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = (handler) => handler
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const instrumentationResultMetaContext = undefined`,
  ],
  // Parts that are fetched when they are wanted have no styles of their own to wait for.
  ['vite/preload-helper.js', 'export const __vitePreload = (load) => load()'],
]

const nothing = '{}'
const never = '{ throw Error("left out by lighter-scripts.ts") }'

/** The same for single functions: the bodies that they get instead. */
const unusedFunctions: [part: string, bodies: Record<string, string>][] = [
  [
    `${router}/router/router.js`,
    {
      // Forms are sent by our own calls: there are no fetchers, and no actions in the browser.
      fetch: never,
      handleFetcherAction: never,
      handleFetcherLoader: never,
      handleAction: never,
      getFetcher: never,
      resetFetcher: never,
      queueFetcherForDeletion: never,
      deleteFetcher: nothing,
      getUpdatedRevalidatingFetchers: never,
      markFetchRedirectsDone: '{ return false }',
      abortStaleFetchLoads: '{ return false }',
      // No move is held up.
      shouldBlockNavigation: nothing,
      updateBlocker: never,
      getBlocker: never,
      // All routes are known.
      checkFogOfWar: '{ return { active: false, matches: null } }',
      discoverRoutes: never,
      patchRoutes: never,
      _internalSetRoutes: never,
      patchRoutesImpl: never,
      // Old addresses are answered by the server, with 301.
      startRedirectNavigation: never,
      normalizeRelativeRoutingRedirectResponse: never,
      // No screen has middleware in the browser.
      runClientMiddlewarePipeline: '{ args.request.signal.throwIfAborted(); return handler() }',
      // Moves are not animated.
      restoreAppliedTransitions: nothing,
      persistAppliedTransitions: nothing,
    },
  ],
  [
    `${router}/dom/ssr/single-fetch.js`,
    {
      // Every screen has a `clientLoader`, which asks the API itself.
      fetchAndDecodeViaTurboStream: never,
      singleFetchActionStrategy: never,
      singleFetchLoaderFetcherStrategy: never,
      nonSsrStrategy: never,
      bubbleMiddlewareErrors: nothing,
    },
  ],
  [
    `${router}/dom/ssr/routes.js`,
    {
      noActionDefinedError: never,
      preventInvalidServerHandlerCall: never,
    },
  ],
  [`${router}/dom/lib.js`, { useViewTransitionState: '{ return false }' }],
  // There are no server components.
  [`${router}/hooks.js`, { RSCErrorHandler: never }],
  [
    `${router}/dom/ssr/links.js`,
    {
      // The one stylesheet comes with the first page.
      prefetchRouteCss: nothing,
      prefetchStyleLinks: nothing,
    },
  ],
  [
    `${router}/dom/ssr/components.js`,
    {
      // The router would fetch modules ahead, but not what the API says: data/fetch-ahead.ts does both.
      usePrefetchBehavior: '{ return [false, null, {}] }',
      PrefetchPageLinks: '{ return null }',
    },
  ],
]

/** Eight kilobytes less for every visitor. */
export function lighterScripts(): Plugin {
  return {
    name: 'lighter-scripts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => unused.find(([part]) => id.endsWith(part))?.[1],
    transform(code, id) {
      const bodies = unusedFunctions.find(([part]) => id.endsWith(part))?.[1]
      return bodies && withBodies(code, bodies, functionsOf(this.parse(code)))
    },
  }
}

type FunctionNode = { name: string; start: number; end: number }

function withBodies(code: string, bodies: Record<string, string>, found: FunctionNode[]) {
  const places = Object.entries(bodies).map(([name, body]) => {
    const [place, another] = found.filter((each) => each.name === name)
    if (!place || another) throw new Error(`lighter-scripts: there is not exactly one function ${name}`)
    return { ...place, body }
  })
  return places
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, body }) => text.slice(0, start) + body + text.slice(end), code)
}

/** Where the bodies of all declared functions stand. */
function functionsOf(node: unknown): FunctionNode[] {
  if (Array.isArray(node)) return node.flatMap(functionsOf)
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(functionsOf)
  if (!('type' in node) || node.type !== 'FunctionDeclaration') return inside
  const { id, body } = node as unknown as { id: { name: string }; body: { start: number; end: number } }
  return [{ name: id.name, start: body.start, end: body.end }, ...inside]
}
