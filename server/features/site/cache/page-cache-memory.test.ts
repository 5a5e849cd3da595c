import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { toCachedPage } from './page-cache.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
const noToken = async () => ''

test('a cached page holds its compressed bodies, not the rendering they were made from', async () => {
  const html = Array.from({ length: 2000 }, (_, number) => Math.sin(number)).join(' ')
  const rendering = new WeakRef({ html, etag: '"a"', status: 200, headers: {}, info: {} })
  const cached = await toCachedPage(rendering.deref() ?? expect.fail())
  await expect
    .poll(() => {
      collectGarbage()
      return rendering.deref()
    })
    .toBeUndefined()
  const gzip = await cached.respond('gzip', noToken)
  expect(await cached.respond('gzip', noToken)).toBe(gzip)
  expect(Object.values(cached.ready)).toHaveLength(2)
  for (const prepared of Object.values(cached.ready)) {
    const { length, buffer } = prepared.body
    expect(buffer.byteLength).toBe(length)
  }
  const { body } = await cached.respond('identity', noToken)
  expect(body.toString()).toBe(html)
})
