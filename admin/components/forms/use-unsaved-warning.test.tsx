import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { AdminTestContext } from '../../testing/admin-test-context.tsx'
import { discardsChanges, useUnsavedWarning } from './use-unsaved-warning.ts'

function Draft() {
  const [isChanged, setIsChanged] = useState(false)
  useUnsavedWarning(isChanged)
  return (
    <>
      <p>at {useLocation().pathname}</p>
      <button type="button" onClick={() => setIsChanged(true)}>
        Change
      </button>
      <Link to="/leads">Leave</Link>
      <Link to="/" state={discardsChanges}>
        Delete
      </Link>
    </>
  )
}

test('changes are not left without a question, unless the draft is deleted', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  render(
    <AdminTestContext>
      <Draft />
    </AdminTestContext>,
  )
  const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(unload()).toBe(true)
  fireEvent.click(screen.getByText('Change'))
  expect(unload()).toBe(false)
  fireEvent.click(screen.getByText('Leave'))
  await waitFor(() => expect(confirm).toHaveBeenCalledWith('You have unsaved changes. Leave without saving?'))
  screen.getByText('at /')
  fireEvent.click(screen.getByText('Leave'))
  await screen.findByText('at /leads')
  fireEvent.click(screen.getByText('Delete'))
  await screen.findByText('at /')
  expect(confirm).toHaveBeenCalledTimes(2)
})
