import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AdminTestContext, type FakeApi } from '../../testing/admin-test-context.tsx'
import { SettingsScreen } from './form.tsx'

const settings = {
  ...{ id: 1, version: 'a', company_name: 'Jharokha', privacy_version: '1', counters: [] },
  ...{ retention_enquiries: 36, retention_won: null, retention_spam: 3, retention_audit: 36 },
  ...{ retention_effective_at: null, plan_code_prefix: 'JH', wall_gap: { value: 10, source: 'Our fitters' } },
}
const countExpired = vi.fn(async () => ({ enquiries: 412, won: 0, spam: 0, audit: 0 }))
const update = vi.fn(async () => ({ data: settings as never }))
beforeEach(() => {
  update.mockClear()
  countExpired.mockClear()
})

function open(more: object = {}, api: FakeApi = {}) {
  const getOne = async () => ({ data: { ...settings, ...more } as never })
  const getList = async () => ({ data: [], total: 0 })
  render(
    <AdminTestContext
      api={{ getOne, getList, update, countExpired, history: async () => [], ...api }}
      resource="settings"
    >
      <SettingsScreen />
    </AdminTestContext>,
  )
}

async function openRetention(more: object = {}) {
  open(more)
  fireEvent.click(await screen.findByRole('tab', { name: 'Data retention' }))
}

function enter(label: RegExp, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

function save() {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
}

test('a shorter period says how many records it deletes, and is saved when confirmed', async () => {
  await openRetention()
  enter(/^Retention of enquiries/, '12')
  save()
  await screen.findByText(/^412 records will be deleted permanently at the next run, 24 hours after you save\./)
  expect(screen.getByRole('listitem').textContent).toBe('Retention of enquiries: 36 months → 12 months, 412 records')
  expect(countExpired).toHaveBeenCalledWith({ retention_enquiries: 12 })
  fireEvent.click(screen.getByText('Cancel'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(update).not.toHaveBeenCalled()
  save()
  fireEvent.click(await screen.findByText('Save shorter period'))
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(update.mock.calls[0]).toMatchObject(['settings', { data: { retention_enquiries: 12 } }])
})

test('a first period for won leads is a shorter one, a longer or empty period is not', async () => {
  await openRetention()
  enter(/^Retention of enquiries/, '48')
  enter(/^Retention of spam/, '')
  save()
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(update.mock.calls[0]).toMatchObject(['settings', { data: { retention_enquiries: 48, retention_spam: null } }])
  expect(countExpired).not.toHaveBeenCalled()
  enter(/^Retention of won leads/, '96')
  save()
  await screen.findByText(/Retention of won leads: for ever → 96 months/)
})

test('a period that is too short is refused in a sentence', async () => {
  await openRetention()
  enter(/^Retention of spam/, '0')
  save()
  await screen.findByText('Enter 1 to 240 months, or leave it empty to keep the records for ever.')
  expect(countExpired).not.toHaveBeenCalled()
})

test('a changed period says when it takes effect', async () => {
  await openRetention({ retention_effective_at: '2999-01-01T00:00:00.000Z' })
  await screen.findByText(/^The last change takes effect on .*2999/)
})

test('settings that are not filled in are listed', async () => {
  open({ phone: '', whatsapp: '', email: 'hello@company.example' })
  await screen.findByText('Not filled in, so the site leaves it out: Phone, WhatsApp.')
})

test('services are added and saved as texts; sections whose texts are in Pages have no heading here', async () => {
  const home_sections = [
    { name: 'projects', is_hidden: false, heading: 'Lately finished' },
    { name: 'trust', is_hidden: false, heading: '' },
  ]
  open({ services: ['Doors'], home_sections })
  fireEvent.click(await screen.findByRole('tab', { name: 'Home page' }))
  expect(screen.getAllByLabelText<HTMLInputElement>('Heading').map(({ value }) => value)).toEqual(['Lately finished'])
  fireEvent.click(screen.getByRole('tab', { name: 'Enquiries' }))
  fireEvent.click(screen.getByText('Add a service'))
  const [, added] = await screen.findAllByLabelText(/^Service/)
  if (added) fireEvent.change(added, { target: { value: 'Windows' } })
  save()
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(update.mock.calls[0]).toMatchObject(['settings', { data: { services: ['Doors', 'Windows'] } }])
})

test('a mail is previewed and tested with the texts of the form, before they are saved', async () => {
  const previewMail = vi.fn(async () => ({ subject: 'Namaste', text: 'Hello, Asha', html: '<p>Hello, Asha</p>' }))
  const sendTestMail = vi.fn(async () => 'Sent to me@company.example. The mail server answered: 250 OK')
  open({ acknowledgement_subject: '' }, { previewMail, sendTestMail })
  fireEvent.click(await screen.findByRole('tab', { name: 'Mails' }))
  expect(screen.getByLabelText<HTMLInputElement>('Subject').placeholder).toContain('[company name]')
  enter(/^Subject$/, 'Namaste')
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
  open({ brochure: '/brochure.pdf' }, { uploadBrochure })
  const file = new File(['%PDF-'], 'ours.pdf')
  fireEvent.change(await screen.findByLabelText('PDF of the brochure'), { target: { files: [file] } })
  const input = screen.getByLabelText<HTMLInputElement>('Brochure')
  await waitFor(() => expect(input.value).toBe('/media/0/ours.pdf'))
  fireEvent.click(screen.getByText('Use the drawn brochure'))
  expect(input.value).toBe('/brochure.pdf')
})

test('a page that is switched off is saved as one that the company does not have', async () => {
  open({ disabled_pages: ['dealer'] })
  fireEvent.click(await screen.findByRole('tab', { name: 'About Us and menu' }))
  const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked
  expect(['Blogs', 'Recent projects', 'Become a Dealer', 'Planner'].map(isOn)).toEqual([true, true, false, true])
  fireEvent.click(screen.getByRole('switch', { name: 'Planner' }))
  fireEvent.click(screen.getByRole('switch', { name: 'Become a Dealer' }))
  save()
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(update.mock.calls[0]).toMatchObject(['settings', { data: { disabled_pages: ['planner'] } }])
})

test('the URL of a link can be chosen from the pages of the site', async () => {
  const records: Record<string, object[]> = {
    categories: [{ id: 1, slug: 'wooden-doors', title: 'Wooden <em>doors</em>' }],
    'sub-items': [{ id: 2, category_id: 1, type: 'Product', slug: 'carved', title: 'Carved' }],
  }
  const getList = async (resource: string) => ({ data: (records[resource] ?? []) as never[], total: 1 })
  open({ hero_buttons: [{ label: 'Doors', url: '/wooden-doors' }] }, { getList })
  fireEvent.click(await screen.findByRole('tab', { name: 'Home page' }))
  const { list } = await screen.findByLabelText<HTMLInputElement>(/^URL/)
  await waitFor(() =>
    expect([...(list?.options ?? [])].map(({ value, label }) => [value, label])).toEqual(
      expect.arrayContaining([
        ['/all-recent-project/', 'Recent Projects'],
        ['/wooden-doors', 'Wooden doors'],
        ['/wooden-doors/carved', 'Carved'],
      ]),
    ),
  )
})
