import { Button, Stack, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'

/** Replaces the content of a screen that failed. react-admin clears the error on navigation; bar and menu stay. */
export function ScreenError() {
  return (
    <Stack role="alert" sx={{ maxWidth: 560, gap: 2, mt: 6, mx: 'auto', px: 2, alignItems: 'start' }}>
      <Title title="Error" />
      <Typography variant="h5" component="h2">
        This screen could not be shown
      </Typography>
      <Typography>
        Nothing you saved is lost. Try again; if it happens again, tell an administrator what you did before.
      </Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Try again
        </Button>
        <Button component={Link} to="/">
          Back to dashboard
        </Button>
      </Stack>
    </Stack>
  )
}
