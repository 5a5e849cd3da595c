import { afterEach, beforeEach, expect, test } from 'vitest'
import { updateSettings } from '../../../platform/company/settings/store.ts'
import { asVisitor } from '../../../testing/as-visitor.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'

let { api, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
const clock = () => new Date('2026-11-15T10:00:00Z')
beforeEach(async () => {
  ;({ api, db, close } = await openTestApp({ clock }))
  api = asVisitor(api, db, clock)
})
afterEach(() => close())

const enquiry = { customer_name: 'Asha Rao', phone_number: '9812345678', required_service: 'uPVC' } as const
const dealer = {
  ...enquiry,
  type: 'dealership_request',
  state: 'Haryana',
  city: 'Faridabad',
  comment: 'Two shops',
} as const

function storedEnquiries() {
  return db.selectFrom('enquiry').selectAll().execute()
}

test('an enquiry is stored before it is acknowledged (§1, §3, §4, §6, §7)', async () => {
  const answer = await api.contactUs({ ...enquiry, email: 'asha@example.in' })
  expect(answer).toMatchObject({ status: 200, success: '1', message: expect.any(String) })
  expect(await storedEnquiries()).toMatchObject([
    { ...enquiry, email: 'asha@example.in', kind: 'enquiry', status: 'new', created_at: '2026-11-15T10:00:00.000Z' },
  ])
})

test('deliveries are stored with the enquiry', async () => {
  await api.contactUs(enquiry)
  const [stored] = await storedEnquiries()
  expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([
    { enquiry_id: stored?.id, kind: 'mail-to-staff', attempts: 0, delivered_at: null },
  ])
})

test('a dealer enquiry stores state, city and comment (§1, §3, §4, §5, §6, §7)', async () => {
  await api.contactUs(dealer)
  expect(await storedEnquiries()).toMatchObject([
    { kind: 'dealer', state: 'Haryana', city: 'Faridabad', comment: 'Two shops' },
  ])
})

test('a dealer enquiry stores the sender and the service (§3)', async () => {
  const { type, ...fields } = {
    ...dealer,
    email: 'asha@example.in',
    required_service: 'other',
    otherdescription: 'Mesh doors',
  } as const
  await api.contactUs({ ...fields, type })
  expect(await storedEnquiries()).toMatchObject([{ ...fields, kind: 'dealer' }])
})

test.each(['ALU Home Interior', 'Commercial partition system'] as const)(
  'service %s is accepted (§3)',
  async (service) => {
    expect(await api.contactUs({ ...enquiry, required_service: service })).toMatchObject({ success: '1' })
    expect(await storedEnquiries()).toMatchObject([{ required_service: service }])
  },
)

test.each(['other', 'uPVC'] as const)('the description of service %s is stored (§3)', async (service) => {
  await api.contactUs({ ...enquiry, required_service: service, otherdescription: 'House or villa, 4–10 openings' })
  expect(await storedEnquiries()).toMatchObject([{ otherdescription: 'House or villa, 4–10 openings' }])
})

test('service defaults to uPVC (§3, §9)', async () => {
  await api.contactUs({ customer_name: 'Asha', phone_number: '98' })
  expect(await storedEnquiries()).toMatchObject([{ required_service: 'uPVC' }])
})

test('the same idempotency key sent twice is stored once and acknowledged twice', async () => {
  const options = { headers: { 'idempotency-key': 'fill-1' } }
  const answers = [await api.contactUs(enquiry, options), await api.contactUs(enquiry, options)]
  expect(answers.map(({ success }) => success)).toEqual(['1', '1'])
  expect(await storedEnquiries()).toHaveLength(1)
  expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1)
})

test('the same idempotency key sent concurrently is stored once', async () => {
  const options = { headers: { 'idempotency-key': 'fill-2' } }
  const answers = await Promise.all(Array.from({ length: 8 }, () => api.contactUs(enquiry, options)))
  expect(answers.every(({ success }) => success === '1')).toBe(true)
  expect(await storedEnquiries()).toHaveLength(1)
})

