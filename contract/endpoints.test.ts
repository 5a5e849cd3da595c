import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import { endpoints } from './endpoints.ts'

const filterFields = 'category problem room opening material mesh colour system width height'

test('the calls are those of the specification: method, path, payload (§7)', () => {
  const table = Object.values(endpoints).map(({ method, path, body, fields }) =>
    [method, path, body, ...Object.keys(fields)].join(' '),
  )
  expect(table).toEqual([
    'GET /api/category none',
    'POST /api/search form keyword',
    'POST /api/contact-us json customer_name phone_number email required_service otherdescription state comment type city plan_code',
    'POST /api/blog-list form blog_page category',
    'GET /api/guides none',
    'GET /api/app-setting none',
    'GET /api/our-projects none',
    'GET /api/review-list none',
    'POST /api/banner form title',
    'POST /api/sub-category form slug',
    'POST /api/blog-detail form slug',
    `POST /api/product form slug product_page ${filterFields}`,
    `POST /api/products form slug keyword product_page ${filterFields}`,
    'POST /api/recommendations form room problem opening width height',
    'POST /api/product-details form slug',
    'POST /api/data-sheets form slug product_page',
    'POST /api/accessory-category form slug slug_type',
    'POST /api/accessory form slug product_page',
    'POST /api/project-details form slug',
    'GET /api/planner-catalogue none',
    'POST /api/plan-figures json designs',
    'POST /api/plan-estimate json designs zone',
    'POST /api/plan json plan code edit_key version',
    'POST /api/plan-details form code version',
    'POST /api/quotation-details form token',
    'POST /api/quotation-opened json token',
    'POST /api/quotation-answer json token answer name consent reason',
    'POST /api/quotation-question json token text',
  ])
})

test('a form call is sent as multipart, contact-us as JSON (§7)', async () => {
  const sent: RequestInit[] = []
  const api = createClient((_path, init = {}) => {
    sent.push(init)
    return Response.json({ success: '1', message: 'OK' })
  })
  await api.search({ keyword: 'bay' })
  await api.contactUs({ customer_name: 'Asha' })
  expect(sent[0]?.body).toBeInstanceOf(FormData)
  expect(sent[1]).toMatchObject({ headers: { 'content-type': 'application/json' }, body: '{"customer_name":"Asha"}' })
})

test('a reply that does not match the contract is thrown as an error (§7)', async () => {
  const broken = ['<html>', '[]', 'null', '{"success":1}']
  for (const body of broken) await expect(createClient(() => new Response(body)).category()).rejects.toThrow()
})

test('a reply carries its HTTP status', async () => {
  const api = createClient(() => Response.json({ success: '0', message: 'No more' }, { status: 404 }))
  expect(await api.product({ slug: 'window', product_page: 9 })).toMatchObject({ status: 404, success: '0' })
})
