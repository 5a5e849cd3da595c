import { Box, type SxProps, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { PanelErrorBoundary } from '../errors/panel-error-boundary.tsx'

/** Panels side by side, divided by hairlines. */
export function PanelGrid({ columns, children }: { columns: string | Record<string, string>; children: ReactNode }) {
  return (
    <Box
      className="panel-grid"
      sx={{
        display: 'grid',
        gap: '1px',
        gridTemplateColumns: columns,
        bgcolor: 'divider',
        border: '1px solid',
        borderColor: 'divider',
        '& .panel-grid': { border: 0 },
      }}
    >
      {children}
    </Box>
  )
}

/** If its content fails, the other panels of the screen stay. */
export function Panel({ title, children, sx }: { title: string; children: ReactNode; sx?: SxProps }) {
  return (
    <PanelBox sx={sx}>
      <Typography variant="h6" component="h3" sx={{ fontSize: '1.35rem', lineHeight: 1.2, mb: 2 }}>
        {title}
      </Typography>
      <PanelErrorBoundary name={title}>{children}</PanelErrorBoundary>
    </PanelBox>
  )
}

type StatProps = { value: string; label: string; isError?: boolean; children?: ReactNode }

/** A key figure. */
export function Stat({ value, label, isError, children }: StatProps) {
  return (
    <PanelBox>
      <Typography
        component="p"
        sx={{ typography: 'h5', fontSize: '3rem', lineHeight: 1, color: isError ? 'error.main' : 'text.primary' }}
      >
        {value}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {label}
      </Typography>
      {children}
    </PanelBox>
  )
}

function PanelBox({ children, sx }: { children: ReactNode; sx?: SxProps | undefined }) {
  return (
    <Box component="section" sx={{ bgcolor: 'background.paper', p: { xs: 2, md: 3 }, minWidth: 0, ...sx }}>
      {children}
    </Box>
  )
}
