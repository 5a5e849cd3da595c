import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createClientLimit } from './client-limit.ts'

const windowMs = 60_000
const start = Date.parse('2026-11-19T06:00:00Z')

test('after the limit a client waits until its oldest event leaves the window', () => {
  const limit = createClientLimit({ max: 2, windowMs })
  limit.count('203.0.113.7', new Date(start))
  limit.count('203.0.113.7', new Date(start + 10_000))
  expect(limit.secondsUntilAllowed('203.0.113.7', new Date(start + 20_000))).toBe(40)
  expect(limit.secondsUntilAllowed('203.0.113.8', new Date(start + 20_000))).toBe(0)
  expect(limit.secondsUntilAllowed('203.0.113.7', new Date(start + windowMs))).toBe(0)
})

test('however the clock jumps, nobody waits longer than the window', () => {
  const jump = fc.integer({ min: -1e10, max: 1e10 })
  fc.assert(
    fc.property(fc.array(jump, { minLength: 1, maxLength: 30 }), (jumps) => {
      const limit = createClientLimit({ max: 3, windowMs })
      for (const ms of jumps) {
        limit.count('203.0.113.7', new Date(start + ms))
        expect(limit.secondsUntilAllowed('203.0.113.7', new Date(start + ms))).toBeLessThanOrEqual(windowMs / 1000)
      }
    }),
  )
})

test('a clock that is set back frees the clients that were counted before', () => {
  const limit = createClientLimit({ max: 1, windowMs })
  limit.count('203.0.113.7', new Date(start))
  expect(limit.secondsUntilAllowed('203.0.113.7', new Date(start - 86_400_000))).toBe(0)
})
