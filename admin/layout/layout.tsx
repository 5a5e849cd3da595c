import { Alert, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { CheckForApplicationUpdate, Layout, useGetIdentity } from 'react-admin'
import { NavLink } from 'react-router-dom'
import { phones } from '../theme/tokens.ts'
import { ScreenError } from './screen-error.tsx'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'

export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={TopBar} menu={SideMenu} error={ScreenError} sx={contentStyles}>
      <TemporaryPasswordNotice />
      {children}
      <CheckForApplicationUpdate />
    </Layout>
  )
}

function TemporaryPasswordNotice() {
  const { identity } = useGetIdentity()
  if (!identity?.hasTemporaryPassword) return null
  return (
    <Alert
      severity="info"
      sx={{ my: 2 }}
      action={
        <Button component={NavLink} to="/account" color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
          Change password
        </Button>
      }
    >
      You are using a temporary password. Choose one that only you know.
    </Alert>
  )
}

/** Wide tables scroll instead of widening the page. The cards must not scroll, or their sticky toolbars would not stick. */
const contentStyles = {
  minWidth: 0,
  '& .RaLayout-content': { px: { xs: 1.5, md: 3 }, pb: 4 },
  '& .RaLayout-content, & .RaList-main, & .RaEdit-main, & .RaCreate-main': { minWidth: 0 },
  '& .RaList-content, & .RaEdit-card, & .RaCreate-card': { minWidth: 0 },
  '& .RaEdit-card, & .RaCreate-card': { overflow: 'visible', [phones]: { overflowX: 'auto' } },
}
