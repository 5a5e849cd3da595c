import * as build from 'virtual:react-router/server-build'
import type { Fetch } from '@house/contract/client'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { apiContext, openApi } from './app/api.ts'

const respond = createRequestHandler(build)

/** Renders one address of the site. Whatever it shows is read through `callApi`. */
export function handle(request: Request, callApi: Fetch): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(apiContext, openApi(callApi))
  return respond(request, context)
}
