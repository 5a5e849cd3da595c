import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FormTestContext } from '../../testing/admin-test-context.tsx'
import { BrochureInput } from './brochure-input.tsx'
import { MailInputs } from './mails.tsx'
import { OptionalPagesInput } from './optional-pages-input.tsx'
import { PageUrlInput, SitePages } from './page-url-input.tsx'

test('a mail is previewed and tested with the texts of the form, before they are saved', async () => {
  const previewMail = vi.fn(async () => ({ subject: 'Namaste', text: 'Hello, Asha', html: '<p>Hello, Asha</p>' }))
  const sendTestMail = vi.fn(async () => 'Sent to me@company.example. The mail server answered: 250 OK')
  render(
    <FormTestContext api={{ previewMail, sendTestMail }} record={{ id: 1, acknowledgement_subject: '' }}>
      <MailInputs />
    </FormTestContext>,
  )
  expect(screen.getByLabelText<HTMLInputElement>('Subject').placeholder).toContain('[company name]')
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Namaste' } })
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  const frame = await screen.findByTitle('The mail')
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.getAttribute('srcdoc')).toBe('<p>Hello, Asha</p>')
  fireEvent.click(screen.getByRole('tab', { name: 'Plain text' }))
  await screen.findByText('Hello, Asha')
  fireEvent.click(screen.getByRole('button', { name: 'Send me a test' }))
  await screen.findByText(/The mail server answered: 250 OK/)
  for (const call of [previewMail, sendTestMail])
    expect(call).toHaveBeenCalledWith(
      'acknowledgement',
      expect.objectContaining({ acknowledgement_subject: 'Namaste' }),
    )
})

test('an uploaded PDF becomes the brochure, and the drawn one can be brought back', async () => {
  const uploadBrochure = vi.fn(async () => ({ url: '/media/0/ours.pdf' }) as never)
  render(
    <FormTestContext api={{ uploadBrochure }} record={{ id: 1, brochure: '/brochure.pdf' }}>
      <BrochureInput />
    </FormTestContext>,
  )
  const file = new File(['%PDF-'], 'ours.pdf')
  fireEvent.change(await screen.findByLabelText('PDF of the brochure'), { target: { files: [file] } })
  const input = screen.getByLabelText<HTMLInputElement>('Brochure')
  await waitFor(() => expect(input.value).toBe('/media/0/ours.pdf'))
  fireEvent.click(screen.getByText('Use the drawn brochure'))
  expect(input.value).toBe('/brochure.pdf')
})

test('a page that is switched off is saved as one that the company does not have', async () => {
  const onSubmit = vi.fn()
  render(
    <FormTestContext record={{ id: 1, disabled_pages: ['dealer'] }} onSubmit={onSubmit}>
      <OptionalPagesInput />
    </FormTestContext>,
  )
  const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked
  expect(['Blogs', 'Recent projects', 'Become a Dealer', 'Planner'].map(isOn)).toEqual([true, true, false, true])
  fireEvent.click(screen.getByRole('switch', { name: 'Planner' }))
  fireEvent.click(screen.getByRole('switch', { name: 'Become a Dealer' }))
  fireEvent.click(screen.getByText('Submit'))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ disabled_pages: ['planner'] })
})

test('the URL of a link can be chosen from the pages of the site', async () => {
  const records: Record<string, object[]> = {
    categories: [{ id: 1, slug: 'wooden-doors', title: 'Wooden <em>doors</em>' }],
    'sub-items': [{ id: 2, category_id: 1, type: 'Product', slug: 'carved', title: 'Carved' }],
  }
  const getList = async (resource: string) => ({ data: (records[resource] ?? []) as never[], total: 1 })
  render(
    <FormTestContext api={{ getList }} record={{ id: 1, url: '/wooden-doors' }}>
      <PageUrlInput />
      <SitePages />
    </FormTestContext>,
  )
  const { list } = await screen.findByLabelText<HTMLInputElement>(/^URL/)
  await waitFor(() =>
    expect([...(list?.options ?? [])].map(({ value, label }) => [value, label])).toEqual(
      expect.arrayContaining([
        ['/all-recent-project/', 'Recent Projects'],
        ['/downloads', 'Downloads'],
        ['/guides/', 'Guides'],
        ['/wooden-doors', 'Wooden doors'],
        ['/wooden-doors/carved', 'Carved'],
      ]),
    ),
  )
})
