import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createQuotation } from './commands.ts'
import { prepareQuotation } from './prepare.ts'

const now = new Date('2026-11-18T06:00:00Z')

test('another quotation for a lead begins with the customer as completed in the last one', async () => {
  const { db, api, close } = await openTestApp()
  await api.contactUs({ customer_name: 'Meera Joshi', phone_number: '9812345678' })
  const { id } = await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
  const first = await prepareQuotation(db, id, now)
  expect(first.customer).toMatchObject({ name: 'Meera Joshi', phone: '9812345678', address: '', state: '' })
  const customer = { ...first.customer, address: '14 Civil Lines, Jaipur', state: 'Rajasthan' }
  await createQuotation(db, id, { ...first, customer }, { staffId: null, now })
  expect((await prepareQuotation(db, id, now)).customer).toEqual(customer)
  await close()
})
