import type { Publication } from '@house/contract/staff/entities'
import { Alert, Chip } from '@mui/material'
import { SelectInput, useRecordContext } from 'react-admin'
import { formatDateTime } from '../../format/datetime.ts'

const choices = [
  { id: 'published', name: 'Published' },
  { id: 'changed', name: 'Unpublished changes' },
  { id: 'draft', name: 'Draft' },
  { id: 'scheduled', name: 'Scheduled' },
]

const narrow = { '& .MuiInputBase-root': { width: { sm: 150 } } }
export const statusFilter = (
  <SelectInput key="state" source="state" label="Status" choices={choices} emptyText="All" sx={narrow} />
)

/** For references: only a published record can be referred to. */
export const publishedOnly = { state: ['published', 'changed'] }

export function PublicationStatusField(_: { label?: string; sortable?: boolean }) {
  const record = useRecordContext<Publication & { id: number }>()
  if (!record) return null
  const { state, publish_at, problem } = record
  if (problem) return <Chip size="small" color="error" variant="outlined" label="Scheduled publish failed" />
  if (publish_at)
    return <Chip size="small" color="info" variant="outlined" label={`Scheduled: ${formatDateTime(publish_at)}`} />
  if (state === 'published') return <Chip size="small" color="success" variant="outlined" label="Published" />
  if (state === 'changed') return <Chip size="small" color="warning" variant="outlined" label="Unpublished changes" />
  return <Chip size="small" variant="outlined" label="Draft" />
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
  return <Alert severity="success">Published. Visitors see this version.</Alert>
}

export function UnsavedChangesAlert() {
  return <Alert severity="warning">Unsaved changes. Publish them or save a draft.</Alert>
}
