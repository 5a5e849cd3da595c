import { Alert, Button, Link, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useLogin } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { Doorway } from './auth-layout.tsx'
import { useSending } from './use-submit.ts'

export function SignIn() {
  const login = useLogin()
  const [asksForCode, setAsksForCode] = useState(false)
  const { onSubmit, refusal, isSending } = useSending(({ code, ...entries }) =>
    login({ ...entries, ...(code && { code }) }).catch((error) => {
      setAsksForCode(error.body?.field === 'code' || (asksForCode && error.status !== 401))
      throw error
    }),
  )
  return (
    <Doorway title="Back office" words="For the people who run the site.">
      <form onSubmit={onSubmit} aria-label="Sign in">
        <Stack sx={{ gap: 2 }}>
          {refusal && <Alert severity={refusal.field === 'code' ? 'info' : 'error'}>{refusal.message}</Alert>}
          {/* Kept while the code is asked for: all three go together. */}
          <Stack sx={{ gap: 2, display: asksForCode ? 'none' : 'flex' }}>
            <TextField name="email" label="E-mail" type="email" autoComplete="username" required autoFocus />
            <TextField name="password" label="Password" type="password" autoComplete="current-password" required />
          </Stack>
          {asksForCode && <Code />}
          <Button type="submit" variant="contained" size="large" disabled={isSending}>
            Sign in
          </Button>
          {asksForCode ? (
            <Button onClick={() => setAsksForCode(false)}>Sign in as someone else</Button>
          ) : (
            <Link component={RouterLink} to="/forgotten-password" sx={{ alignSelf: 'center' }}>
              Forgotten password
            </Link>
          )}
        </Stack>
      </form>
    </Doorway>
  )
}

function Code() {
  const [isBackup, setIsBackup] = useState(false)
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <TextField
        key={String(isBackup)}
        name="code"
        label={isBackup ? 'Backup code' : 'Code'}
        autoComplete="one-time-code"
        required
        autoFocus
        helperText={isBackup ? 'One of the ten that you kept. Each works once.' : 'Six digits, from your app.'}
        slotProps={{ htmlInput: { inputMode: isBackup ? 'text' : 'numeric', maxLength: 20 } }}
      />
      <Button size="small" onClick={() => setIsBackup(!isBackup)}>
        {isBackup ? 'Use the app' : 'Use a backup code'}
      </Button>
    </Stack>
  )
}
