import type { ErasableEnquiry, LeadRecord } from '@house/contract/staff/entities'
import { fireEvent, render, screen } from '@testing-library/react'
import { HttpError } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { AdminTestContext, type FakeApi } from '../../testing/admin-test-context.tsx'
import { ErasePerson } from './erase-person.tsx'

const lead = { id: 7, customer_name: 'Asha Rao', phone_number: '9812345678' } as LeadRecord
const enquiry: ErasableEnquiry = {
  id: 7,
  customer_name: 'Asha Rao',
  phone_number: '9812345678',
  email: 'asha@example.in',
  status: 'new',
  created_at: '2026-11-15T10:00:00.000Z',
  pending_deliveries: 1,
}
const found = [enquiry, { ...enquiry, id: 4, pending_deliveries: 0 }, { ...enquiry, id: 2, customer_name: 'Ravi Rao' }]

async function openDialog(api: FakeApi) {
  const listErasable = async () => ({ data: found, total: 3 })
  render(
    <AdminTestContext api={{ listErasable, ...api }} resource="leads">
      <ErasePerson lead={lead} />
    </AdminTestContext>,
  )
  fireEvent.click(screen.getByText('Erase personal data…'))
  await screen.findByText('3 enquiries have the same phone number or e-mail address:')
}

function eraseButton() {
  return screen.getByRole<HTMLButtonElement>('button', { name: /^Erase \d/ })
}

function enter(label: RegExp, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

test('erasure names the person and their enquiries, and takes a reason and the word ERASE', async () => {
  const eraseLead = vi.fn(async () => ({ erased: 2, remaining: 1 }))
  await openDialog({ eraseLead })
  screen.getByRole('dialog', { name: 'Erase the personal data of Asha Rao?' })
  screen.getByText('The names differ. Untick enquiries of another person.')
  screen.getByText(/^This cannot be undone\..*Backups, exported files .* keep the data until you delete them\.$/)
  const [own, second, ofRavi] = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect([own, second, ofRavi].map((box) => box?.checked)).toEqual([true, true, true])
  expect(own?.disabled).toBe(true)
  fireEvent.click(ofRavi as HTMLInputElement)
  expect(eraseButton().textContent).toBe('Erase 2 enquiries')
  expect(eraseButton().disabled).toBe(true)
  enter(/^Reason/, 'Asked by e-mail')
  expect(eraseButton().disabled).toBe(true)
  enter(/^Type ERASE/, 'ERASE')
  fireEvent.click(eraseButton())
  await screen.findByText('2 enquiries erased. 1 enquiry with the same phone number or e-mail address remains.')
  expect(eraseLead).toHaveBeenCalledWith(7, { ids: [7, 4], reason: 'Asked by e-mail' })
})

test('the error of the server is shown at the reason, and the dialog stays open', async () => {
  const message = 'Reason must not contain the name'
  const eraseLead = async () => Promise.reject(new HttpError(message, 422, { field: 'reason' }))
  await openDialog({ eraseLead })
  enter(/^Reason/, 'Asha Rao asked')
  enter(/^Type ERASE/, 'ERASE')
  fireEvent.click(eraseButton())
  await screen.findByText(message)
  expect(screen.getByLabelText(/^Reason/).getAttribute('aria-invalid')).toBe('true')
})
