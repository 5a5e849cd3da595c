import { Alert } from '@mui/material'
import { useSetupState } from '../api/use-setup.ts'

/** On every screen until the site is open. */
export function ClosedSiteNotice() {
  if (useSetupState() !== 'closed') return null
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      The site is not open yet. Visitors see a coming-soon page; View site shows you the real one.
    </Alert>
  )
}
