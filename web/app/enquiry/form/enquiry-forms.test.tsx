import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { type StubReply, stubApi } from '../../../testing/stub-api.ts'
import { EnquiryPanel } from '../modal/enquiry-panel.tsx'
import { DealerForm } from './dealer-form.tsx'
import { EnquiryForm } from './enquiry-form.tsx'

const enquiries = '/api/contact-us'
const thanks = 'Thank you. We have it and will call you.'
const done: StubReply = { json: { success: '1', message: thanks } }
const customer = { Name: 'Asha Rathore', 'Phone number': '9812345678', Email: 'asha@example.in' }
const dealer = { ...customer, State: 'Rajasthan', City: 'Jaipur', Comment: 'Shop on MI Road' }

const onSent = vi.fn()
const forms = {
  'enquiry modal': {
    element: <EnquiryPanel isOpen service={undefined} detail={undefined} onSent={onSent} />,
    values: customer,
  },
  'contact page': { element: <EnquiryForm idPrefix="contact" onSent={onSent} />, values: customer },
  'dealer form': { element: <DealerForm />, values: dealer },
}
type FormName = keyof typeof forms

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  onSent.mockReset()
})

function open(name: FormName, ...replies: StubReply[]) {
  const api = stubApi({
    [enquiries]: replies.length > 0 ? replies : [done],
    '/api/app-setting': [{ json: { success: '1', message: 'OK', form_token: 'token', data: {} } }],
  })
  renderRoute(forms[name].element)
  const form = screen.getByRole('form')
  return { sent: () => api.callsTo(enquiries), form }
}

const field = (label: string) =>
  screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' }) as HTMLInputElement
const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } })
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send enquiry' }))
const radio = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement

async function expectError(label: string, message: string) {
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message))
  const input = field(label)
  const description = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe(message)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(input)
}

const commonSteps: [Record<string, string>, string, string][] = [
  [{}, 'Name', 'Name is required'],
  [{ Name: '   ' }, 'Name', 'Name is required'],
  [{ Name: 'Asha' }, 'Phone number', 'Phone number is required'],
  [{ 'Phone number': '98123abc' }, 'Phone number', 'Only numeric values are allowed'],
  [{ 'Phone number': '9'.repeat(16) }, 'Phone number', 'Cannot enter more than 15 characters'],
]
const dealerSteps: typeof commonSteps = [
  [{ 'Phone number': '9812345678' }, 'State', 'State is required'],
  [{ State: 'Rajasthan' }, 'City', 'City is required'],
  [{ City: 'Jaipur' }, 'Please specify', 'Please specify the service'],
]
const enquirySteps: typeof commonSteps = [
  [{ 'Phone number': '9812345678' }, 'Please specify', 'Please specify the service'],
]

describe.each(Object.keys(forms) as FormName[])('%s', (name) => {
  test('the rules are checked in order, and nothing is sent until all hold (§5, §8, §9)', async () => {
    const { sent } = open(name)
    await userEvent.click(radio('other'))
    for (const [values, label, message] of [...commonSteps, ...(name === 'dealer form' ? dealerSteps : enquirySteps)]) {
      fill(values)
      await submit()
      await expectError(label, message)
    }
    expect(sent()).toEqual([])
    fill({ 'Please specify': 'Skylight' })
    await submit()
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  test('each field limits its length and requests the right keyboard and autofill (§5, §9)', () => {
    open(name)
    const attributes: Record<string, Record<string, string>> = {
      Name: { maxlength: '35', autocomplete: 'name' },
      'Phone number': { maxlength: '13', autocomplete: 'tel', inputmode: 'numeric', type: 'tel' },
      Email: { maxlength: '70', autocomplete: 'email', inputmode: 'email', type: 'email' },
      'Please specify': { maxlength: '50' },
      ...(name === 'dealer form' && {
        State: { maxlength: '15', autocomplete: 'address-level1' },
        City: { maxlength: '15', autocomplete: 'address-level2' },
        Comment: { maxlength: '35' },
      }),
    }
    for (const [label, expected] of Object.entries(attributes))
      for (const [attribute, value] of Object.entries(expected))
        expect(field(label).getAttribute(attribute), `${label} ${attribute}`).toBe(value)
  })

  test('uPVC is selected at first, and there are four services (§3, §4, §5, §9)', () => {
    const { form } = open(name)
    expect(within(form).getAllByRole('radio')).toHaveLength(4)
    for (const service of ['uPVC', 'ALU Home Interior', 'Commercial partition system', 'other']) radio(service)
    expect(radio('uPVC').checked).toBe(true)
  })

  test('a pasted or typed phone number is reduced to digits', async () => {
    open(name)
    const phone = field('Phone number')
    for (const entry of ['+91 98123-45678', '\u202a+91 98123 45678\u202c', '+91 (98123) 45678']) {
      fill({ 'Phone number': '' })
      await userEvent.click(phone)
      await userEvent.paste(entry)
      expect(phone.value).toBe('919812345678')
    }
    fill({ 'Phone number': '' })
    await userEvent.type(phone, '+91 98123-45678')
    expect(phone.value).toBe('919812345678')
  })

  test("an error reply shows the server's message, keeps the input and reuses the idempotency key (§4, §7, §8)", async () => {
    const { sent } = open(name, { status: 503, json: { success: '0', message: 'The disk is full.' } }, done)
    fill(forms[name].values)
    await submit()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The disk is full.'))
    for (const [label, value] of Object.entries(forms[name].values)) expect(field(label).value).toBe(value)
    await submit()
    await waitFor(() => expect(sent()).toHaveLength(2))
    const [first, second] = sent().map(({ headers }) => headers['idempotency-key'] ?? headers['Idempotency-Key'])
    expect(first).toMatch(/^\S{16,}$/)
    expect(second).toBe(first)
  })

  test('a network error and an unreadable reply are reported, and the input is kept (§4, §8)', async () => {
    open(name, 'no connection', { body: '<html>' }, { json: {} })
    fill(forms[name].values)
    for (let attempt = 1; attempt <= 3; attempt++) {
      await submit()
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('An error occurred. Please try again.'))
      for (const [label, value] of Object.entries(forms[name].values)) expect(field(label).value).toBe(value)
      await userEvent.click(screen.getByRole('button', { name: 'Close notice' }))
      expect(screen.getByRole('alert').textContent).toBe('')
    }
  })

  test('an error that names its field is shown beside that field', async () => {
    open(name, { status: 422, json: { success: '0', message: 'Name is required', field: 'customer_name' } })
    fill(forms[name].values)
    await submit()
    await expectError('Name', 'Name is required')
  })

  test('after a success the form is cleared, and the next enquiry has its own idempotency key', async () => {
    const { sent } = open(name)
    for (const count of [1, 2]) {
      fill(forms[name].values)
      await submit()
      await waitFor(() => expect(sent()).toHaveLength(count))
      await waitFor(() => expect(field('Name').value).toBe(''))
    }
    const [first, second] = sent().map(({ headers }) => headers['idempotency-key'] ?? headers['Idempotency-Key'])
    expect(first).not.toBe(second)
  })

  test('while an enquiry is being sent the button says so and is disabled, and it cannot be sent twice', async () => {
    const { sent } = open(name)
    const reply = Promise.withResolvers<void>()
    const stubbed = fetch
    let started = 0
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (path === enquiries) {
        started += 1
        await reply.promise
      }
      return stubbed(path, init)
    })
    fill(forms[name].values)
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send enquiry' }))
    const button = (await screen.findByRole('button', { name: 'Sending...' })) as HTMLButtonElement
    expect(button.disabled).toBe(true)
    reply.resolve()
    await waitFor(() => expect(field('Name').value).toBe(''))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send enquiry' }))
    expect([started, sent().length]).toEqual([1, 1])
  })
})

