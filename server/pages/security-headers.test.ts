import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppOptions } from '../app.ts'
import { openTestApp } from '../testing/open-test-app.ts'

const page = () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })
const site = { handle: async () => page() }
let opened = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({ site })
})
afterAll(() => opened.close())

test.each(['/', '/api/category', '/healthz', '/never/here/at/all', '/admin/api/session'])(
  '%s is not guessed at, framed, or shared with other sites',
  async (path) => {
    const { headers } = await opened.app.request(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('geolocation=()')
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  },
)

test('pictures may be shown elsewhere, and run nothing', async () => {
  const category = await opened.api.category()
  const image = category.success === '1' ? (category.data[0]?.image ?? '') : ''
  const { headers } = await opened.app.request(image)
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('content-security-policy')).toContain('sandbox')
})

test.each<[string, Partial<AppOptions>, string | undefined, boolean]>([
  ['nothing says that it is', {}, undefined, false],
  ['only the visitor says so', {}, 'https', false],
  ['its own address is', { publicUrl: 'https://jharokha.example' }, undefined, true],
  ['its own address is not', { publicUrl: 'http://jharokha.example' }, 'https', false],
  ['a proxy of ours says so', { trustedProxies: 1 }, 'https', true],
  ['a proxy of ours says it is not', { trustedProxies: 1 }, 'http', false],
])('a year of https is asked for where the site is reached by it: %s', async (_, options, forwarded, isAsked) => {
  const { app, close } = await openTestApp({ site, ...options })
  const headers: Record<string, string> = forwarded ? { 'x-forwarded-proto': forwarded } : {}
  for (const path of ['/', '/api/category'])
    expect((await app.request(path, { headers })).headers.get('strict-transport-security')).toBe(
      isAsked ? 'max-age=31536000; includeSubDomains' : null,
    )
  await close()
})