test('the same idempotency key with changed content is a new enquiry', async () => {
  const options = { headers: { 'idempotency-key': 'fill-3' } }
  await api.contactUs(enquiry, options)
  await api.contactUs({ ...enquiry, phone_number: '9812345679' }, options)
  expect((await storedEnquiries()).map(({ phone_number }) => phone_number)).toEqual(['9812345678', '9812345679'])
})

test('an idempotency key that is too long is rejected instead of truncated', async () => {
  const answer = await api.contactUs(enquiry, { headers: { 'idempotency-key': 'k'.repeat(201) } })
  expect(answer).toMatchObject({ status: 422, success: '0', message: expect.stringContaining('Idempotency-Key') })
})

test("a dealer's fields are ignored in another enquiry", async () => {
  await api.contactUs({ ...enquiry, state: 'x'.repeat(1500), comment: 'x'.repeat(1500) })
  expect(await storedEnquiries()).toMatchObject([{ state: '', city: '', comment: '' }])
})

test('without an idempotency key two enquiries are stored', async () => {
  await api.contactUs(enquiry)
  await api.contactUs(enquiry)
  expect(await storedEnquiries()).toHaveLength(2)
})

test.each([
  [{}, 'Name is required', 'customer_name'],
  [{ customer_name: 'Asha' }, 'Phone number is required', 'phone_number'],
  [{ ...enquiry, phone_number: '98x' }, 'Only numeric values are allowed', 'phone_number'],
  [{ ...enquiry, phone_number: '9'.repeat(16) }, 'Cannot enter more than 15 characters', 'phone_number'],
  [{ ...enquiry, required_service: 'other' }, 'Please specify the service', 'otherdescription'],
  [{ ...dealer, state: '' }, 'State is required', 'state'],
  [{ ...dealer, city: '' }, 'City is required', 'city'],
  [{ ...dealer, required_service: 'other' }, 'Please specify the service', 'otherdescription'],
] as const)('%o is rejected: %s (§3, §4, §5, §7, §8, §9)', async (input, message, field) => {
  expect(await api.contactUs(input)).toMatchObject({ status: 422, success: '0', message, field })
  expect(await storedEnquiries()).toEqual([])
})

test('an unknown service is rejected with its name', async () => {
  const answer = await api.contactUs({ ...enquiry, required_service: 'roofing' })
  expect(answer).toMatchObject({ status: 422, success: '0', field: 'required_service' })
  expect(answer.message).toContain('uPVC, ALU Home Interior, Commercial partition system, other')
})

test('the services are those of the settings, the first is the default, and a lead keeps its own', async () => {
  await api.contactUs(enquiry)
  await updateSettings(db, { services: ['Wooden doors', 'Carved panels'] }, { staffId: null, now: clock() })
  await api.contactUs({ ...enquiry, required_service: 'Carved panels' })
  await api.contactUs({ customer_name: 'Asha', phone_number: '9812345678' })
  await api.contactUs({ ...enquiry, required_service: 'other', otherdescription: 'Swing' })
  expect(await api.contactUs(enquiry)).toMatchObject({ status: 422, field: 'required_service' })
  expect((await storedEnquiries()).map(({ required_service }) => required_service).toSorted()).toEqual([
    ...['Carved panels', 'Wooden doors', 'other', 'uPVC'],
  ])
})

test('without services in the settings every enquiry specifies its own', async () => {
  await updateSettings(db, { services: [] }, { staffId: null, now: clock() })
  const { required_service, ...sender } = enquiry
  expect(await api.contactUs(sender)).toMatchObject({ message: 'Please specify the service' })
  expect(await api.contactUs({ ...sender, otherdescription: 'Swing' })).toMatchObject({ success: '1' })
})
