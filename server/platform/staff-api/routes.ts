import { contentResourceNames } from '@house/contract/staff/content-resources'
import { type StaffEndpoint, type StaffEndpointName, staffEndpoints } from '@house/contract/staff/endpoints'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { ContentVersion } from '../cache/content-version.ts'
import type { Db } from '../db/schema.ts'
import { noStore } from '../http/cache-control.ts'
import { isDisconnected, notFoundError, RequestError, toRequestError } from '../http/errors.ts'
import {
  type ClientInfo,
  readJson,
  type SignedIn,
  type StaffHandlers,
  type StaffRequest,
  type StaffResult,
} from './handler-types.ts'
import { mustChangePassword, rules } from './permissions.ts'
import { isSameOrigin } from './same-origin.ts'

export type StaffApiOptions = {
  db: Db
  content: ContentVersion
  clock: () => Date
  log: Logger
  handlers: StaffHandlers
  /** The session of a request. */
  findSession: (client: ClientInfo, isSecure: boolean) => Promise<SignedIn | undefined>
  publicUrl: string
  shutdown: AbortSignal
  /** The client's IP address. */
  clientIpOf: (c: Context) => string
  /** Whether the request came over HTTPS; its session cookie is Secure then. */
  isSecure: (c: Context) => boolean
}

type StaffEnv = { Variables: { requestId: string; signedIn: SignedIn | undefined } }

const maxJsonBytes = 1024 * 1024

/** Mounts every staff endpoint behind its permission. Unknown paths are rejected. */
export function staffApiRoutes({
  db,
  content,
  clock,
  log,
  handlers,
  findSession,
  publicUrl,
  shutdown,
  clientIpOf,
  isSecure,
}: StaffApiOptions) {
  const routes = new Hono<StaffEnv>()
  const signedIn = (c: Context) => findSession(clientInfoOf(c), isSecure(c))
  const clientInfoOf = (c: Context): ClientInfo => ({
    cookie: c.req.header('cookie') ?? '',
    agent: c.req.header('user-agent') ?? '',
    client: clientIpOf(c),
  })

  routes.use(async (c, next) => {
    c.header('cache-control', noStore)
    await next()
    // A user sees their own change on the site at once.
    if (c.req.method !== 'GET') await content.refresh().catch(() => {})
  })

  for (const name of Object.keys(staffEndpoints) as StaffEndpointName[]) {
    const { method, path, permission, maxBytes = maxJsonBytes }: StaffEndpoint = staffEndpoints[name]
    // TypeScript cannot relate a handler to its reply type across the union of all endpoints.
    const handle: (request: StaffRequest) => Promise<StaffResult<object> | Response> = handlers[name]
    // Runs before the body is read, so that unauthenticated clients cannot upload.
    const guard: MiddlewareHandler<StaffEnv> = async (c, next) => {
      if (method !== 'GET' && !isSameOrigin(c.req.raw, publicUrl))
        throw new RequestError('Changes can only be made from the back office itself.', 403)
      const found = await signedIn(c)
      if (!rules[permission](found?.caller)) throw found ? forbiddenError() : unauthenticatedError()
      if (permission !== 'anyone' && mustChangePassword(found?.caller, name)) throw temporaryPasswordError()
      c.set('signedIn', found)
      return next()
    }
    const limit: MiddlewareHandler<StaffEnv> =
      maxBytes === 'streamed' ? (_, next) => next() : bodyLimit({ maxSize: maxBytes, onError: rejectTooLarge })
    routes.on(method, toRoute(path), guard, limit, async (c) => {
      const found = c.get('signedIn')
      const now = clock()
      const request: StaffRequest = {
        db,
        log,
        now,
        get caller() {
          if (!found) throw unauthenticatedError()
          return found.caller
        },
        author: { staffId: found?.caller.id ?? null, now },
        clientInfo: clientInfoOf(c),
        isSecure: isSecure(c),
        params: readParams(c),
        query: c.req.query(),
        body: () => readJson(c.req.raw),
        raw: c.req.raw,
        shutdown,
      }
      return successReply(c, await handle(request), found?.cookies ?? [])
    })
  }

  routes.all('*', async (c) => {
    throw (await signedIn(c)) ? new RequestError('There is no such call.', 404) : unauthenticatedError()
  })

  routes.onError((error, c) => {
    if (isDisconnected(c)) return c.body(null, 400)
    const requestError = toRequestError(error)
    if (requestError !== error && requestError.status >= 500)
      log.error({ err: error, id: c.get('requestId'), path: c.req.path }, 'staff API call failed')
    return errorReply(c, requestError)
  })
  return routes
}

/** `:resource` matches the names of the content resources only. Grouped, because Hono reads a bare a|b as two patterns. */
function toRoute(path: string) {
  return path.replace(':resource', `:resource{(?:${contentResourceNames.join('|')})}`)
}

function successReply(c: Context, result: StaffResult<object> | Response, refreshed: string[]) {
  if (result instanceof Response) return result
  const { body, message, cookies } = result
  for (const cookie of cookies.length > 0 ? cookies : refreshed) c.header('set-cookie', cookie, { append: true })
  return c.json({ success: '1', message, ...body })
}

function errorReply(c: Context, { message, status, details }: RequestError) {
  const { retryAfterSeconds, field, reply } = details
  if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds))
  return c.json({ success: '0', message, ...(field && { field }), ...reply }, status)
}

/** No record has a key with control characters, which not every database stores. */
function readParams(c: Context): Record<string, string> {
  const params: Record<string, string> = c.req.param()
  if (Object.values(params).some((value) => /[\u0000-\u001f\u007f]/.test(value))) throw notFoundError()
  return params
}

function rejectTooLarge(): never {
  throw new RequestError('The request is too large.', 413)
}

function unauthenticatedError() {
  return new RequestError('Please sign in.', 401)
}

function forbiddenError() {
  return new RequestError('Your role does not allow this.', 403)
}

function temporaryPasswordError() {
  return new RequestError('Your password is temporary. Choose one that only you know, then go on.', 403)
}
