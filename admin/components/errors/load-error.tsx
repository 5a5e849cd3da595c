import { Alert, Button } from '@mui/material'
import { useRefresh } from 'react-admin'

/** In place of a list or form whose data could not be loaded. The toast has the server's reason. */
export function LoadError() {
  const refresh = useRefresh()
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={refresh}>
          Try again
        </Button>
      }
    >
      The data could not be loaded.
    </Alert>
  )
}
