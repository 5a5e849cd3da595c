import { shortestPassword } from '@house/contract/limits'
import { Button, Card, CardContent, Chip, Stack, TextField, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Title, useDataProvider, useNotify } from 'react-admin'
import type { StaffCalls } from '../calls/data-provider.ts'
import { shownMoment } from '../parts/moment.ts'

/** The password of whoever is signed in, and where else they are. */
export function Account() {
  return (
    <Stack sx={{ gap: 3, mt: 3, maxWidth: 720 }}>
      <Title title="Your account" />
      <Password />
      <Sessions />
    </Stack>
  )
}

function Password() {
  const calls = useDataProvider<StaffCalls>()
  const notify = useNotify()
  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entries = new FormData(form)
    try {
      notify(await calls.changePassword(String(entries.get('current')), String(entries.get('next'))), {
        type: 'success',
      })
      form.reset()
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
          Password
        </Typography>
        <form onSubmit={change} aria-label="Change password">
          <Stack sx={{ gap: 2, alignItems: 'start' }}>
            <TextField
              name="current"
              label="Current password"
              type="password"
              autoComplete="current-password"
              required
            />
            <TextField
              name="next"
              label="New password"
              type="password"
              autoComplete="new-password"
              required
              helperText={`At least ${shortestPassword} characters. Your other sessions end.`}
              slotProps={{ htmlInput: { minLength: shortestPassword } }}
            />
            <Button type="submit" variant="contained">
              Change password
            </Button>
          </Stack>
        </form>
      </CardContent>
    </Card>
  )
}

function Sessions() {
  const calls = useDataProvider<StaffCalls>()
  const { data: sessions = [], refetch } = useQuery({ queryKey: ['sessions'], queryFn: calls.listSessions })
  const { mutate: end } = useMutation({ mutationFn: calls.endSession, onSuccess: () => refetch() })
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
          Where you are signed in
        </Typography>
        {sessions.map(({ id, agent, last_seen, isCurrent }) => (
          <Stack
            key={id}
            direction="row"
            sx={{ gap: 2, py: 1, borderTop: 1, borderColor: 'divider', alignItems: 'center' }}
          >
            <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {agent || 'An unknown browser'}
              <Typography component="span" color="text.secondary" sx={{ display: 'block' }}>
                last seen {shownMoment(last_seen)}
              </Typography>
            </Typography>
            {isCurrent ? <Chip label="here" /> : <Button onClick={() => end(id)}>End</Button>}
          </Stack>
        ))}
      </CardContent>
    </Card>
  )
}
