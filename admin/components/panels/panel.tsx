import { Box, type SxProps, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** Panes side by side, divided by thin bars as those of a window are. */
export function Panes({ columns, children }: { columns: string | Record<string, string>; children: ReactNode }) {
  return (
    <Box
      className="panes"
      sx={{
        ...{ display: 'grid', gap: '1px', gridTemplateColumns: columns },
        ...{ bgcolor: 'divider', border: '1px solid', borderColor: 'divider', '& .panes': { border: 0 } },
      }}
    >
      {children}
    </Box>
  )
}

export function Pane({ title, children, sx }: { title?: string; children: ReactNode; sx?: SxProps }) {
  return (
    <Box component="section" sx={{ bgcolor: 'background.paper', p: { xs: 2, md: 3 }, minWidth: 0, ...sx }}>
      {title && (
        <Typography variant="h6" component="h3" sx={{ fontSize: '1.35rem', lineHeight: 1.2, mb: 2 }}>
          {title}
        </Typography>
      )}
      {children}
    </Box>
  )
}

type FigureProps = { value: string; label: string; isBad?: boolean; children?: ReactNode }

/** A number that is read first. */
export function Figure({ value, label, isBad, children }: FigureProps) {
  return (
    <Pane>
      <Typography
        component="p"
        sx={{ typography: 'h5', fontSize: '3rem', lineHeight: 1, color: isBad ? 'error.main' : 'text.primary' }}
      >
        {value}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {label}
      </Typography>
      {children}
    </Pane>
  )
}
