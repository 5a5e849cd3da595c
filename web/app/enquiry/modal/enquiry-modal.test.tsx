import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { EnquiryModal } from './enquiry-modal.tsx'
import { openEnquiryModal } from './enquiry-modal-store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  [767, 'a toast', 'Thank you.', 0],
  [768, 'the confirmation dialog', 'Submitted successfully', 1],
] as const)('at a width of %i px success shows %s', async (width, _, text, dialogs) => {
  vi.stubGlobal('innerWidth', width)
  stubApi({ '/api/contact-us': [{ json: { success: '1', message: 'Thank you.' } }] })
  renderRoute(<EnquiryModal />)
  act(() => openEnquiryModal())
  for (const [label, value] of [
    ['Name', 'Asha'],
    ['Phone number', '9812345678'],
  ] as const)
    fireEvent.input(await screen.findByLabelText(new RegExp(`^${label}`)), { target: { value } })
  await userEvent.click(screen.getByRole('button', { name: 'Send enquiry' }))
  await screen.findByText(text)
  expect(screen.queryAllByRole('heading', { name: 'Submitted successfully' })).toHaveLength(dialogs)
})
