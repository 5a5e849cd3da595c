import { Box, Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Title } from 'react-admin'
import { Password } from './change-password.tsx'
import { Sessions } from './sessions.tsx'
import { SecondFactorCard } from './two-factor.tsx'

/** What whoever is signed in can do for the safety of their own account. */
export function Account() {
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 3, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
      <Title title="Your account" />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Section title="Password">
          <Password />
        </Section>
        <Section title="Where you are signed in">
          <Sessions />
        </Section>
      </Box>
      <Section title="Second factor">
        <SecondFactorCard />
      </Section>
    </Box>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}
