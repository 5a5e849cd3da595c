import { careGuideCategory } from '@house/contract/care-guides'
import { type EndpointName, endpoints } from '@house/contract/endpoints'
import { serverPaths } from '@house/contract/urls'
import { presets } from '@house/fenestration/plan/presets'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { openApiDocument } from './openapi.ts'

let { app, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ app, close } = await openTestApp())
})
afterAll(() => close())

const document = openApiDocument()
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema(document, 'openapi')

/** The schema that the document gives for a reply of this call with this status. */
function validatorOf(path: string, method: string, status: number) {
  const operation = `paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`
  const isNamed = document.paths[path]?.[method.toLowerCase()]?.responses[status] !== undefined
  const pointer = `${operation}/responses/${isNamed ? status : 'default'}/content/application~1json/schema`
  const validate = ajv.getSchema(`openapi#/${pointer}`)
  if (!validate) throw new Error(`the document has no schema at ${pointer}`)
  return validate
}

const designs = presets.map(({ design }) => design)
const enquiry = { customer_name: 'Asha', phone_number: '9812345678', required_service: 'uPVC' }

/** Input for each call that is done, and for some that are not. */
const calls: [EndpointName, Record<string, unknown>, status: number][] = [
  ['category', {}, 200],
  ['search', { keyword: 'window' }, 200],
  ['search', { keyword: 'nothing like it' }, 200],
  ['search', { keyword: 'x'.repeat(101) }, 422],
  ['contactUs', enquiry, 200],
  ['contactUs', { ...enquiry, phone_number: 'abc' }, 422],
  ['blogList', { blog_page: '2' }, 200],
  ['blogList', { blog_page: 'two' }, 422],
  ['blogList', { category: careGuideCategory }, 200],
  ['appSetting', {}, 200],
  ['ourProjects', {}, 200],
  ['reviewList', {}, 200],
  ['banner', { title: 'About Us' }, 200],
  ['banner', { title: 'No such page' }, 200],
  ['subCategory', { slug: 'upvc-door-and-window' }, 200],
  ['subCategory', { slug: 'no-such-slug' }, 200],
  ['blogDetail', { slug: 'what-the-jharokha-knew' }, 200],
  ['blogDetail', { slug: '' }, 422],
  ['product', { slug: 'window', product_page: '1' }, 200],
  ['product', { slug: 'window', product_page: '999' }, 404],
  ['guides', {}, 200],
  ['products', { material: 'upvc', width: '900' }, 200],
  ['products', { keyword: 'no such words at all', room: 'office' }, 200],
  ['products', { slug: 'no-such-slug' }, 200],
  ['products', { product_page: '999' }, 404],
  ['recommendations', { room: 'bedroom', problem: 'noise', width: '1,800' }, 200],
  ['recommendations', { room: 'attic', width: 'x'.repeat(1001) }, 422],
  ['productDetails', { slug: 'bay-window' }, 200],
  ['productDetails', { slug: 'no-such-slug' }, 200],
  ['dataSheets', { slug: 'window' }, 200],
  ['dataSheets', { slug: 'no-such-slug' }, 200],
  ['accessoryCategory', { slug: 'handles', slug_type: 'accessory_slug' }, 200],
  ['accessory', { slug: 'handles', product_page: '1' }, 200],
  ['projectDetails', { slug: 'no-such-slug' }, 200],
  ['plannerCatalogue', {}, 200],
  ['planFigures', { designs }, 200],
  ['planEstimate', { designs }, 200],
  ['planEstimate', { designs, zone: 'nowhere' }, 422],
  ['planFigures', { designs: [null, { width: 'NaN' }] }, 200],
  ['planFigures', { designs: 'none' }, 422],
  ['plan', { plan: { name: 'Flat', items: designs } }, 200],
  ['plan', { plan: { name: 'Flat', items: [] } }, 422],
  ['plan', { plan: { name: 'Flat', items: designs }, code: 'JH-0000-00', edit_key: 'x' }, 200],
  ['planDetails', { code: 'JH-0000-00' }, 200],
  ['planDetails', { code: '' }, 422],
  ['quotationDetails', { token: 'x' }, 200],
  ['quotationOpened', { token: 'x' }, 200],
  ['quotationAnswer', { token: 'x', answer: 'accept', name: 'Asha', consent: 'yes' }, 200],
  ['quotationAnswer', { token: 'x', answer: 'decline' }, 422],
  ['quotationQuestion', { token: 'x', text: 'Is it washable?' }, 200],
]

test('the document is valid OpenAPI 3.1', async () => {
  const response = await app.request(serverPaths.openApi)
  const body = await response.json()
  const { valid, errors } = await new Validator().validate(structuredClone(body))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(body).toEqual(JSON.parse(JSON.stringify(document)))
})

test('every call of the contract is in the document and in this test', () => {
  expect(Object.keys(document.paths)).toEqual(Object.values(endpoints).map(({ path }) => path))
  const tested = [...calls, ...callsWithoutInput].map(([name]) => name)
  expect(new Set(tested)).toEqual(new Set(Object.keys(endpoints)))
})

/** Calls without input need no example. */
const callsWithoutInput = (Object.keys(endpoints) as EndpointName[])
  .filter((name) => endpoints[name].body === 'none' && !calls.some(([each]) => each === name))
  .map((name): (typeof calls)[number] => [name, {}, 200])

test.each([...calls, ...callsWithoutInput])(
  'the reply of %s to %j is as documented, with HTTP %i',
  async (name, input, status) => {
    const { path, method, body } = endpoints[name]
    const form = new FormData()
    for (const [field, value] of Object.entries(input)) form.set(field, String(value))
    const response = await app.request(path, {
      method,
      ...(body === 'form' && { body: form }),
      ...(body === 'json' && { body: JSON.stringify(input), headers: { 'content-type': 'application/json' } }),
    })
    const reply = await response.json()
    expect(response.status).toBe(status)
    const validate = validatorOf(path, method, status)
    validate(reply)
    expect(validate.errors ?? []).toEqual([])
  },
)

test('the replies to a saved plan and to a save based on an old version are as documented', async () => {
  const save = (fields: object) =>
    app.request(endpoints.plan.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ plan: { name: 'Flat', items: designs }, ...fields }),
    })
  const { code, edit_key } = (await (await save({})).json()).data
  await save({ code, edit_key, version: 1 })
  const form = new FormData()
  form.set('code', code)
  const replies = [
    [endpoints.planDetails, await app.request(endpoints.planDetails.path, { method: 'POST', body: form }), 200],
    [endpoints.plan, await save({ code, edit_key, version: 1 }), 409],
  ] as const
  for (const [{ path, method }, response, status] of replies) {
    expect(response.status).toBe(status)
    const validate = validatorOf(path, method, status)
    validate(await response.json())
    expect(validate.errors ?? []).toEqual([])
  }
})

test('the documentation page lists every call and needs nothing from elsewhere', async () => {
  const response = await app.request(serverPaths.apiDocs)
  const page = await response.text()
  for (const { path } of Object.values(endpoints)) expect(page).toContain(path)
  expect(page).not.toMatch(/<script|src=|https?:\/\//)
  expect(response.headers.get('content-security-policy')).toMatch(/style-src 'sha256-/)
})
