import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { pageBrand } from '../theme/brand.ts'
import { colors } from '../theme/tokens.ts'

/** The card of every screen for users who are not signed in. */
export function AuthLayout({ title, subtitle, children }: { title: string; subtitle: string; children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: colors.night, p: 2 }}
    >
      <Box
        sx={{
          width: '100%',
          maxWidth: 420,
          bgcolor: 'background.paper',
          p: 4,
          borderTop: `3px solid ${colors.brandOnDark}`,
        }}
      >
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

/** The company's logo or short name; without a brand of its own, the demonstration's arch. */
function Logo() {
  if (!pageBrand) return <Arch />
  const { name, brand } = pageBrand
  if (brand.logo) return <Box component="img" src={brand.logo} alt={name} sx={{ maxHeight: 44, maxWidth: 240 }} />
  return (
    <Typography variant="h6" component="p">
      {name}
    </Typography>
  )
}

function Arch() {
  return (
    <svg aria-hidden viewBox="0 0 30 38" fill="none" stroke={colors.accent} strokeWidth="1.4" width="30" height="38">
      <path d="M1 37V15C1 8 7 6 15 1c8 5 14 7 14 14v22z" />
      <path d="M15 1v36M1 15h28M8 15v22M22 15v22M1 26h28" strokeWidth=".9" />
    </svg>
  )
}
