import { fireEvent, render, screen } from '@testing-library/react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AdminTestContext, type FakeApi } from '../../testing/admin-test-context.tsx'
import { StaffEdit } from './form.tsx'
import { StaffList } from './list.tsx'

const asha = { id: 1, name: 'Asha', email: 'asha@company.example', role: 'editor', suspended: false }

test('the e-mail address of a user is no link, so that a click opens the user', async () => {
  const getList = async () => ({ data: [asha] as never, total: 1 })
  render(
    <AdminTestContext api={{ getList }} resource="staff">
      <StaffList />
    </AdminTestContext>,
  )
  expect((await screen.findByText(asha.email)).closest('a')).toBeNull()
})

function openUser(user: object) {
  const api: FakeApi = {
    getOne: async () => ({ data: user as never }),
    update: async (_, { data }) => ({ data: data as never }),
  }
  render(
    <AdminTestContext api={api} resource="staff">
      <Routes>
        <Route path="/" element={<Navigate to="/1" />} />
        <Route path="/:id" element={<StaffEdit />} />
      </Routes>
    </AdminTestContext>,
  )
}

test('a new e-mail address says how the user signs in from now on', async () => {
  openUser(asha)
  fireEvent.change(await screen.findByLabelText(/^E-mail/), { target: { value: 'a@company.example' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Asha was signed out everywhere and now signs in as a@company.example.')
})

test.each([
  [false, 'Asha is suspended and was signed out everywhere.'],
  [true, 'Asha can sign in again.'],
])('saving a user who was suspended: %s says what changed', async (suspended, message) => {
  openUser({ ...asha, suspended })
  fireEvent.click(await screen.findByLabelText(/^Suspended/))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(message)
})
