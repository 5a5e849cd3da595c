import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useLogin } from 'react-admin'

export function SignIn() {
  const login = useLogin()
  const [refusal, setRefusal] = useState('')
  const [isSending, setIsSending] = useState(false)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsSending(true)
    setRefusal('')
    const entries = Object.fromEntries(new FormData(event.currentTarget))
    await login(entries).catch((error: Error) => setRefusal(error.message))
    setIsSending(false)
  }

  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: '#14181C', p: 2 }}>
      <Box sx={{ width: '100%', maxWidth: 400, bgcolor: 'background.paper', p: 4, borderTop: '3px solid #E8590C' }}>
        <Arch />
        <Typography variant="h5" component="h1" sx={{ mt: 2 }}>
          Back office
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 3 }}>
          For the people who run the site.
        </Typography>
        <form onSubmit={send} aria-label="Sign in">
          <Stack sx={{ gap: 2 }}>
            {refusal && <Alert severity="error">{refusal}</Alert>}
            <TextField name="email" label="E-mail" type="email" autoComplete="username" required autoFocus />
            <TextField name="password" label="Password" type="password" autoComplete="current-password" required />
            <Button type="submit" variant="contained" size="large" disabled={isSending}>
              Sign in
            </Button>
          </Stack>
        </form>
      </Box>
    </Box>
  )
}

/** The mark of the house, as on the site. */
function Arch() {
  return (
    <svg aria-hidden viewBox="0 0 30 38" fill="none" stroke="#B83F00" strokeWidth="1.4" width="30" height="38">
      <path d="M1 37V15C1 8 7 6 15 1c8 5 14 7 14 14v22z" />
      <path d="M15 1v36M1 15h28M8 15v22M22 15v22M1 26h28" strokeWidth=".9" />
    </svg>
  )
}
