import { Alert, Box } from '@mui/material'
import type { ReactNode } from 'react'
import { CheckForApplicationUpdate, Layout, Title, useGetIdentity } from 'react-admin'
import { ChangePassword } from '../account/change-password.tsx'
import { SectionCard } from '../components/panels/section-card.tsx'
import { ClosedSiteNotice } from '../setup/closed-site-notice.tsx'
import { phones } from '../theme/tokens.ts'
import { ScreenError } from './screen-error.tsx'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'

/** With a temporary password the server rejects all other calls, so there is nothing else to show. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { identity, isPending } = useGetIdentity()
  const isTemporary = identity?.hasTemporaryPassword === true
  return (
    <Layout appBar={TopBar} menu={isTemporary ? NoMenu : SideMenu} error={ScreenError} sx={contentStyles}>
      {isTemporary ? (
        <ChooseOwnPassword />
      ) : (
        !isPending && (
          <>
            <ClosedSiteNotice />
            {children}
          </>
        )
      )}
      <CheckForApplicationUpdate />
    </Layout>
  )
}

function NoMenu() {
  return null
}

function ChooseOwnPassword() {
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 3, maxWidth: 560 }}>
      <Title title="Change password" />
      <Alert severity="info">You are using a temporary password. Choose one that only you know.</Alert>
      <SectionCard title="Password">
        <ChangePassword />
      </SectionCard>
    </Box>
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
