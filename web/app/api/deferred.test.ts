import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitAll, settle } from './deferred.ts'

const reply = (success: string, status = 200) => ({ success, status, path: '/api/product', message: 'No' })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

test.each(['1', '6'])('success %s is returned and not logged', async (success) => {
  expect(await settle(Promise.resolve(reply(success)))).toEqual(reply(success))
  expect(console.warn).not.toHaveBeenCalled()
})

test.each([200, 422])('an error reply with HTTP %i is logged and returned', async (status) => {
  expect(await settle(Promise.resolve(reply('0', status)))).toEqual(reply('0', status))
  expect(console.warn).toHaveBeenCalledOnce()
})

test.each([500, 503, 429])('HTTP %i is logged and counts as no answer, so that it is retried', async (status) => {
  expect(await settle(Promise.resolve(reply('0', status)))).toBeNull()
  expect(console.warn).toHaveBeenCalledOnce()
})

test('a network error is logged and counts as no answer', async () => {
  expect(await settle(Promise.reject(new TypeError('Failed to fetch')))).toBeNull()
  expect(console.warn).toHaveBeenCalledOnce()
})

test('an unknown slug makes the page a 404 with the content of the not-found page', async () => {
  const banner = reply('1')
  const api = { banner: async () => banner } as never
  const { data, init } = await awaitAll(api, { product: Promise.resolve(reply('6')) }, 'product')
  expect(init?.status).toBe(404)
  expect(data.notFound).toEqual(banner)
  const found = await awaitAll(api, { product: Promise.resolve(reply('1')) }, 'product')
  expect(found.init?.status ?? 200).toBe(200)
})
