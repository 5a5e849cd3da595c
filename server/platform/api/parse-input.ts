import type { Endpoint } from '@house/contract/endpoints'
import { type Fields, InputError, parseFields } from '@house/contract/fields'

/** The call's fields from whatever the request carries; throws `InputError` with a sentence when they cannot be used. */
export async function parseInput(endpoint: Endpoint, request: Request) {
  return parseFields(endpoint.fields as Fields, await readBody(endpoint, request))
}

async function readBody(endpoint: Endpoint, request: Request): Promise<Record<string, unknown>> {
  if (endpoint.body === 'none') return {}
  if (endpoint.body === 'json') return readJson(request)
  return readForm(request)
}

async function readJson(request: Request) {
  const text = await readText(request)
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InputError('The request must be a JSON object')
  return value as Record<string, unknown>
}

async function readText(request: Request) {
  try {
    return await request.text()
  } catch {
    throw new InputError('The request could not be read')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InputError('The request is not valid JSON')
  }
}

async function readForm(request: Request) {
  const type = request.headers.get('content-type') ?? ''
  if (type === '' && !request.body) return {}
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    throw new InputError('The request must be a form (multipart or urlencoded)')
  try {
    return Object.fromEntries(await request.formData())
  } catch {
    throw new InputError('The form could not be read')
  }
}
