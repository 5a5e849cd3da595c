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
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin'
import type { StaffCalls } from '../../api/data-provider.ts'
import type { AuditRecord } from '../../api/types.ts'
import { shownMoment } from '../../format/datetime.ts'
import { storedLabel } from '../../format/format-value.ts'
import { changedFields, Differences } from './revision-diff.tsx'

/** Who changed this record when; each change can be looked at word by word, and undone. */
export function History() {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const id = record?.id ?? ''
  const calls = useDataProvider<StaffCalls>()
  const [compared, setCompared] = useState<AuditRecord>()
  const { data: entries } = useQuery({
    // Asked again after each save, of which the record has a new version.
    queryKey: [resource, 'history', id, record?.version],
    queryFn: () => calls.history(resource, id),
  })
  const restore = useRestore()
  if (!entries) return null
  if (entries.length === 0) return <Typography color="text.secondary">Nobody has changed this yet.</Typography>
  return (
    <>
      <Box component="ol" aria-label="History" sx={{ listStyle: 'none', p: 0, m: 0, width: '100%' }}>
        {entries.map((entry) => (
          <Box component="li" key={entry.id} sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
            <Typography>
              <strong>{entry.staff ?? 'The site itself'}</strong> {deeds[entry.action] ?? entry.action},{' '}
              {shownMoment(entry.at)}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {entry.before &&
                entry.after &&
                changedFields(entry.before, entry.after)
                  .map((name) => storedLabel(name, resource))
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

const deeds: Record<string, string> = {
  create: 'added it',
  publish: 'published it',
  revise: 'changed it on the site',
  draft: 'saved a draft',
  schedule: 'saved a draft with a time',
  discard: 'discarded the draft',
  withdraw: 'took it off the site',
  delete: 'moved it to the trash',
  restore: 'brought it back',
  move: 'moved it in its list',
}

function useRestore() {
  const resource = useResourceContext() ?? ''
  const id = useRecordContext()?.id ?? ''
  const calls = useDataProvider<StaffCalls>()
  const refresh = useRefresh()
  const notify = useNotify()
  const { mutate } = useMutation({
    mutationFn: (auditId: number) => calls.restore(resource, id, auditId),
    onSuccess: ({ state }) => {
      const isDraft = state !== undefined && state !== 'published'
      notify(isDraft ? 'Restored as a draft.' : 'Restored. It is on the site.', { type: 'success' })
      refresh()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return mutate
}

function Comparison({ entry, onClose }: { entry: AuditRecord; onClose: () => void }) {
  const record = useRecordContext()
  const resource = useResourceContext()
  const [isWithNow, setIsWithNow] = useState(false)
  const { before, after } = entry
  const sides = isWithNow
    ? { before: after ?? before, after: sameFields(record ?? {}, after ?? before) }
    : { before, after }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby="comparison">
      <DialogTitle id="comparison">
        {entry.staff ?? 'The site itself'}, {shownMoment(entry.at)}
      </DialogTitle>
      <DialogContent>
        <TextField
          select
          label="Compare"
          value={isWithNow ? 'now' : 'before'}
          onChange={({ target }) => setIsWithNow(target.value === 'now')}
          sx={{ mt: 1, mb: 2, maxWidth: 420 }}
        >
          <MenuItem value="before">What this change did</MenuItem>
          <MenuItem value="now">This version with what is there now</MenuItem>
        </TextField>
        <Differences {...sides} resource={resource} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}

function sameFields(record: Record<string, unknown>, like: AuditRecord['before']) {
  return Object.fromEntries(Object.keys(like ?? {}).map((name) => [name, record[name]]))
}
