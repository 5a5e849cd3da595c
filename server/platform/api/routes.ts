import { type Endpoint, type EndpointName, endpoints } from '@house/contract/endpoints'
import { enquiryContextHeader, readEnquiryContext } from '@house/contract/enquiry/context'
import { idempotencyKeyHeader, maxIdempotencyKeyLength } from '@house/contract/enquiry/idempotency-key'
import { InputError } from '@house/contract/fields'
import { planLimits, planTooLarge } from '@house/contract/plans/plan-limits'
import { serverPaths } from '@house/contract/urls'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { Logger } from 'pino'
import type { ContentVersion } from '../cache/content-version.ts'
import type { Db } from '../db/schema.ts'
import { noStore, publicCache, staleHeader } from '../http/cache-control.ts'
import { type CompressedBody, compressedBody } from '../http/compressed-body.ts'
import { toRequestError } from '../http/errors.ts'
import { docsCsp, renderDocsPage } from './docs-page.ts'
import { embedMedia } from './embed-media.ts'
import { openApiDocument } from './openapi.ts'
import { parseInput } from './parse-input.ts'
import { createResponseCache } from './response-cache.ts'
import { type ApiContext, failed, type Handlers, type Result } from './result.ts'

export type ApiOptions = {
  db: Db
  content: ContentVersion
  clock: () => Date
  log: Logger
  corsOrigins: string[]
  handlers: Handlers
  /** The visitor's network address. */
  clientIpOf: (c: Context) => string
}

const maxBodyBytes = 64 * 1024
const planPaths: string[] = [endpoints.plan.path, endpoints.planFigures.path, endpoints.planEstimate.path]

/** Calls that store something, or whose replies change without a change of content. */
const uncached: EndpointName[] = [
  ...(['contactUs', 'planFigures', 'planEstimate', 'plan', 'planDetails'] as const),
  ...(['quotationDetails', 'quotationOpened', 'quotationAnswer', 'quotationQuestion'] as const),
]

const limitPlainBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: (c) => answer(c, failed('The request is too large.', 413)),
})
const limitPlanBody = bodyLimit({
  maxSize: planLimits.bytes,
  onError: (c) => answer(c, failed(planTooLarge, 413)),
})

export const limitBody: MiddlewareHandler = (c, next) =>
  planPaths.includes(c.req.path) ? limitPlanBody(c, next) : limitPlainBody(c, next)

const document = openApiDocument()

/** Mounts every call of the contract, and answers everything else below /api in the contract's shape. */
export function apiRoutes({ db, content, clock, log, corsOrigins, handlers, clientIpOf }: ApiOptions) {
  const api = new Hono()
  api.use(
    cors({
      origin: corsOrigins,
      allowHeaders: ['content-type', idempotencyKeyHeader, enquiryContextHeader],
      maxAge: 600,
    }),
  )
  api.use(limitBody)
  api.use(async (c, next) => {
    c.header('cache-control', noStore)
    await next()
  })

  api.get(serverPaths.openApi.slice(serverPaths.api.length), (c) => c.json(document))
  api.get(serverPaths.apiDocs.slice(serverPaths.api.length), (c) => {
    c.header('content-security-policy', docsCsp)
    return c.html(renderDocsPage(document))
  })

  const cached = createResponseCache(content, log)
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name]
    // The table pairs each handler with its own fields; a union of all pairs is more than the compiler can follow.
    const handle = handlers[name] as (input: unknown, context: ApiContext) => Promise<Result>
    const path = endpoint.path.slice(serverPaths.api.length)
    api.on(endpoint.method, path, async (c) => {
      const idempotencyKey = readKey(c.req.header(idempotencyKeyHeader))
      const input = await parseInput(endpoint, c.req.raw)
      const context = {
        db,
        now: clock(),
        idempotencyKey,
        enquiryContext: readEnquiryContext(c.req.header(enquiryContextHeader)),
        client: clientIpOf(c),
        userAgent: c.req.header('user-agent') ?? '',
        log,
      }
      const make = async () => {
        const outcome = await handle(input, context)
        return { ...outcome, reply: await embedMedia(db, outcome.reply) }
      }
      if (uncached.includes(name)) return answer(c, await make())
      const { value, isStale } = await cached(name, input, make)
      const { json, status, personalise } = value
      const more = await personalise?.(context)
      if (isStale || value.isStale) c.header(...staleHeader)
      else if (!more && status === 200) c.header('cache-control', publicCache)
      return answerCompressed(c, more ? compressedBody(merged(json.text, more)) : json, status)
    })
    api.all(path, (c) => {
      c.header('allow', endpoint.method)
      return answer(c, failed(`This call is made with ${endpoint.method}.`, 405))
    })
  }

  api.all('*', (c) => answer(c, failed('There is no such call.', 404)))
  return api
}

/** Faults are translated here, once: a sentence for the caller; the cause goes to the log at the outer edge. */
export function toErrorReply(c: Context, error: Error) {
  const { message, status, details } = toRequestError(error)
  return answer(c, { ...failed(message, status), retryAfterSeconds: details.retryAfterSeconds })
}

function readKey(key = '') {
  if (key.length > maxIdempotencyKeyLength)
    throw new InputError(`${idempotencyKeyHeader} cannot be longer than ${maxIdempotencyKeyLength} characters`)
  return key || null
}

const jsonType = { 'content-type': 'application/json' }

async function answerCompressed(c: Context, json: CompressedBody, status: Result['status']) {
  const { encoding, body } = await json.encodedFor(c.req.header('accept-encoding'))
  c.header('vary', 'accept-encoding', { append: true })
  if (encoding !== 'identity') c.header('content-encoding', encoding)
  return c.body(body, status, jsonType)
}

function merged(json: string, more: object) {
  return `${json.slice(0, -1)},${JSON.stringify(more).slice(1)}`
}

function answer(c: Context, { status, reply, retryAfterSeconds }: Result) {
  if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds))
  return c.json(reply, status)
}
