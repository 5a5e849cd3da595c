import * as build from 'virtual:react-router/server-build'
import { createClient, type Fetch } from '@house/contract/client'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { apiContext } from './app/data/api.ts'

const respond = createRequestHandler(build)

export type Surroundings = { callApi: Fetch; publicUrl: string; report: (error: unknown) => void; preview?: string }

/** Renders one address of the site. Whatever it shows is read through `callApi`; faults are told to `report`. */
export function handle(request: Request, { callApi, publicUrl, report, preview }: Surroundings): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(apiContext, { client: createClient(callApi), publicUrl, report, preview })
  return respond(request, context)
}
