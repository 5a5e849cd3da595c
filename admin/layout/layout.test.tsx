import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { authProvider } from '../api/auth-provider.ts'
import { ContentList } from '../components/lists/content-list.tsx'
import { AdminTestContext } from '../testing/admin-test-context.tsx'
import { AdminLayout } from './layout.tsx'

function Failing(): never {
  throw new TypeError('x is undefined')
}

test('a failed screen leaves bar and menu, with a retry button and a link to the dashboard', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <AdminTestContext>
      <AdminLayout>
        <Failing />
      </AdminLayout>
    </AdminTestContext>,
  )
  await screen.findByRole('heading', { name: 'This screen could not be shown' })
  screen.getByRole('button', { name: 'Try again' })
  screen.getByRole('link', { name: 'Back to dashboard' })
  screen.getByRole('navigation', { name: 'Main menu' })
  screen.getByRole('link', { name: 'View site' })
})

test('the menu ends with the version of the program', async () => {
  render(
    <AdminTestContext>
      <AdminLayout>
        <p>All leads</p>
      </AdminLayout>
    </AdminTestContext>,
  )
  const menu = await screen.findByRole('navigation', { name: 'Main menu' })
  expect(menu.textContent).toMatch(/Version \d+\.\d+\.\d+$/)
})

test('with a temporary password the back office shows nothing but the form to change it', async () => {
  let hasTemporaryPassword = true
  vi.spyOn(authProvider, 'getIdentity').mockImplementation(async () => ({ id: 'ravi', hasTemporaryPassword }))
  const changePassword = vi.fn(async () => {
    hasTemporaryPassword = false
    return 'Your password is changed.'
  })
  const Screen = vi.fn(() => <p>All leads</p>)
  render(
    <AdminTestContext api={{ changePassword }} authProvider={authProvider}>
      <AdminLayout>
        <Screen />
      </AdminLayout>
    </AdminTestContext>,
  )
  await screen.findByText('You are using a temporary password. Choose one that only you know.')
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
  await userEvent.type(screen.getByLabelText(/Current password/), 'abcde-fghij')
  await userEvent.type(screen.getByLabelText(/New password/), 'only Ravi knows this')
  expect(Screen).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText('All leads')
  screen.getByRole('navigation', { name: 'Main menu' })
  expect(changePassword).toHaveBeenCalledWith('abcde-fghij', 'only Ravi knows this')
})

test('a list that cannot be loaded says why and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isDown = true
  const getList = async () => {
    if (isDown) throw new Error('The server cannot be reached.')
    return { data: [], total: 0 }
  }
  render(
    <AdminTestContext api={{ getList }}>
      <ContentList>
        <span />
      </ContentList>
    </AdminTestContext>,
  )
  await screen.findByText('The data could not be loaded.')
  await screen.findByText('The server cannot be reached.')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No records yet.')
})
