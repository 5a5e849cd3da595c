import { Alert, Chip } from '@mui/material'
import { SelectInput, useRecordContext } from 'react-admin'
import type { Publication } from '../../api/types.ts'
import { shownMoment } from '../../format/datetime.ts'

const choices = [
  { id: 'published', name: 'On the site' },
  { id: 'changed', name: 'Changed since' },
  { id: 'draft', name: 'Not on the site' },
  { id: 'scheduled', name: 'Scheduled' },
]

const narrow = { '& .MuiInputBase-root': { width: { sm: 150 } } }
export const stateFilter = (
  <SelectInput key="state" source="state" label="State" choices={choices} emptyText="All" sx={narrow} />
)

/** For fields that name another record: one the site does not have cannot be named. */
export const onTheSiteOnly = { state: ['published', 'changed'] }

export function StateField(_: { label?: string; sortable?: boolean }) {
  const record = useRecordContext<Publication & { id: number }>()
  if (!record) return null
  const { state, publish_at, problem } = record
  if (problem) return <Chip size="small" color="error" variant="outlined" label="Not published at its time" />
  if (publish_at) return <Chip size="small" color="info" variant="outlined" label={`From ${shownMoment(publish_at)}`} />
  if (state === 'published') return <Chip size="small" color="success" variant="outlined" label="On the site" />
  if (state === 'changed') return <Chip size="small" color="warning" variant="outlined" label="Changed since" />
  return <Chip size="small" variant="outlined" label="Not on the site" />
}

/** Where the record stands, in a sentence. */
export function StateLine() {
  const record = useRecordContext<Publication & { id: number }>()
  if (!record) return null
  const { state, publish_at, problem } = record
  if (problem) return <Alert severity="error">It was not published at its time: {problem}.</Alert>
  if (publish_at)
    return (
      <Alert severity="info">
        {state === 'draft' ? 'It goes on the site' : 'These changes go on the site'} on {shownMoment(publish_at)}.
      </Alert>
    )
  if (state === 'changed')
    return <Alert severity="warning">You see a draft. The site shows the version before it.</Alert>
  if (state === 'draft') return <Alert severity="warning">A draft: this is not on the site.</Alert>
  return <Alert severity="success">On the site as you see it here.</Alert>
}

export function UnsavedLine() {
  return <Alert severity="warning">There are unsaved changes: publish them, or save a draft.</Alert>
}
