import { afterEach, beforeEach, expect, test } from 'vitest'
import { asVisitor } from '../../../testing/as-visitor.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { makeReadOnly } from '../../../testing/read-only-database.ts'

let { api, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeEach(async () => {
  ;({ api, db, close } = await openTestApp())
  api = asVisitor(api, db, () => new Date())
})
afterEach(() => close())

const asha = { customer_name: 'Asha Rao', phone_number: '9812345678' } as const

test('while the database is read-only, pages work and enquiries are rejected with an explanation', async () => {
  await makeReadOnly(db, true)
  for (const read of [api.category(), api.appSetting(), api.product({ slug: 'window' })])
    expect(await read).toMatchObject({ success: '1' })
  const answer = await api.contactUs(asha)
  expect(answer).toMatchObject({ status: 503, success: '0' })
  expect(answer.message).toBe(
    'We cannot take your enquiry at this moment. Please try again in a few minutes, or call us: +91 129 555 0142.',
  )
  await makeReadOnly(db, false)
  expect(await api.contactUs(asha)).toMatchObject({ status: 200, success: '1' })
  expect(await db.selectFrom('enquiry').select('customer_name').execute()).toHaveLength(1)
})
