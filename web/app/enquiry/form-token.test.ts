import { minFormFillMs } from '@house/contract/validation-limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type StubReply, stubApi } from '../../testing/stub-api.ts'
import { createFormToken } from './form-token.ts'

const reply: StubReply = { json: { success: '1', message: 'OK', form_token: 'own token', data: {} } }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function takeAfter(ms: number, ...replies: StubReply[]) {
  stubApi({ '/api/app-setting': replies })
  const token = createFormToken()
  token.begin()
  await vi.advanceTimersByTimeAsync(ms)
  return token.take('token of the page')
}

test('a form that took a while to fill in sends its own token', async () => {
  expect(await takeAfter(minFormFillMs + 1, reply)).toBe('own token')
})

test('a form that is filled in at once sends the token of the page, which is older', async () => {
  expect(await takeAfter(10, reply)).toBe('token of the page')
})

test('a form whose token request fails sends the token of the page', async () => {
  expect(await takeAfter(minFormFillMs + 1, 'no connection')).toBe('token of the page')
})
