import DownloadIcon from '@mui/icons-material/Download'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'

/** Shown once: the server stores only hashes of them. */
export function BackupCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="warning">
        Save these backup codes in a safe place away from your phone. They are shown only once. Each code works once.
      </Alert>
      <Box
        component="ul"
        aria-label="Backup codes"
        sx={{
          listStyle: 'none',
          p: 2,
          m: 0,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.default',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
          gap: 1,
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
        <Button onClick={onSaved}>I have saved them</Button>
      </Stack>
    </Stack>
  )
}
