import { z } from 'zod'
import { RequestError } from '../http/errors.ts'
import type { ListQuery } from './list-query.ts'
import { parseInput } from './validation.ts'

const limits = { page: 100_000, perPage: 500, ids: 500 }

const count = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from 1 to ${max}`)
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, { error: `must be a whole number from 1 to ${max}` })

const parameters = z.object({
  page: count(limits.page).default(1),
  per_page: count(limits.perPage).default(25),
  sort: z.string().optional(),
  order: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['asc', 'desc'], 'must be ASC or DESC'))
    .optional(),
  filter: z.string().default('{}'),
  ids: z.string().optional(),
})

/** ?page=1&per_page=25&sort=title&order=ASC&filter={"q":"text"}, or ?ids=1,2 */
export function readListQuery(query: Record<string, string>): ListQuery {
  const { page, per_page, sort, order, filter, ids } = parseInput(parameters, query)
  if (ids === undefined) return { page, perPage: per_page, sort, order, filter: readFilter(filter) }
  const names = ids.split(',').filter(Boolean)
  if (names.length > limits.ids)
    throw new RequestError(`ids can name at most ${limits.ids} records`, 422, { field: 'ids' })
  return { page: 1, perPage: limits.ids, filter: {}, ids: names }
}

export function readFilter(json: string): Record<string, unknown> {
  const value = parseJson(json)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RequestError('filter must be a JSON object', 422, { field: 'filter' })
  return value as Record<string, unknown>
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
