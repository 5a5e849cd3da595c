import * as build from 'virtual:react-router/server-build'
import { createClient, type Fetch } from '@house/contract/client'
import { createRequestHandler, matchRoutes, RouterContextProvider } from 'react-router'
import { apiContext } from './app/api/api-client.ts'
import { type RenderContext, renderContext } from './app/api/render-context.ts'
import { type PageInfo, pageInfoContext } from './app/head/page-info.ts'
import type { RouteHandle } from './app/navigation/route-handle.ts'

export type { PageInfo } from './app/head/page-info.ts'
export type RenderOptions = RenderContext & {
  /** Every API call of the page goes through this. */
  callApi: Fetch
}
export type RenderedPage = { response: Response; page: PageInfo }

const handleRequest = createRequestHandler(build)

const routes = Object.values(build.routes).flatMap((route) => {
  const { path = route?.index ? '/' : '', module } = route ?? {}
  return path === '' ? [] : [{ path, module }]
})

/** Renders one URL of the site. `page` is complete once this resolves. */
export async function renderPage(request: Request, { callApi, ...options }: RenderOptions): Promise<RenderedPage> {
  const page: PageInfo = {}
  const methods = allowedMethods(new URL(request.url).pathname)
  if (!methods.includes(request.method)) return { response: methodNotAllowed(methods), page }
  const context = new RouterContextProvider()
  context.set(apiContext, createClient(callApi))
  context.set(renderContext, options)
  context.set(pageInfoContext, page)
  return { response: await handleRequest(request, context), page }
}

/** The query parameters that the page at a path depends on; a cache key leaves out all others. */
export function queryParametersOf(path: string): readonly string[] {
  return (moduleAt(path)?.handle as RouteHandle | undefined)?.parameters ?? []
}

function methodNotAllowed(methods: string[]) {
  const allow = methods.join(', ')
  return new Response(`This address takes ${allow}.`, { status: 405, headers: { allow } })
}

/** Pages with an action accept their form without JavaScript. */
function allowedMethods(path: string) {
  return ['GET', 'HEAD', ...(moduleAt(path)?.action ? ['POST'] : [])]
}

/** The router logs a warning for paths that cannot be decoded; no route matches them. */
function moduleAt(path: string) {
  return canBeDecoded(path) ? matchRoutes(routes, path)?.[0]?.route.module : undefined
}

function canBeDecoded(path: string) {
  try {
    // The comparison keeps the bundler from dropping the call.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
