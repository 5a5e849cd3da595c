import { expect, test } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

test('a computation is aborted when all its callers have left, and the next caller starts anew', async () => {
  const singleFlight = createSingleFlight<string>()
  const started: AbortSignal[] = []
  const compute = (signal: AbortSignal) => {
    started.push(signal)
    return new Promise<string>((resolve, reject) => {
      if (started.length === 2) resolve('done')
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  }
  const [one, other] = [new AbortController(), new AbortController()]
  const calls = [one, other].map(({ signal }) => singleFlight('key', compute, signal))
  const left = calls.map((call) => expect(call).rejects.toThrow('the caller has left'))
  one.abort()
  await left[0]
  expect(started.map(({ aborted }) => aborted)).toEqual([false])
  other.abort()
  await left[1]
  expect(started.map(({ aborted }) => aborted)).toEqual([true])
  expect(await singleFlight('key', compute)).toBe('done')
})

test('a computation goes on for a caller that cannot leave', async () => {
  const singleFlight = createSingleFlight<string>()
  const { promise, resolve } = Promise.withResolvers<string>()
  const visitor = new AbortController()
  const left = expect(singleFlight('key', () => promise, visitor.signal)).rejects.toThrow('the caller has left')
  const staying = singleFlight('key', () => promise)
  visitor.abort()
  await left
  resolve('done')
  expect(await staying).toBe('done')
})
