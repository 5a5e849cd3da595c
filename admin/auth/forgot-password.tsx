import { Alert, Button, Link, Stack, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { request } from '../api/client.ts'
import { Doorway } from './auth-layout.tsx'
import { useSending } from './use-submit.ts'

/** Asks for a link by mail, where mail can be sent; else says who can help. */
export function ForgottenPassword() {
  const [isByMail, setIsByMail] = useState<boolean>()
  useEffect(() => {
    // A server that cannot be asked is found out by the form.
    request<{ data: { by_mail: boolean } }>('GET', 'password-reset').then(
      ({ data }) => setIsByMail(data.by_mail),
      () => setIsByMail(true),
    )
  }, [])
  return (
    <Doorway
      title="Forgotten password"
      words={isByMail === false ? 'Someone must help you in.' : 'We send you a link to choose a new one.'}
    >
      <Stack sx={{ gap: 2 }}>
        {isByMail && <Ask />}
        {isByMail === false && (
          <Alert severity="info">
            No mail is sent from here. Ask an administrator: under Staff, they can make a new password for you.
          </Alert>
        )}
        <Link component={RouterLink} to="/login" sx={{ alignSelf: 'center' }}>
          Back to sign in
        </Link>
      </Stack>
    </Doorway>
  )
}

function Ask() {
  const [answer, setAnswer] = useState('')
  const { onSubmit, refusal, isSending } = useSending(async ({ email }) => {
    setAnswer((await request('POST', 'password-reset', { email })).message)
  })
  if (answer) return <Alert severity="success">{answer}</Alert>
  return (
    <form onSubmit={onSubmit} aria-label="Forgotten password">
      <Stack sx={{ gap: 2 }}>
        {refusal && <Alert severity="error">{refusal.message}</Alert>}
        <TextField name="email" label="E-mail" type="email" autoComplete="username" required autoFocus />
        <Button type="submit" variant="contained" size="large" disabled={isSending}>
          Send the link
        </Button>
      </Stack>
    </form>
  )
}
