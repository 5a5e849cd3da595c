import { createClient } from '@house/contract/client'
import { emptyAttributes } from '@house/contract/products/attributes'
import { urls } from '@house/contract/urls'
import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { afterEach, expect, test, vi } from 'vitest'
import { samplePlan } from '../../testing/sample-plan.ts'
import { stubApi } from '../../testing/stub-api.ts'
import { action, clientLoader } from './planner.tsx'

afterEach(() => vi.unstubAllGlobals())

const reply = (fields: object) => [{ json: { success: '1', message: 'OK', ...fields } }]
const load = (path: string) => clientLoader({ request: new Request(`https://jharokha.example${path}`) } as never)
const open = async (path: string) => (await load(path)).initialDesigns[0]

test('a plan of a product is for its first room, unless the finder knows another', async () => {
  const [plan_design] = samplePlan.items
  const attributes = { ...emptyAttributes, rooms: ['bathroom', 'kitchen'] }
  stubApi({
    '/api/product-details': reply({ data: { plan_design: { ...plan_design, room: '' }, attributes } }),
    '/api/planner-catalogue': reply({ data: plannerCatalogue, plan_code_prefix: 'JH' }),
  })
  expect(await open(urls.planProduct('ventilator'))).toMatchObject({ room: 'Bathroom' })
  expect(await open(urls.planProduct('ventilator', { room: 'office' }))).toMatchObject({ room: 'Office and shop' })
})

test('a plan of a product starts with the size and room of the finder, except a size that cannot be planned', async () => {
  const [plan_design] = samplePlan.items
  stubApi({
    '/api/product-details': reply({ data: { plan_design } }),
    '/api/planner-catalogue': reply({ data: plannerCatalogue, plan_code_prefix: 'JH' }),
  })
  const asked = { width: 1800, height: 1500, room: 'bedroom' } as const
  expect(await open(urls.planProduct('casement', asked))).toMatchObject({ ...asked, room: 'Bedroom' })
  expect(await open(urls.planProduct('casement', { width: 9000, height: 1500 }))).toMatchObject({
    width: plan_design?.width,
    height: 1500,
    room: 'Living room',
  })
  expect((await load(urls.planProduct('casement', { width: 9000, height: 1500 }))).problem).toBe(
    'Sizes are between 300 and 6000 mm: the product’s own is drawn instead of 9000 mm.',
  )
  expect((await load(urls.planProduct('casement', asked))).problem).toBe('')
})

test('what is no form is an empty plan', async () => {
  const api = createClient(async () => Response.json({ success: '1', message: 'OK', data: plannerCatalogue }))
  const headers = { 'content-type': 'application/json' }
  const request = new Request('https://jharokha.example/plan', { method: 'POST', headers, body: 'x' })
  const answer = await action({ request, context: { get: () => api } } as never)
  expect(answer).toMatchObject({ data: { plan: { items: [] } } })
})
