import { createClient } from '@house/contract/client'
import { expect, test } from 'vitest'
import { action, loader } from './quotation.tsx'

test.each([
  ['unknown', { success: '6', message: 'Unknown' }, 200, 404],
  ['of a client that has to wait', { success: '0', message: 'Many wrong links' }, 429, 503],
  ['that cannot be read', { success: '0', message: 'Failed' }, 500, 503],
])('the page of a quotation %s says so in its status', async (_, reply, status, expected) => {
  const api = createClient(async () => Response.json(reply, { status }))
  const { init } = await loader({ context: { get: () => api }, params: { slug: 'token' } } as never)
  expect(init?.status).toBe(expected)
})

test.each([
  ['ask', '/quotation/token?sent=question#question'],
  ['accept', '/quotation/token?sent=answer#answer'],
])('who sends %s sees that it arrived, not the top of the page', async (intent, expected) => {
  const api = createClient(async () => Response.json({ success: '1', message: 'OK' }))
  const request = new Request('https://example.com', { method: 'POST', body: new URLSearchParams({ intent }) })
  const reply = await action({ request, context: { get: () => api }, params: { slug: 'token' } } as never)
  expect(reply instanceof Response && reply.headers.get('location')).toBe(expected)
})

test.each([
  ['is refused', async () => Response.json({ success: '0', message: 'Please try again.' }, { status: 503 })],
  ['gets no reply', () => Promise.reject(new Error('connection refused'))],
])('an answer that %s comes back with everything that was entered', async (_, fetch) => {
  const entered = { name: 'Meera Joshi', consent: 'yes', reason: '', text: '' }
  const body = new URLSearchParams({ intent: 'accept', ...entered })
  const request = new Request('https://example.com', { method: 'POST', body })
  const reply = await action({ request, context: { get: () => createClient(fetch) }, params: { slug: 't' } } as never)
  expect(reply).toMatchObject({
    data: { intent: 'accept', message: expect.stringContaining('try again'), values: entered },
    init: { status: 503 },
  })
})
