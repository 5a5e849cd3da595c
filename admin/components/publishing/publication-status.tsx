import type { Publication } from '@house/contract/staff/entities'
import { type RecordState, type StateFilter, stateFilters } from '@house/contract/staff/publishing'
import { Alert, Chip } from '@mui/material'
import { SelectInput, useRecordContext } from 'react-admin'
import { useSetupState } from '../../api/use-setup.ts'
import { formatDateTime } from '../../format/datetime.ts'

const labels: Record<StateFilter, string> = {
  published: 'Published',
  changed: 'Unpublished changes',
  draft: 'Draft',
  scheduled: 'Scheduled',
}
const chipColors = { published: 'success', changed: 'warning', draft: 'default' } as const
const choices = stateFilters.map((state) => ({ id: state, name: labels[state] }))

const narrow = { '& .MuiInputBase-root': { width: { sm: 150 } } }
export const statusFilter = (
  <SelectInput key="state" source="state" label="Status" choices={choices} emptyText="All" sx={narrow} />
)

/** For references: only a published record can be referred to. */
export const publishedOnly: { state: RecordState[] } = { state: ['published', 'changed'] }

export function PublicationStatusField(_: { label?: string; sortable?: boolean }) {
  const record = useRecordContext<Publication & { id: number }>()
  if (!record) return null
  const { state, publish_at, problem } = record
  if (problem) return <Chip size="small" color="error" variant="outlined" label="Scheduled publish failed" />
  if (publish_at)
    return <Chip size="small" color="info" variant="outlined" label={`Scheduled: ${formatDateTime(publish_at)}`} />
  return <Chip size="small" color={chipColors[state]} variant="outlined" label={labels[state]} />
}

export function PublicationStatusAlert() {
  const record = useRecordContext<Publication & { id: number }>()
  if (!record) return null
  const { state, publish_at, problem } = record
  if (problem)
    return <Alert severity="error">Scheduled publish failed: {problem}. Correct it, then publish or reschedule.</Alert>
  if (publish_at)
    return (
      <Alert severity="info">
        Scheduled: {state === 'draft' ? 'this' : 'these changes'} will be published on {formatDateTime(publish_at)}.
      </Alert>
    )
  if (state === 'changed')
    return <Alert severity="warning">Unpublished changes. Visitors see the last published version.</Alert>
  if (state === 'draft') return <Alert severity="warning">Draft. Visitors do not see it.</Alert>
  return <PublishedAlert />
}

function PublishedAlert() {
  const isClosed = useSetupState() === 'closed'
  return <Alert severity="success">Published. Visitors see this version{isClosed ? ' when the site opens' : ''}.</Alert>
}

export function UnsavedChangesAlert() {
  return <Alert severity="warning">Unsaved changes. Publish them or save a draft.</Alert>
}
