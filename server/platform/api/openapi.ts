import { type Endpoint, type EndpointName, endpoints } from '@house/contract/endpoints'
import { enquiryContextHeader } from '@house/contract/enquiry/context'
import { idempotencyKeyHeader, maxIdempotencyKeyLength } from '@house/contract/enquiry/idempotency-key'
import * as entities from '@house/contract/entities'
import { Design } from '@house/contract/plans/design'
import { Plan } from '@house/contract/plans/plan'
import { NewerPlan } from '@house/contract/plans/replies'
import { replySchemas } from '@house/contract/replies'
import { summaries } from '@house/contract/summaries'
import { z } from 'zod'
import packageJson from '../../../package.json' with { type: 'json' }

type JsonSchema = z.core.JSONSchema.JSONSchema
type MediaTypes = { [type: string]: { schema: object } }
type Parameter = { name: string; in: 'header'; description: string; schema: object }
export type Operation = {
  operationId: string
  summary: string
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: MediaTypes }
  responses: { [status: string]: { description: string; content: MediaTypes } }
}
export type OpenApiDocument = {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: { [path: string]: { [method: string]: Operation } }
  components: { schemas: { [name: string]: JsonSchema } }
}

/** The OpenAPI document of the public API, derived from the contract. */
export function openApiDocument(): OpenApiDocument {
  return {
    openapi: '3.1.1',
    info: {
      title: 'House public API',
      version: packageJson.version,
      description:
        "Every reply has `success`: '1' for done, '6' for no such slug, '0' for an error that `message` explains. `media` describes the images that a reply mentions, by URL.",
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(
      (Object.keys(endpoints) as EndpointName[]).map((name) => {
        const { path, method } = endpoints[name]
        return [path, { [method.toLowerCase()]: toOperation(name) }]
      }),
    ),
    components: { schemas: componentSchemas() },
  }
}

const limitedCalls: Partial<Record<EndpointName, string>> = {
  contactUs: 'Too many enquiries',
  planFigures: 'Too many requests',
  planEstimate: 'Too many requests',
  plan: 'Too many plans or wrong codes',
  planDetails: 'Too many wrong codes',
  quotationDetails: 'Too many wrong links',
  quotationOpened: 'Too many wrong links',
  quotationAnswer: 'Too many wrong links',
  quotationQuestion: 'Too many wrong links',
}

function toOperation(name: EndpointName): Operation {
  const endpoint: Endpoint = endpoints[name]
  // A plan's code and a quotation's token name it as a slug names a page.
  const takesSlug = ['slug', 'code', 'token'].some((field) => field in endpoint.fields) || name === 'banner'
  const done = ref(replyName(name))
  return {
    operationId: name,
    summary: summaries[name],
    ...(name === 'contactUs' && { parameters: enquiryHeaders }),
    ...(endpoint.body !== 'none' && { requestBody: requestBody(endpoint) }),
    responses: {
      '200': json('Done', takesSlug ? { oneOf: [done, ref('SlugNotFound')] } : done),
      '422': json('The input is invalid', ref('Failure')),
      ...(name === 'plan' && { '409': json('Another device has saved a newer version', ref('PlanConflict')) }),
      ...(limitedCalls[name] && { '429': json(`${limitedCalls[name]}; see Retry-After`, ref('Failure')) }),
      default: json('Another error', ref('Failure')),
    },
  }
}

const enquiryHeaders: Parameter[] = [
  {
    name: idempotencyKeyHeader,
    in: 'header',
    description: 'An enquiry that is sent again with the same key is stored once',
    schema: { type: 'string', maxLength: maxIdempotencyKeyLength },
  },
  {
    name: enquiryContextHeader,
    in: 'header',
    description: 'Form token, page, referrer and campaign, URL-encoded',
    schema: { type: 'string' },
  },
]

function requestBody({ body, fields }: Endpoint) {
  const required = Object.entries(fields)
    .filter(([, field]) => !('isOptional' in field))
    .map(([name]) => name)
  const schema = {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema])),
    ...(required.length > 0 && { required }),
  }
  const types = body === 'json' ? ['application/json'] : ['multipart/form-data', 'application/x-www-form-urlencoded']
  return {
    required: required.length > 0 || body === 'json',
    content: Object.fromEntries(types.map((type) => [type, { schema }])),
  }
}

function componentSchemas() {
  const registry = z.registry<{ id: string }>()
  for (const [id, entity] of Object.entries({ ...entities, Design, Plan })) registry.add(entity, { id })
  for (const name of Object.keys(replySchemas) as EndpointName[])
    registry.add(successReply(replySchemas[name]), { id: replyName(name) })
  registry.add(slugNotFound, { id: 'SlugNotFound' })
  registry.add(failure, { id: 'Failure' })
  registry.add(planConflict, { id: 'PlanConflict' })
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}`, io: 'output' })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema as JsonSchema]),
  )
}

function successReply({ shape }: z.ZodObject) {
  return z.looseObject({
    success: z.literal('1'),
    message: z.string(),
    media: z.record(z.string(), entities.PictureFacts).optional(),
    ...shape,
  })
}

const slugNotFound = z.object({ success: z.literal('6'), message: z.string() })
const failure = z.looseObject({ success: z.literal('0'), message: z.string(), field: z.string().optional() })
const planConflict = z.object({ success: z.literal('0'), message: z.string(), data: NewerPlan })

function replyName(name: EndpointName) {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Reply`
}

function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` }
}

function json(description: string, schema: object) {
  return { description, content: { 'application/json': { schema } } }
}
