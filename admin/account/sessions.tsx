import { Box, Button, Chip, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { StaffApi } from '../api/data-provider.ts'
import { formatDateTime } from '../format/datetime.ts'
import { browserName } from './browser-name.ts'

export function Sessions() {
  const api = useDataProvider<StaffApi>()
  const notify = useNotify()
  const { data: sessions = [], refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: api.listSessions,
    throwOnError: true,
  })
  const { mutate: end } = useMutation({
    mutationFn: api.endSession,
    onSuccess: () => notify('Signed out.', { type: 'success' }),
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
          <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }} title={agent ?? undefined}>
            {browserName(agent ?? '')}
            <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
              {address ? `${address}, ` : ''}last active {formatDateTime(last_seen)}
            </Typography>
          </Typography>
          {isCurrent ? (
            <Chip label="This device" size="small" />
          ) : (
            <Button onClick={() => end(id)} aria-label={`Sign out ${browserName(agent ?? '')}`}>
              Sign out
            </Button>
          )}
        </Box>
      ))}
    </Box>
  )
}
