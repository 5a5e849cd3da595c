import { Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { PanelErrorBoundary } from '../errors/panel-error-boundary.tsx'

/** A card with a heading. If its content fails, the other cards of the screen stay. */
export function SectionCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        <PanelErrorBoundary name={title}>{children}</PanelErrorBoundary>
      </CardContent>
    </Card>
  )
}
