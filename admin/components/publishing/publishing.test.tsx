import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpError } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { EditTestContext, type FakeApi } from '../../testing/admin-test-context.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import { MoreActions } from './more-actions.tsx'
import { PreviewButton } from './preview-button.tsx'
import { PublicationStatusAlert } from './publication-status.tsx'
import { PublishButton } from './publish-button.tsx'
import { SaveButton } from './save-button.tsx'
import { ScheduleButton } from './schedule-button.tsx'

const record = { id: 1, version: 3, title: 'Bay Window', state: 'published', publish_at: null, problem: null }

function open(children: React.ReactNode, api: FakeApi = {}, changes: object = {}) {
  const stored = { ...record, ...changes }
  const update = vi.fn(async (_resource: string, { data }: { data: object }) => ({ data: { ...stored, ...data } }))
  render(
    <EditTestContext record={stored} api={{ update: update as never, ...api }}>
      <TextInput source="title" maxLength={100} />
      {children}
    </EditTestContext>,
  )
  return { update, saveOptions: () => (update.mock.calls[0]?.[1].data as { saveOptions?: object })?.saveOptions }
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a draft is saved as a draft, and a toast says so', async () => {
  const { saveOptions } = open(<SaveButton label="Save draft" saveOptions={{ draft: true }} message="Draft saved." />)
  await click('Save draft')
  await screen.findByText('Draft saved.')
  expect(saveOptions()).toEqual({ draft: true })
})

test('the Publish button publishes', async () => {
  const { saveOptions } = open(<PublishButton />)
  await click('Publish')
  await screen.findByText('Published.')
  expect(saveOptions()).toEqual({})
})

test('publishing with a warning requires confirmation', async () => {
  const warning = { message: 'This product has no main image.', publishAnyway: 'Publish without an image' }
  const { update } = open(<PublishButton findWarning={() => warning} />)
  await click('Publish')
  await screen.findByText('This product has no main image.')
  expect(update).not.toHaveBeenCalled()
  await click('Publish without an image')
  await screen.findByText('Published.')
})

test('a time is scheduled in Indian time', async () => {
  const { saveOptions } = open(<ScheduleButton />)
  await click('Schedule')
  fireEvent.change(screen.getByLabelText('Publish at (IST)'), { target: { value: '2027-01-01T10:00' } })
  await click('Schedule')
  await screen.findByText(/^Scheduled for 1 Jan 2027/)
  expect(saveOptions()).toEqual({ draft: true, publishAt: '2027-01-01T04:30:00.000Z' })
})

test('a time that the server rejects is explained in the dialog', async () => {
  const message = 'Choose a time in the future'
  const refuse = async () => {
    throw new HttpError(message, 422, { errors: { publish_at: message } })
  }
  open(<ScheduleButton />, { update: refuse })
  await click('Schedule')
  fireEvent.change(screen.getByLabelText('Publish at (IST)'), { target: { value: '2020-01-01T10:00' } })
  await click('Schedule')
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(message))
})

test('a schedule is cancelled', async () => {
  const { saveOptions } = open(<ScheduleButton />, {}, { publish_at: '2027-01-01T04:30:00.000Z' })
  await screen.findByRole('button', { name: 'Reschedule' })
  await click('Cancel schedule')
  await waitFor(() => expect(saveOptions()).toEqual({ draft: true, publishAt: null }))
})

test('a preview of unsaved changes saves a draft first', async () => {
  const preview = vi.fn(async () => ({ address: '/products/bay?preview=x', until: '2027-01-01T04:30:00.000Z' }))
  const { saveOptions } = open(<PreviewButton />, { preview })
  await userEvent.type(await screen.findByLabelText('Title'), ' XL')
  await click('Preview')
  const link = await screen.findByRole('link', { name: 'Open preview' })
  await waitFor(() => expect(link.getAttribute('href')).toMatch(/\/products\/bay\?preview=x$/))
  expect(saveOptions()).toEqual({ draft: true })
})

test('unpublishing requires confirmation', async () => {
  const draft = { id: 1, version: 'v', state: 'draft' as const, publish_at: null, problem: null, site_slug: null }
  const unpublish = vi.fn(async () => draft)
  open(<MoreActions isFixed={false} />, { unpublish })
  await click('More')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Unpublish' }))
  await screen.findByText('Visitors can no longer see it. It stays here as a draft.')
  expect(unpublish).not.toHaveBeenCalled()
  await click('Unpublish')
  await screen.findByText('Unpublished. It is a draft now.')
})

test.each([
  ['published', {}, 'Published. Visitors see this version.'],
  ['a draft', { state: 'draft' }, 'Draft. Visitors do not see it.'],
  ['changed', { state: 'changed' }, 'Unpublished changes. Visitors see the last published version.'],
  [
    'not published by the schedule',
    { state: 'draft', problem: 'This URL slug is taken' },
    'Scheduled publish failed: This URL slug is taken. Correct it, then publish or reschedule.',
  ],
])('the status says that the record is %s', async (_, changes, sentence) => {
  open(<PublicationStatusAlert />, {}, changes)
  await screen.findByText(sentence)
})

test('while the site is closed, visitors see nothing of what is published yet', async () => {
  const setup = async () => ({ state: 'closed' as const })
  open(<PublicationStatusAlert />, { setup })
  await screen.findByText('Published. Visitors see this version when the site opens.')
})
