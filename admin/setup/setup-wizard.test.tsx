import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type AuthProvider, HttpError } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setup } from '../api/staff-api.ts'
import { AdminTestContext } from '../testing/admin-test-context.tsx'
import { SignInOrSetup } from './sign-in-or-setup.tsx'

const login = vi.fn(async () => {})
const authProvider: AuthProvider = {
  login,
  logout: async () => {},
  checkAuth: async () => {},
  checkError: async () => {},
  getPermissions: async () => [],
}
const checkCode = vi.spyOn(setup, 'checkCode')
const finish = vi.spyOn(setup, 'finish')
const isPending = vi.spyOn(setup, 'isPending')

beforeEach(() => {
  isPending.mockResolvedValue(true)
  checkCode.mockResolvedValue({ message: '' })
  finish.mockResolvedValue({ message: '' })
})
afterEach(() => vi.clearAllMocks())

function open() {
  render(
    <AdminTestContext authProvider={authProvider}>
      <SignInOrSetup />
    </AdminTestContext>,
  )
}

async function enter(values: Record<string, string>, button = 'Continue') {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`))
    await userEvent.clear(field)
    await userEvent.type(field, value)
  }
  await userEvent.click(screen.getByRole('button', { name: button }))
}

test('the wizard asks in steps, sends everything at once and signs the administrator in', async () => {
  open()
  await enter({ 'Setup code': 'abcde-fghij' })
  await enter({
    'Company name': 'Window Works LLP',
    'Short name': 'Window Works',
    'Where you work': 'We install in Pune.',
  })
  await enter({ Phone: '+91 20 5555 0101', WhatsApp: '912055550101', 'E-mail': 'hello@ww.example' })
  await enter({ 'Your e-mail': 'asha@ww.example', 'New password': 'only Asha knows this' })
  await userEvent.click(await screen.findByLabelText(/^Keep the demonstration/))
  await userEvent.click(screen.getByRole('button', { name: 'Set up the site' }))
  await vi.waitFor(() => expect(login).toHaveBeenCalled())
  expect(checkCode).toHaveBeenCalledWith('abcde-fghij')
  expect(finish).toHaveBeenCalledWith({
    setup_code: 'abcde-fghij',
    company_name: 'Window Works LLP',
    short_name: 'Window Works',
    visit_promise: 'We install in Pune.',
    phone: '+91 20 5555 0101',
    whatsapp: '912055550101',
    email: 'hello@ww.example',
    admin_email: 'asha@ww.example',
    password: 'only Asha knows this',
    start: 'demo',
  })
  expect(login).toHaveBeenCalledWith({ email: 'asha@ww.example', password: 'only Asha knows this' })
})

test('somebody who goes back finds what was entered', async () => {
  open()
  await enter({ 'Setup code': 'abcde' })
  await enter({ 'Company name': 'Window Works' })
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect((screen.getByLabelText(/^Company name/) as HTMLInputElement).value).toBe('Window Works')
})

test('a wrong code is said at once', async () => {
  checkCode.mockRejectedValue(new HttpError('This is not the setup code.', 422, { field: 'setup_code' }))
  open()
  await enter({ 'Setup code': 'wrong' })
  await screen.findByText('This is not the setup code.')
  screen.getByLabelText(/^Setup code/)
})

test('a field that the server rejects is shown again with what was entered, and nothing is lost', async () => {
  finish.mockRejectedValueOnce(new HttpError('WhatsApp must be 8 to 15 digits', 422, { field: 'whatsapp' }))
  open()
  await enter({ 'Setup code': 'abcde' })
  await enter({ 'Company name': 'Window Works' })
  await enter({ WhatsApp: '+91 99' })
  await enter({ 'Your e-mail': 'asha@ww.example', 'New password': 'only Asha knows this' })
  await enter({}, 'Set up the site')
  await screen.findByText('WhatsApp must be 8 to 15 digits')
  expect((screen.getByLabelText(/^WhatsApp/) as HTMLInputElement).value).toBe('+91 99')
  await enter({ WhatsApp: '912055550101' })
  await enter({})
  await enter({}, 'Set up the site')
  await vi.waitFor(() => expect(login).toHaveBeenCalled())
  expect(finish).toHaveBeenLastCalledWith(
    expect.objectContaining({
      company_name: 'Window Works',
      whatsapp: '912055550101',
      password: 'only Asha knows this',
    }),
  )
})

test('a site that is set up shows the sign-in form, also when the server cannot be reached', async () => {
  isPending.mockRejectedValue(new HttpError('The server cannot be reached.', 0))
  open()
  await screen.findByRole('button', { name: 'Sign in' })
})
