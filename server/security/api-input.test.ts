import { type EndpointName, endpoints } from '@house/contract/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderStorage } from '../platform/media/storage/folder-storage.ts'
import { stubSite } from '../testing/fixtures/stub-site.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { listen, rawRequest, statusOf } from '../testing/raw-http.ts'

let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ app, db, close } = await openTestApp())
})
afterAll(() => close())

const names = Object.keys(endpoints) as EndpointName[]
const posts = names.filter((name) => endpoints[name].method === 'POST')
const forms = posts.filter((name) => endpoints[name].body === 'form')

async function send(name: EndpointName, init: RequestInit) {
  const response = await app.request(endpoints[name].path, { method: endpoints[name].method, ...init })
  const text = await response.text()
  return { status: response.status, text, reply: JSON.parse(text) }
}

async function expectValidReply(name: EndpointName, init: RequestInit) {
  const { status, text, reply } = await send(name, init)
  expect(status).toBeLessThan(500)
  expect(['0', '1', '6']).toContain(reply.success)
  expect(reply.message).toEqual(expect.any(String))
  expect(text).not.toMatch(/\bat .+\.ts:\d+|node_modules|SQLITE|syntax error/)
  return { status, reply }
}

function filled(name: EndpointName, value: string) {
  const form = new FormData()
  for (const field of Object.keys(endpoints[name].fields)) form.set(field, value)
  return form
}

const hostileInputs = {
  'SQL in quotes': "' or '1'='1",
  'SQL with a second statement': "x'; drop table product; --",
  'SQL union': "x' union select password from staff --",
  HTML: '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'a null byte': 'win\u0000dow',
  'control characters': 'a\u0007b\u001bc',
  'a lone surrogate': 'a\ud800b',
  'path tricks': '../../../../etc/passwd',
  'percent signs and underscores': '%_%_%',
  'right-to-left marks': '\u202eabc',
  'a very long text': 'x'.repeat(20_000),
}

for (const [what, text] of Object.entries(hostileInputs))
  test.each(forms)(`%s with ${what} returns a valid reply`, async (name) => {
    await expectValidReply(name, { body: filled(name, text) })
  })

test.each(Object.entries(hostileInputs))(
  'contact-us with %s in every field returns a valid reply',
  async (_what, text) => {
    const fields = Object.fromEntries(Object.keys(endpoints.contactUs.fields).map((field) => [field, text]))
    await expectValidReply('contactUs', {
      body: JSON.stringify(fields),
      headers: { 'content-type': 'application/json' },
    })
  },
)

test('the catalogue is unchanged after all of these', async () => {
  const { total } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  expect(total).toBeGreaterThanOrEqual(70)
})

test.each(forms)(
  '%s without its fields, with a file as a field, or with unknown fields returns a valid reply (§7)',
  async (name) => {
    await expectValidReply(name, {})
    await expectValidReply(name, { body: new FormData() })
    const withFile = new FormData()
    for (const field of Object.keys(endpoints[name].fields)) withFile.set(field, new File(['x'], 'x.txt'))
    const { status } = await expectValidReply(name, { body: withFile })
    expect(status).toBe(422)
    const withMore = filled(name, '1')
    withMore.set('__proto__', 'x')
    withMore.set('constructor', 'x')
    await expectValidReply(name, { body: withMore })
  },
)

test.each(forms)('%s with a malformed body is rejected', async (name) => {
  const broken = { body: '--x\r\nnonsense', headers: { 'content-type': 'multipart/form-data; boundary=x' } }
  expect((await expectValidReply(name, broken)).status).toBe(422)
  const plain = { body: '{"slug":"window"}', headers: { 'content-type': 'text/plain' } }
  expect((await expectValidReply(name, plain)).status).toBe(422)
})

const sqlPages = ['1 or 1=1', "1' or '1'='1", '1; drop table product', '1) union select 1 --', '1 offset 0']

