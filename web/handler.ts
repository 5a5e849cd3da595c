import * as build from 'virtual:react-router/server-build'
import { createClient, type Fetch } from '@house/contract/client'
import { createRequestHandler, matchRoutes, RouterContextProvider } from 'react-router'
import { apiContext, type SiteApi } from './app/data/api.ts'
import type { RouteHandle } from './app/data/route-handle.ts'

const respond = createRequestHandler(build)

export type Surroundings = Omit<SiteApi, 'client'> & { callApi: Fetch }

/** Renders one address of the site. Whatever it shows is read through `callApi`; faults are told to `report`. */
export function handle(request: Request, { callApi, ...given }: Surroundings): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(apiContext, { client: createClient(callApi), ...given })
  return respond(request, context)
}

const routes = Object.values(build.routes).flatMap((route) => {
  const { path = '', module } = route ?? {}
  return path === '' ? [] : [{ path, handle: module?.handle as RouteHandle | undefined }]
})

/** The query parameters that the page at a path depends on. */
export function parametersOf(path: string): readonly string[] {
  const [match] = matchRoutes(routes, path) ?? []
  return match?.route.handle?.parameters ?? []
}
