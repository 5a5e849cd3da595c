import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { type DragEvent, useRef, useState } from 'react'
import { colors } from '../../theme/tokens.ts'

type FileDropzoneProps = {
  label: string
  hint: string
  accept: string
  onFile: (file: File) => void
  /** What happens with the file, and the progress in percent where it is known. */
  busy?: { label: string; percent?: number } | undefined
}

export function FileDropzone({ label, hint, accept, onFile, busy }: FileDropzoneProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && !busy) onFile(file)
    // Lets the user choose the same file again after correcting it.
    if (chooser.current) chooser.current.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        border: '1px dashed',
        borderColor: isOver ? colors.brand : 'text.secondary',
        p: { xs: 3, md: 5 },
        textAlign: 'center',
        bgcolor: isOver ? colors.stone : 'background.default',
      }}
    >
      <Button variant="contained" startIcon={<UploadIcon />} disabled={!!busy} onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ target }) => take(target.files)}
        hidden
      />
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        {hint}
      </Typography>
      {busy && (
        <Box role="status" sx={{ mt: 2 }}>
          <Typography variant="body2">{busy.label}</Typography>
          <LinearProgress
            aria-label={busy.label}
            sx={{ mt: 1 }}
            {...(busy.percent !== undefined && { variant: 'determinate', value: busy.percent })}
          />
        </Box>
      )}
    </Box>
  )
}