test.each(['0', '-1', '1.5', '1e9', 'abc', '99999999999999999999', 'NaN', '0x10', '１', ...sqlPages])(
  'page %s is rejected',
  async (page) => {
    for (const [name, field] of [
      ['product', 'product_page'],
      ['accessory', 'product_page'],
      ['blogList', 'blog_page'],
    ] as const) {
      const form = filled(name, 'window')
      form.set(field, page)
      const { status, reply } = await expectValidReply(name, { body: form })
      expect({ status, message: reply.message }).toEqual({ status: 422, message: expect.stringContaining(field) })
    }
  },
)

test.each(['', '[]', 'null', '"text"', '12', '{', '{"customer_name":', '[['.repeat(5000)])(
  'contact-us rejects a body that is not a JSON object',
  async (body) => {
    const { status } = await expectValidReply('contactUs', { body, headers: { 'content-type': 'application/json' } })
    expect(status).toBe(422)
  },
)

test('contact-us survives JSON nested 5,000 levels deep', async () => {
  const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
  const headers = { 'content-type': 'application/json' }
  const unknown = `{"customer_name":"Asha","phone_number":"98","more":${deep}}`
  expect((await expectValidReply('contactUs', { body: unknown, headers })).status).toBe(200)
  const asName = `{"customer_name":${deep},"phone_number":"98"}`
  expect((await expectValidReply('contactUs', { body: asName, headers })).status).toBe(422)
})

test.each([1, true, ['a'], { a: 1 }])('contact-us rejects a name that is not text: %o', async (customer_name) => {
  const body = JSON.stringify({ customer_name, phone_number: '98' })
  const { status, reply } = await expectValidReply('contactUs', {
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect({ status, message: reply.message }).toEqual({ status: 422, message: 'customer_name must be text' })
})

test("an unknown endpoint returns HTTP 404 in the contract's format", async () => {
  const response = await app.request('/api/no-such-call')
  expect([response.status, await response.json()]).toEqual([404, { success: '0', message: 'There is no such call.' }])
})

test.each(names)('%s with another method returns HTTP 405 with an Allow header', async (name) => {
  const method = endpoints[name].method === 'GET' ? 'POST' : 'GET'
  const response = await app.request(endpoints[name].path, { method })
  expect([response.status, response.headers.get('allow')]).toEqual([405, endpoints[name].method])
  expect(await response.json()).toMatchObject({ success: '0' })
})

test("an internal error returns HTTP 500 in the contract's format, without its cause", async () => {
  const { app: broken, close } = await openTestApp()
  await close()
  const response = await broken.request('/api/category')
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    success: '0',
    message: 'Something went wrong on our side. Please try again.',
  })
})

test('without database and files no reply reveals internals', async () => {
  const fail = () => Promise.reject(new Error('select * from product at /srv/house/server/main.ts:12:3'))
  const { listener, close } = await openTestApp({ site: stubSite(fail), media: folderStorage('/no/such/folder') })
  const cookie = 'house.session_token=abc.def'
  await close()
  const server = await listen({ listener })
  const body = '{"email":"x@y.in","password":"a password that is long"}'
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie }
  const requests = [
    ...['/', '/products/x', '/search?q=x', '/media/0123456789ab/x.jpg', '/media/0123456789ab/x-320.webp'],
    ...['/sitemap.xml', '/feed.xml', '/llms.txt', '/robots.txt', '/brochure.pdf', '/cards/home.jpg', '/readyz'],
    ...[
      '/api/category',
      '/api/app-setting',
      '/admin/api/session',
      '/admin/api/products',
      '/admin/api/leads/export.csv',
    ],
  ].map((path) => rawRequest(`GET ${path}`, { cookie }))
  requests.push(rawRequest('POST /admin/api/session', { ...json, 'content-length': String(body.length) }) + body)
  const responses = await Promise.all(requests.map((each) => server.send(each)))
  for (const [index, response] of responses.entries()) {
    expect([requests[index]?.split('\r\n')[0], statusOf(response)]).toEqual([expect.any(String), expect.any(Number)])
    expect(response).not.toMatch(
      /\bat \S+:\d+|\.tsx?\b|node_modules|\/srv\/|\/no\/such|select |sqlite|postgres|kysely|ENOENT/i,
    )
    expect(response).not.toMatch(/^(x-powered-by|server):/im)
  }
  expect(responses.filter((response) => statusOf(response) >= 500).length).toBeGreaterThan(8)
  await server.close()
})
