import { Box, Button, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin'
import type { StaffCalls } from '../calls/data-provider.ts'
import type { AuditRecord } from '../calls/records.ts'
import { shownMoment } from './moment.ts'

/** Who changed this record when, what it was before and after, and a way back. */
export function History() {
  const resource = useResourceContext() ?? ''
  const id = useRecordContext()?.id ?? ''
  const calls = useDataProvider<StaffCalls>()
  const refresh = useRefresh()
  const notify = useNotify()
  const { data: entries } = useQuery({
    queryKey: [resource, 'history', id],
    queryFn: () => calls.history(resource, id),
  })
  const { mutate: restore } = useMutation({
    mutationFn: (auditId: number) => calls.restore(resource, id, auditId),
    onSuccess: () => {
      notify('Restored. It is on the site.', { type: 'success' })
      refresh()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  if (!entries) return null
  if (entries.length === 0) return <Typography color="text.secondary">Nobody has changed this yet.</Typography>
  return (
    <Box component="ol" aria-label="History" sx={{ listStyle: 'none', p: 0, m: 0, width: '100%' }}>
      {entries.map((entry) => (
        <Box component="li" key={entry.id} sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}>
          <Typography>
            <strong>{entry.staff ?? 'The program'}</strong>, {shownMoment(entry.at)} ({entry.action})
          </Typography>
          <Differences {...entry} />
          {entry.before && <Button onClick={() => restore(entry.id)}>Undo this change</Button>}
        </Box>
      ))}
    </Box>
  )
}

export function Differences({ before, after }: Pick<AuditRecord, 'before' | 'after'>) {
  const names = Object.keys({ ...before, ...after }).filter((name) => shown(before?.[name]) !== shown(after?.[name]))
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      {names.map((name) => (
        <div key={name}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            <del>{shown(before?.[name])}</del> <ins style={{ textDecoration: 'none' }}>{shown(after?.[name])}</ins>
          </Typography>
        </div>
      ))}
    </Box>
  )
}

const longest = 400

function shown(value: unknown) {
  const text = typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
