import UploadIcon from '@mui/icons-material/CloudUploadOutlined'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { StaffCalls } from '../calls/data-provider.ts'
import type { MediaRecord } from '../calls/records.ts'

const accepted = 'image/jpeg,image/png,image/webp,image/avif,video/mp4,video/webm'

/** Files dropped here, or chosen, go to the library one after another. */
export function UploadArea({ onUploaded }: { onUploaded?: (media: MediaRecord) => void }) {
  const calls = useDataProvider<StaffCalls>()
  const notify = useNotify()
  const refresh = useRefresh()
  const chooser = useRef<HTMLInputElement>(null)
  const [waiting, setWaiting] = useState(0)

  const upload = async (files: Iterable<File>) => {
    const all = [...files]
    setWaiting(all.length)
    let last: MediaRecord | undefined
    for (const file of all) {
      try {
        last = await calls.upload(file)
      } catch (error) {
        notify(`${file.name}: ${(error as Error).message}`, { type: 'error', autoHideDuration: null })
      }
      setWaiting((count) => count - 1)
    }
    refresh()
    if (last) onUploaded?.(last)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    upload(event.dataTransfer.files)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    upload(target.files ?? [])
  }

  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      sx={{
        border: '1px dashed',
        borderColor: 'text.secondary',
        p: 2,
        textAlign: 'center',
        bgcolor: 'background.default',
      }}
    >
      <Button startIcon={<UploadIcon />} onClick={() => chooser.current?.click()}>
        Add pictures
      </Button>
      <input ref={chooser} type="file" multiple accept={accepted} onChange={choose} hidden />
      <Typography variant="body2" color="text.secondary">
        or drop them here: JPEG, PNG, WebP or AVIF up to 20 MB, films up to 60 MB
      </Typography>
      {waiting > 0 && <LinearProgress aria-label={`${waiting} to upload`} sx={{ mt: 1 }} />}
    </Box>
  )
}
