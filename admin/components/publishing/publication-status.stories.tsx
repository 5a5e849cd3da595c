import type { Publication } from '@house/contract/staff/entities'
import { Stack } from '@mui/material'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { RecordContextProvider } from 'react-admin'
import { AdminTestContext } from '../../testing/admin-test-context.tsx'
import { PublicationStatusAlert, PublicationStatusField } from './publication-status.tsx'

function Statuses(publication: Partial<Publication>) {
  const record = { id: 1, state: 'published', publish_at: null, problem: null, site_slug: 'bay', ...publication }
  return (
    <AdminTestContext>
      <RecordContextProvider value={record}>
        <Stack sx={{ gap: 2, alignItems: 'start' }}>
          <PublicationStatusField />
          <PublicationStatusAlert />
        </Stack>
      </RecordContextProvider>
    </AdminTestContext>
  )
}

const meta = { title: 'Publishing/PublicationStatus', component: Statuses } satisfies Meta<typeof Statuses>
export default meta
type Story = StoryObj<typeof meta>

export const Published: Story = {}
export const Draft: Story = { args: { state: 'draft' } }
export const UnpublishedChanges: Story = { args: { state: 'changed' } }
export const Scheduled: Story = { args: { state: 'draft', publish_at: '2026-01-01T04:30:00.000Z' } }
export const Failed: Story = { args: { state: 'draft', problem: 'This URL slug is taken' } }
