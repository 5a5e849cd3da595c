import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createQuotation } from './commands.ts'
import { prepareQuotation } from './prepare.ts'

const now = new Date('2026-11-18T06:00:00Z')

let { db, api, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeEach(async () => {
  ;({ db, api, close } = await openTestApp())
})
afterEach(() => close())

test('another quotation for an enquiry begins with the customer as completed in the last one', async () => {
  await api.contactUs({ customer_name: 'Meera Joshi', phone_number: '9812345678' })
  const { id } = await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
  const first = await prepareQuotation(db, id, now)
  expect(first.customer).toMatchObject({ name: 'Meera Joshi', phone: '9812345678', address: '', state: '' })
  for (const address of ['Jaipur', '14 Civil Lines, Jaipur']) {
    const customer = { ...first.customer, address, state: 'Rajasthan' }
    await createQuotation(db, id, { ...first, customer }, { staffId: null, now })
    expect((await prepareQuotation(db, id, now)).customer).toEqual(customer)
  }
})
