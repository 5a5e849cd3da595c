import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** The card of every screen for users who are not signed in. */
export function AuthLayout({ title, subtitle, children }: { title: string; subtitle: string; children: ReactNode }) {
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: '#14181C', p: 2 }}>
      <Box sx={{ width: '100%', maxWidth: 420, bgcolor: 'background.paper', p: 4, borderTop: '3px solid #E8590C' }}>
        <Logo />
        <Typography variant="h5" component="h1" sx={{ mt: 2 }}>
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 3 }}>
          {subtitle}
        </Typography>
        {children}
      </Box>
    </Box>
  )
}

function Logo() {
  return (
    <svg aria-hidden viewBox="0 0 30 38" fill="none" stroke="#B83F00" strokeWidth="1.4" width="30" height="38">
      <path d="M1 37V15C1 8 7 6 15 1c8 5 14 7 14 14v22z" />
      <path d="M15 1v36M1 15h28M8 15v22M22 15v22M1 26h28" strokeWidth=".9" />
    </svg>
  )
}
