import type { AuditRecord } from '@house/contract/staff/entities'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'
import { formatDateTime } from '../../format/datetime.ts'
import { fieldLabel } from '../../format/format-value.ts'
import { changedFields, RevisionDiff } from './revision-diff.tsx'

/** Who changed the record and when. Each change can be compared and undone. */
export function RevisionHistory() {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const id = record?.id ?? ''
  const api = useDataProvider<StaffApi>()
  const [compared, setCompared] = useState<AuditRecord>()
  const { data: entries } = useQuery({
    // The version changes with every save.
    queryKey: [resource, 'history', id, record?.version],
    queryFn: () => api.history(resource, id),
    // The list stays while it is read again, so that the buttons below it do not move.
    placeholderData: keepPreviousData,
    throwOnError: true,
  })
  const restore = useRestore()
  if (!entries) return null
  if (entries.length === 0) return <Typography color="text.secondary">No changes yet.</Typography>
  return (
    <>
      <Box component="ol" aria-label="Revision history" sx={{ listStyle: 'none', p: 0, m: 0, width: '100%' }}>
        {entries.map((entry) => (
          <Box component="li" key={entry.id} sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
            <Typography>
              <strong>{entry.staff ?? 'System'}</strong> {actions[entry.action] ?? entry.action},{' '}
              {formatDateTime(entry.at)}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {entry.before &&
                entry.after &&
                changedFields(entry.before, entry.after)
                  .map((name) => fieldLabel(name, resource))
                  .join(', ')}
            </Typography>
            <Button onClick={() => setCompared(entry)}>Compare</Button>
            {entry.before && entry.action !== 'move' && (
              <Button onClick={() => restore(entry.id)}>Undo this change</Button>
            )}
          </Box>
        ))}
      </Box>
      {compared && <Comparison entry={compared} onClose={() => setCompared(undefined)} />}
    </>
  )
}

const actions: Record<string, string> = {
  create: 'created it',
  publish: 'published it',
  revise: 'updated the published version',
  draft: 'saved a draft',
  schedule: 'scheduled it',
  discard: 'discarded the draft',
  unpublish: 'unpublished it',
  // Written before version 0.2.
  withdraw: 'unpublished it',
  delete: 'moved it to trash',
  restore: 'restored it',
  move: 'reordered it',
}

function useRestore() {
  const resource = useResourceContext() ?? ''
  const id = useRecordContext()?.id ?? ''
  const api = useDataProvider<StaffApi>()
  const refresh = useRefresh()
  const notify = useNotify()
  const { mutate } = useMutation({
    mutationFn: (auditId: number) => api.restore(resource, id, auditId),
    onSuccess: ({ state }) => {
      const isDraft = state !== undefined && state !== 'published'
      notify(isDraft ? 'Restored as a draft.' : 'Restored and published.', { type: 'success' })
      refresh()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return mutate
}

function Comparison({ entry, onClose }: { entry: AuditRecord; onClose: () => void }) {
  const record = useRecordContext()
  const resource = useResourceContext()
  const [comparesWithCurrent, setComparesWithCurrent] = useState(false)
  const { before, after } = entry
  const sides = comparesWithCurrent
    ? { before: after ?? before, after: pickFields(record ?? {}, after ?? before) }
    : { before, after }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby="comparison">
      <DialogTitle id="comparison">
        {entry.staff ?? 'System'}, {formatDateTime(entry.at)}
      </DialogTitle>
      <DialogContent>
        <TextField
          select
          label="Compare"
          value={comparesWithCurrent ? 'current' : 'before'}
          onChange={({ target }) => setComparesWithCurrent(target.value === 'current')}
          sx={{ mt: 1, mb: 2, maxWidth: 420 }}
        >
          <MenuItem value="before">Before and after this change</MenuItem>
          <MenuItem value="current">This version and the current one</MenuItem>
        </TextField>
        <RevisionDiff {...sides} resource={resource} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}

function pickFields(record: Record<string, unknown>, like: AuditRecord['before']) {
  return Object.fromEntries(Object.keys(like ?? {}).map((name) => [name, record[name]]))
}
