import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FormTestContext } from '../../testing/admin-test-context.tsx'
import { RetentionInputs, useRetentionConfirmation } from './retention.tsx'

const periods = { retention_enquiries: 36, retention_won: null, retention_spam: 3, retention_audit: 36 }
const countExpired = vi.fn(async () => ({ enquiries: 412, won: 0, spam: 0, audit: 0 }))
const onConfirm = vi.fn()

/** The periods of a form, and the question that its Save button asks. */
function Retention({ changed }: { changed: object }) {
  const { confirmShorterPeriods, dialog } = useRetentionConfirmation()
  return (
    <>
      <RetentionInputs />
      <button type="button" onClick={async () => onConfirm(await confirmShorterPeriods({ ...periods, ...changed }))}>
        Save
      </button>
      {dialog}
    </>
  )
}

function open({ changed = {}, ...more }: { changed?: object; retention_effective_at?: string } = {}) {
  countExpired.mockClear()
  onConfirm.mockClear()
  render(
    <FormTestContext api={{ countExpired }} record={{ id: 1, ...periods, ...more }}>
      <Retention changed={changed} />
    </FormTestContext>,
  )
}

test('a longer or empty period is saved without a question', async () => {
  open({ changed: { retention_enquiries: 48, retention_spam: null } })
  fireEvent.click(screen.getByText('Save'))
  await waitFor(() => expect(onConfirm).toHaveBeenCalledWith(true))
  expect(countExpired).not.toHaveBeenCalled()
})

test('a first period for won leads is a shorter one', async () => {
  open({ changed: { retention_won: 96 } })
  fireEvent.click(screen.getByText('Save'))
  await screen.findByText(/Retention of won leads: for ever → 96 months/)
  fireEvent.click(screen.getByText('Save shorter period'))
  await waitFor(() => expect(onConfirm).toHaveBeenCalledWith(true))
})

test('a period that is too short is refused in a sentence', async () => {
  open()
  fireEvent.change(screen.getByLabelText(/^Retention of spam/), { target: { value: '0' } })
  fireEvent.click(screen.getByText('Submit'))
  await screen.findByText('Enter 1 to 240 months, or leave it empty to keep the records for ever.')
})

test('a changed period says when it takes effect', () => {
  open({ retention_effective_at: '2999-01-01T00:00:00.000Z' })
  screen.getByText(/^The last change takes effect on .*2999/)
})
