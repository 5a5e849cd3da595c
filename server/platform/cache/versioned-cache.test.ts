import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createVersionedCache } from './versioned-cache.ts'

let version = 1
let warnings: string[] = []
const content = { known: () => version, current: async () => version }

function openCache(partitions = { small: 10_000, large: 100_000 }) {
  return createVersionedCache<string, 'small' | 'large'>({
    name: 'test',
    log: { warn: (...[{ err }]: [{ err: Error }]) => void warnings.push(err.message) },
    content,
    partitions,
    partitionOf: (value) => (value === '' ? undefined : value.length < 100 ? 'small' : 'large'),
    sizeOf: (value) => value.length,
  })
}

test('a value is computed once per content version', async () => {
  const cache = openCache()
  let computed = 0
  const get = async () => (await cache.get('key', async () => `value ${++computed}`)).value
  expect([await get(), await get(), cache.peek('key')]).toEqual(['value 1', 'value 1', 'value 1'])
  version += 1
  expect(cache.peek('key')).toBeUndefined()
  expect(await get()).toBe('value 2')
})

test('concurrent misses share one computation', async () => {
  const cache = openCache()
  let computed = 0
  const values = await Promise.all(Array.from({ length: 5 }, () => cache.get('key', async () => `${++computed}`)))
  expect([values.map(({ value }) => value), computed]).toEqual([['1', '1', '1', '1', '1'], 1])
})

test('the stale value is served, and said to be stale, while the computation fails', async () => {
  const cache = openCache()
  await cache.get('key', async () => 'before')
  version += 1
  warnings = []
  expect(await cache.get('key', () => Promise.reject(new Error('down')))).toEqual({ value: 'before', isStale: true })
  expect(warnings).toEqual(['down'])
  expect(cache.peek('key')).toBeUndefined()
  await expect(cache.get('other', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
})

test('a value without a partition is not cached', async () => {
  const cache = openCache()
  expect(await cache.get('key', async () => '')).toEqual({ value: '', isStale: false })
  expect(cache.partitionHolding('key')).toBeUndefined()
})

test('entries of one partition do not evict those of another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 60 }), async (keys) => {
      const cache = openCache()
      await cache.get('large entry', async () => 'x'.repeat(200))
      for (const key of keys) if (key !== 'large entry') await cache.get(key, async () => 'small')
      expect(cache.peek('large entry')).toHaveLength(200)
      expect(cache.keys('small').length).toBeLessThanOrEqual(20)
    }),
  )
})
