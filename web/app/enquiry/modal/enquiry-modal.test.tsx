import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { ToastProvider } from '../../toast/toast-context.tsx'
import { EnquiryModal } from './enquiry-modal.tsx'
import { closeEnquiryModal, openEnquiryModal } from './enquiry-modal-store.ts'

afterEach(() => {
  act(closeEnquiryModal)
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

test('leaving the page closes it; opened while a page loads, it stays open when that page arrives', async () => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<null>()
  const Root = () => (
    <ToastProvider>
      <Link to="/windows">Windows</Link>
      <Outlet />
      <EnquiryModal />
    </ToastProvider>
  )
  const Site = createRoutesStub([
    {
      Component: Root,
      children: [
        { path: '/', Component: () => <h1>Home</h1> },
        { path: '/windows', loader: () => arrival, Component: () => <h1>All windows</h1> },
      ],
    },
  ])
  render(<Site />)
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { hidden: true })
  act(() => openEnquiryModal())
  expect(dialog.open).toBe(true)
  fireEvent.click(screen.getByText('Windows'))
  await vi.waitFor(() => expect(dialog.open).toBe(false))
  act(() => openEnquiryModal())
  arrive(null)
  await screen.findByText('All windows')
  expect(dialog.open).toBe(true)
})