test.each(['enquiry modal', 'contact page'] as const)(
  '%s: sends its five fields, and email is optional (§1, §3, §5, §7)',
  async (name) => {
    const { sent } = open(name)
    fill({ Name: 'Asha', 'Phone number': '9812345678' })
    await submit()
    await waitFor(() => expect(onSent).toHaveBeenCalledWith(thanks))
    expect(sent()[0]?.body).toEqual({
      customer_name: 'Asha',
      phone_number: '9812345678',
      email: '',
      required_service: 'uPVC',
      otherdescription: '',
    })
  },
)

test('dealer form: sends its nine fields (§2 Dealer, §3, §4, §7, §9)', async () => {
  const { sent } = open('dealer form')
  fill(dealer)
  await userEvent.click(radio('other'))
  fill({ 'Please specify': 'Mesh doors' })
  await submit()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toEqual({
    customer_name: 'Asha Rathore',
    phone_number: '9812345678',
    email: 'asha@example.in',
    required_service: 'other',
    otherdescription: 'Mesh doors',
    state: 'Rajasthan',
    city: 'Jaipur',
    comment: 'Shop on MI Road',
    type: 'dealership_request',
  })
  await waitFor(() => expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(thanks))
})

test('dealer form: success clears all but the service detail and the type (§4)', async () => {
  const { sent } = open('dealer form')
  fill(dealer)
  await userEvent.click(radio('other'))
  fill({ 'Please specify': 'Mesh doors' })
  await submit()
  await waitFor(() => expect(field('Name').value).toBe(''))
  for (const label of Object.keys(dealer)) expect(field(label).value, label).toBe('')
  expect(radio('uPVC').checked).toBe(true)
  expect(field('Please specify').value).toBe('Mesh doors')
  fill(dealer)
  await submit()
  await waitFor(() => expect(sent()[1]?.body).toMatchObject({ type: 'dealership_request' }))
})

test('the consent line links to the privacy policy', () => {
  open('enquiry modal')
  expect(screen.getByRole('link', { name: /^Privacy Policy/ }).getAttribute('href')).toBe('/privacy-policy/')
})

test('where the company offers no services, the visitor specifies one', async () => {
  const api = stubApi({ [enquiries]: [done] })
  renderRoute(<EnquiryForm idPrefix="contact" onSent={onSent} />, { setting: { services: [] } })
  expect(radio('other').checked).toBe(true)
  expect(radio('other').closest('div')?.className).toBe('hidden')
  fill(customer)
  await submit()
  await expectError('Please specify', 'Please specify the service')
  fill({ 'Please specify': 'A carved door' })
  await submit()
  await waitFor(() => expect(onSent).toHaveBeenCalledWith(thanks))
  expect(api.callsTo(enquiries)).toMatchObject([
    { body: { required_service: 'other', otherdescription: 'A carved door' } },
  ])
})
