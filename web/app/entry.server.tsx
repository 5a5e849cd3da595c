import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { renderContext } from './api/render-context.ts'
import { Nonce } from './head/nonce.ts'
import { PageInfoContext, pageInfoContext } from './head/page-info.ts'

/** Sends a page only when it is complete, because it is cached and must work without JavaScript. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
) {
  let code = status
  const { nonce } = context.get(renderContext)
  const page = (
    <Nonce value={nonce}>
      <PageInfoContext value={context.get(pageInfoContext)}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </PageInfoContext>
    </Nonce>
  )
  const body = await renderToReadableStream(page, {
    nonce,
    signal: request.signal,
    // By default React sends large parts behind their fallback, and a script moves them into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      code = 500
      handleError(error, { request, context })
    },
  })
  await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(body, { status: code, headers })
}

/** Aborted requests and 4xx responses are not errors of the server. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(renderContext).report(error)
}
