import DownloadIcon from '@mui/icons-material/Download'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'

/** Shown this once: afterwards nobody can read them any more. */
export function BackupCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="warning">
        Keep these backup codes where you will find them without your phone. They are shown this once, and each opens
        the door once.
      </Alert>
      <Box
        component="ul"
        aria-label="Backup codes"
        sx={{
          ...{ listStyle: 'none', p: 2, m: 0, border: 1, borderColor: 'divider', bgcolor: 'background.default' },
          ...{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: 1 },
        }}
      >
        {codes.map((code) => (
          <Typography component="li" key={code} sx={{ fontFamily: 'monospace', fontSize: '1.05rem' }}>
            {code}
          </Typography>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button component="a" href={file} download="backup-codes.txt" variant="contained" startIcon={<DownloadIcon />}>
          Download
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </Stack>
    </Stack>
  )
}
