import { Box, Button, Chip, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { StaffCalls } from '../api/data-provider.ts'
import { shownMoment } from '../format/datetime.ts'
import { browserName } from './browser-name.ts'

export function Sessions() {
  const calls = useDataProvider<StaffCalls>()
  const notify = useNotify()
  const { data: sessions = [], refetch } = useQuery({ queryKey: ['sessions'], queryFn: calls.listSessions })
  const { mutate: end } = useMutation({
    mutationFn: calls.endSession,
    onSuccess: () => notify('That session has ended.', { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => refetch(),
  })
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {sessions.map(({ id, agent, address, last_seen, isCurrent }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: 'flex', gap: 2, py: 1.5, borderTop: 1, borderColor: 'divider', alignItems: 'center' }}
        >
          <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }} title={agent}>
            {browserName(agent)}
            <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
              {address ? `${address}, ` : ''}last seen {shownMoment(last_seen)}
            </Typography>
          </Typography>
          {isCurrent ? (
            <Chip label="this one" size="small" />
          ) : (
            <Button onClick={() => end(id)} aria-label={`End the session of ${browserName(agent)}`}>
              End
            </Button>
          )}
        </Box>
      ))}
    </Box>
  )
}
