import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AdminTestContext, type FakeApi } from '../../testing/admin-test-context.tsx'
import { SettingsScreen } from './form.tsx'

const settings = {
  id: 1,
  version: 'a',
  company_name: 'Jharokha',
  privacy_version: '1',
  counters: [],
  retention_enquiries: 36,
  retention_won: null,
  retention_spam: 3,
  retention_audit: 36,
  retention_effective_at: null,
  plan_code_prefix: 'JH',
  wall_gap: { value: 10, source: 'Our fitters' },
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

/** Waits until a dialog that was closed no longer hides the form. */
async function save() {
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
}

test('a shorter period says how many records it deletes, and is saved when confirmed', async () => {
  await openRetention()
  enter(/^Retention of enquiries/, '12')
  await save()
  await screen.findByText(/^412 records will be deleted permanently at the next run, 24 hours after you save\./)
  expect(screen.getByRole('listitem').textContent).toBe('Retention of enquiries: 36 months → 12 months, 412 records')
  expect(countExpired).toHaveBeenCalledWith({ retention_enquiries: 12 })
  fireEvent.click(screen.getByText('Cancel'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(update).not.toHaveBeenCalled()
  await save()
  fireEvent.click(await screen.findByText('Save shorter period'))
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(update.mock.calls[0]).toMatchObject(['settings', { data: { retention_enquiries: 12 } }])
})

test('missing settings are listed; services are added and saved as texts; sections whose texts are in Pages have no heading here', async () => {
  const home_sections = [
    { name: 'projects', is_hidden: false, heading: 'Lately finished' },
    { name: 'trust', is_hidden: false, heading: '' },
  ]
  open({ services: ['Doors'], home_sections, phone: '', whatsapp: '', email: 'hello@company.example' })
  await screen.findByText('Not filled in, so the site leaves it out: Phone, WhatsApp.')
  fireEvent.click(await screen.findByRole('tab', { name: 'Home page' }))
  expect(screen.getAllByLabelText<HTMLInputElement>('Heading').map(({ value }) => value)).toEqual(['Lately finished'])
  fireEvent.click(screen.getByRole('tab', { name: 'Enquiries' }))
  fireEvent.click(screen.getByText('Add a service'))
  const [, added] = await screen.findAllByLabelText(/^Service/)
  if (added) fireEvent.change(added, { target: { value: 'Windows' } })
  await save()
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(update.mock.calls[0]).toMatchObject(['settings', { data: { services: ['Doors', 'Windows'] } }])
})
