import { createClient } from '@house/contract/client'
import { expect, test } from 'vitest'
import { loader } from './quotation.tsx'

test.each([
  ['unknown', { success: '6', message: 'Unknown' }, 200, 404],
  ['of a client that has to wait', { success: '0', message: 'Many wrong links' }, 429, 503],
  ['that cannot be read', { success: '0', message: 'Failed' }, 500, 503],
])('the page of a quotation %s says so in its status', async (_, reply, status, expected) => {
  const api = createClient(async () => Response.json(reply, { status }))
  const { init } = await loader({ context: { get: () => api }, params: { slug: 'token' } } as never)
  expect(init?.status).toBe(expected)
})
