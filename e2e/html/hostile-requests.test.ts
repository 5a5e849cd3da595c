import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../server/platform/process/log.ts'
import { serve } from '../../server/testing/serve.ts'
import { openSite } from './open-page.ts'

type LogLine = { msg: string; status?: number }

const logged: LogLine[] = []
const log = createLog('info', () => ({ write: (line: string) => logged.push(JSON.parse(line)) }))

let site: Awaited<ReturnType<typeof openSite>>
let server: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  site = await openSite({ publicUrl: 'https://jharokha.example', log })
  server = await serve(site.listener)
})
afterAll(async () => {
  server.stop()
  await site.close()
})

/** Sends the path and the Host as they are; `fetch` would normalise them. */
function get(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; body: string; headers: string }>((resolve, reject) => {
    const sent = request(server.url, { path, headers }, async (response) =>
      resolve({
        status: response.statusCode ?? 0,
        body: await text(response),
        headers: JSON.stringify(response.headers),
      }),
    )
    sent.on('error', reject)
    sent.end()
  })
}

test('a forged Host or forwarded header is in no page, no header and no cached page', async () => {
  const forged = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'evil',
    'x-forwarded-port': '666',
    forwarded: 'host=evil.example',
    'x-original-host': 'evil.example',
    'x-forwarded-prefix': '/evil.example',
  }
  for (const path of ['/', '/products/bay-window', '/about-us/', '/never-was']) {
    const response = await get(path, forged)
    expect([path, response.body.includes('evil'), response.headers.includes('evil')]).toEqual([path, false, false])
    const next = await get(path, { host: 'jharokha.example' })
    expect([next.status, next.body.includes('evil')]).toEqual([response.status, false])
  }
  expect((await get('/', forged)).body).toContain('href="https://jharokha.example/"')
})

test('no URL of the site redirects to another site', async () => {
  const paths = [
    ...['//evil.example', '//evil.example/', '///evil.example//', '/\\evil.example', '/%5cevil.example'],
    ...['/%2f%2fevil.example', '/about-us//evil.example', '/about-us/?next=//evil.example', '/.evil.example'],
    ...['/%0d%0aLocation:%20https://evil.example', '/products//evil.example/', '/search?q=//evil.example'],
  ]
  for (const path of paths) {
    const { status, headers } = await get(path, { host: 'jharokha.example' })
    expect([path, status < 500, JSON.parse(headers).location]).toEqual([path, true, undefined])
  }
})

test('a method that a page does not support gets 405 with Allow, and one line in the log', async () => {
  logged.length = 0
  for (const [method, path, allow] of [
    ['POST', '/', 'GET, HEAD'],
    ['OPTIONS', '/about-us/', 'GET, HEAD'],
    ['DELETE', '/never-was', 'GET, HEAD'],
    ['POST', '/%zz', 'GET, HEAD'],
    ['PUT', '/locate-us', 'GET, HEAD, POST'],
  ] as const) {
    const response = await fetch(server.url + path, { method })
    expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, allow])
    expect(await response.text()).toBe(`This address takes ${allow}.`)
  }
  expect(logged.map(({ msg, status }) => [msg, status])).toEqual(Array(5).fill(['request', 405]))
})
