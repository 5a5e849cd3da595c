import { Alert, Button, Link, Stack } from '@mui/material'
import { useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { request } from '../api/client.ts'
import { Doorway } from './auth-layout.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useSending } from './use-submit.ts'

/** Where the link of the mail leads. Its token stands behind the #, which browsers send to nobody. */
export function ResetPassword() {
  const token = useLocation().hash.slice(1)
  const [answer, setAnswer] = useState('')
  const { onSubmit, refusal, isSending } = useSending(async ({ password }) => {
    setAnswer((await request('PUT', 'password-reset', { token, password })).message)
  })
  const isOver = token === '' || refusal?.field === 'token'
  return (
    <Doorway title="Choose a new password" words="All your sessions end, and you sign in with it.">
      <Stack sx={{ gap: 2 }}>
        {answer && <Alert severity="success">{answer}</Alert>}
        {refusal && <Alert severity="error">{refusal.message}</Alert>}
        {token === '' && <Alert severity="error">This link is not whole. Open the one in the mail again.</Alert>}
        {!answer && !isOver && (
          <form onSubmit={onSubmit} aria-label="Choose a new password">
            <Stack sx={{ gap: 2 }}>
              <NewPasswordField name="password" autoFocus />
              <Button type="submit" variant="contained" size="large" disabled={isSending}>
                Set the password
              </Button>
            </Stack>
          </form>
        )}
        {isOver && (
          <Button component={RouterLink} to="/forgotten-password" variant="contained" size="large">
            Ask for a new link
          </Button>
        )}
        <Link component={RouterLink} to="/login" sx={{ alignSelf: 'center' }}>
          {answer ? 'Sign in' : 'Back to sign in'}
        </Link>
      </Stack>
    </Doorway>
  )
}
