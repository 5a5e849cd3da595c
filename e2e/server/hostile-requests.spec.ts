import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { startSite } from '../fixtures/site-process.ts'
import { expect, test } from '../fixtures/test.ts'

let server: Awaited<ReturnType<typeof startSite>>
let port = 0
test.beforeAll(async () => {
  server = await startSite({ PUBLIC_URL: 'https://jharokha.example' })
  port = server.port
})
test.afterAll(() => server.stop())

function ask(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; body: string; headers: string }>((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers }, async (response) =>
      resolve({
        status: response.statusCode ?? 0,
        body: await text(response),
        headers: JSON.stringify(response.headers),
      }),
    )
    asked.on('error', reject)
    asked.end()
  })
}

test('a forged Host or forwarded header reaches no page, no header and nobody after it', async () => {
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
    const answer = await ask(path, forged)
    expect([path, answer.body.includes('evil'), answer.headers.includes('evil')]).toEqual([path, false, false])
    const after = await ask(path, { host: 'jharokha.example' })
    expect([after.status, after.body.includes('evil')]).toEqual([answer.status, false])
  }
  expect((await ask('/', forged)).body).toContain('href="https://jharokha.example/"')
})

test('no address of the site leads to another one, however it is spelled', async () => {
  const paths = [
    ...['//evil.example', '//evil.example/', '///evil.example//', '/\\evil.example', '/%5cevil.example'],
    ...['/%2f%2fevil.example', '/about-us//evil.example', '/about-us/?next=//evil.example', '/.evil.example'],
    ...['/%0d%0aLocation:%20https://evil.example', '/products//evil.example/', '/search?q=//evil.example'],
  ]
  for (const path of paths) {
    const { status, headers } = await ask(path, { host: 'jharokha.example' })
    expect([path, status < 500, JSON.parse(headers).location]).toEqual([path, true, undefined])
  }
})

for (const host of ['a b', 'x<script>', '', 'evil.example/..', '[', 'a:99999999'])
  test(`a Host that is none is answered without a fault of ours: "${host}"`, async () => {
    const { status, body } = await ask('/', { host })
    expect(status).toBeLessThan(500)
    expect(body).not.toContain('<script>"')
  })
