import { type Endpoint, type EndpointName, endpoints } from '@house/contract/endpoints'
import { enquiryContextHeader, readEnquiryContext } from '@house/contract/enquiry-context'
import { Refused } from '@house/contract/fields'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { Logger } from 'pino'
import type { Db } from '../db/schema.ts'
import { forAll, forNobody } from '../domain/cache-control.ts'
import type { ContentVersion } from '../domain/content-version.ts'
import { isPerson } from '../domain/visits/page-view.ts'
import type { Visits } from '../domain/visits/visit-counter.ts'
import { accessoryHandlers } from './accessories.ts'
import { attachMedia } from './attach-media.ts'
import { catalogueHandlers } from './catalogue.ts'
import { companyHandlers } from './company.ts'
import { enquiryHandlers } from './enquiries.ts'
import { type ApiContext, type EnquiryOptions, type Handlers, type Outcome, refused } from './outcome.ts'
import { type PackedText, packedText } from './packed-text.ts'
import { readInput } from './read-input.ts'
import { readingHandlers } from './reading.ts'
import { rememberReplies } from './remembered-replies.ts'

export type ApiOptions = {
  db: Db
  content: ContentVersion
  clock: () => Date
  log: Logger
  corsOrigins: string[]
  enquiries: EnquiryOptions
  visits?: Visits | undefined
  /** The visitor's network address. */
  clientOf: (c: Context) => string
}

const maxBodyBytes = 64 * 1024
const maxKeyLength = 200

const handlers: Handlers = {
  ...catalogueHandlers,
  ...accessoryHandlers,
  ...readingHandlers,
  ...companyHandlers,
  ...enquiryHandlers,
}

export const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: (c) => answer(c, refused('The request is too large.', 413)),
})

/** Mounts every call of the contract, and answers everything else below /api in the contract's shape. */
export function apiRoutes({ db, content, clock, log, corsOrigins, enquiries, visits, clientOf }: ApiOptions) {
  const api = new Hono()
  api.use(
    cors({ origin: corsOrigins, allowHeaders: ['content-type', 'idempotency-key', enquiryContextHeader], maxAge: 600 }),
  )
  api.use(limitBody)
  api.use(async (c, next) => {
    c.header('cache-control', forNobody)
    await next()
  })

  const remembered = rememberReplies(content)
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name]
    // The table pairs each handler with its own fields; a union of all pairs is more than the compiler can follow.
    const handle = handlers[name] as (input: unknown, context: ApiContext) => Promise<Outcome>
    const path = endpoint.path.replace('/api', '')
    api.on(endpoint.method, path, async (c) => {
      const idempotencyKey = readKey(c.req.header('idempotency-key'))
      const input = await readInput(endpoint, c.req.raw)
      const enquiryContext = readEnquiryContext(c.req.header(enquiryContextHeader))
      const client = clientOf(c)
      const onSearch = (words: string, isFound: boolean) => {
        const agent = c.req.header('user-agent')
        if (visits && isPerson(agent)) visits.countSearch(`${client} ${agent}`, words, isFound)
      }
      const context = { db, now: clock(), idempotencyKey, enquiryContext, client, enquiries, onSearch, log }
      const make = async () => {
        const outcome = await handle(input, context)
        return { ...outcome, reply: await attachMedia(db, outcome.reply) }
      }
      if (name === 'contactUs') return answer(c, await make())
      const { json, status, forEach } = await remembered(name, input, make)
      const more = await forEach?.(context)
      if (!more && status === 200) c.header('cache-control', forAll)
      return answerPacked(c, more ? packedText(merged(json.text, more)) : json, status)
    })
    api.all(path, (c) => {
      c.header('allow', endpoint.method)
      return answer(c, refused(`This call is made with ${endpoint.method}.`, 405))
    })
  }

  api.all('*', (c) => answer(c, refused('There is no such call.', 404)))
  return api
}

/** Faults are translated here, once: a sentence for the caller; the cause goes to the log at the outer edge. */
export function answerFault(c: Context, error: Error) {
  return answer(
    c,
    error instanceof Refused
      ? refused(error.message)
      : refused('Something went wrong on our side. Please try again.', 500),
  )
}

function readKey(key = '') {
  if (key.length > maxKeyLength) throw new Refused(`Idempotency-Key cannot be longer than ${maxKeyLength} characters`)
  return key || null
}

const jsonType = { 'content-type': 'application/json' }

async function answerPacked(c: Context, json: PackedText, status: Outcome['status']) {
  const { encoding, body } = await json.packedFor(c.req.header('accept-encoding'))
  c.header('vary', 'accept-encoding', { append: true })
  if (encoding !== 'identity') c.header('content-encoding', encoding)
  return c.body(body, status, jsonType)
}

function merged(json: string, more: object) {
  return `${json.slice(0, -1)},${JSON.stringify(more).slice(1)}`
}

function answer(c: Context, { status, reply, retryAfterSeconds }: Outcome) {
  if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds))
  return c.json(reply, status)
}
