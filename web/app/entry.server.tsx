import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { apiContext } from './data/api.ts'
import { Nonce } from './data/nonce.ts'

/** A page is sent when all of it is there: it is remembered and sent to many, and reads well without JavaScript. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
) {
  let code = status
  const { nonce } = context.get(apiContext)
  const page = (
    <Nonce value={nonce}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </Nonce>
  )
  const body = await renderToReadableStream(page, {
    nonce,
    signal: request.signal,
    // Else React sends what is large behind its skeleton, and only a script would put it into its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      code = 500
      handleError(error, { request, context })
    },
  })
  // Read earlier, parts that are still to come would be put into their place by scripts.
  await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(body, { status: code, headers })
}

/** Real faults go to the server's log; a visitor who leaves, or asks in a way no screen answers, is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(apiContext).report(error)
}
