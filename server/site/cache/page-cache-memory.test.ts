import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { toCachedPage } from './page-cache.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

test('a cached page holds its compressed bodies, not the rendering they were made from', async () => {
  const rendering = new WeakRef({ html: '<p>door</p>'.repeat(1000), etag: '"a"', status: 200, headers: {}, info: {} })
  const cached = await toCachedPage(rendering.deref() ?? expect.fail())
  await expect
    .poll(() => {
      collectGarbage()
      return rendering.deref()
    })
    .toBeUndefined()
  const { body } = await cached.respond('identity', async () => '')
  expect(body.toString()).toBe('<p>door</p>'.repeat(1000))
})
