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

test.each([
  [false, 'Asha is suspended and was signed out everywhere.'],
  [true, 'Asha can sign in again.'],
])('saving a user who was suspended: %s says what changed', async (suspended, message) => {
  const api: FakeApi = {
    getOne: async () => ({ data: { ...asha, suspended } as never }),
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
  fireEvent.click(await screen.findByLabelText(/^Suspended/))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(message)
})
