import { Box } from '@mui/material'
import { Title } from 'react-admin'
import { SectionCard } from '../components/panels/section-card.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { Sessions } from './sessions.tsx'
import { TwoFactorCard } from './two-factor.tsx'

export function AccountScreen() {
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 3, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
      <Title title="Your account" />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <SectionCard title="Password">
          <ChangePassword />
        </SectionCard>
        <SectionCard title="Sessions">
          <Sessions />
        </SectionCard>
      </Box>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <SectionCard title="Two-factor authentication">
          <TwoFactorCard />
        </SectionCard>
        <SectionCard title="E-mail">
          <ChangeEmail />
        </SectionCard>
      </Box>
    </Box>
  )
}
