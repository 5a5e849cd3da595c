import * as build from 'virtual:react-router/server-build'
import { createClient, type Fetch } from '@house/contract/client'
import { createRequestHandler, matchRoutes, RouterContextProvider } from 'react-router'
import { apiContext, type SiteApi } from './app/data/api.ts'
import type { RouteHandle } from './app/data/route-handle.ts'

const respond = createRequestHandler(build)

const routes = Object.values(build.routes).flatMap((route) => {
  const { path = route?.index ? '/' : '', module } = route ?? {}
  return path === '' ? [] : [{ path, module }]
})

export type Surroundings = Omit<SiteApi, 'client'> & { callApi: Fetch }

/** Renders one address of the site. Whatever it shows is read through `callApi`; faults are told to `report`. */
export async function handle(request: Request, { callApi, ...given }: Surroundings): Promise<Response> {
  const allowed = methodsAt(new URL(request.url).pathname)
  if (!allowed.includes(request.method)) return notAllowed(allowed.join(', '))
  const context = new RouterContextProvider()
  context.set(apiContext, { client: createClient(callApi), ...given })
  return respond(request, context)
}

/** The query parameters that the page at a path depends on. */
export function parametersOf(path: string): readonly string[] {
  return (moduleAt(path)?.handle as RouteHandle | undefined)?.parameters ?? []
}

function notAllowed(allow: string) {
  return new Response(`This address takes ${allow}.`, { status: 405, headers: { allow } })
}

const reading = ['GET', 'HEAD']

/** Pages whose form works without JavaScript take what it sends. */
function methodsAt(path: string) {
  return moduleAt(path)?.action ? [...reading, 'POST'] : reading
}

/** The router complains in the log of a path that cannot be decoded; no screen is there. */
function moduleAt(path: string) {
  return canBeDecoded(path) ? matchRoutes(routes, path)?.[0]?.route.module : undefined
}

function canBeDecoded(path: string) {
  try {
    // Used, or it would be left out of the build.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
