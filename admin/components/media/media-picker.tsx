import type { MediaRecord } from '@house/contract/staff/entities'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { type MediaType, mediaTypes } from './media-types.ts'
import { Thumbnail } from './thumbnail.tsx'
import { UploadArea } from './upload-area.tsx'

const maxShown = 60

type MediaPickerProps = {
  type: MediaType
  maxFiles: number
  /** The alternative text of newly uploaded files. */
  defaultAlt: string
  onPick: (urls: string[]) => void
  onClose: () => void
}

/** Selects a file from the media library, or uploads new ones. */
export function MediaPicker({ type, maxFiles, defaultAlt, onPick, onClose }: MediaPickerProps) {
  const [q, setQ] = useState('')
  const { name, selectable } = mediaTypes[type]
  const { data = [], total } = useGetList<MediaRecord>('media', {
    pagination: { page: 1, perPage: maxShown },
    sort: { field: 'created_at', order: 'DESC' },
    filter: { mime: selectable, ...(q && { q }) },
  })
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby="media-picker">
      <DialogTitle id="media-picker">Choose {name}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <UploadArea
          type={type}
          maxFiles={maxFiles}
          defaultAlt={defaultAlt}
          onUploaded={(all) => onPick(all.map(({ url }) => url))}
        />
        <TextField
          label="Search media library"
          value={q}
          onChange={({ target }) => setQ(target.value)}
          helperText={total && total > maxShown ? `${maxShown} of ${total} files shown. Search to find others.` : ' '}
          sx={{ mt: 1 }}
        />
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}>
          {data.map(({ id, url, alt, name: fileName }) => (
            <Box
              key={id}
              component="button"
              type="button"
              onClick={() => onPick([url])}
              aria-label={alt || fileName}
              title={alt || fileName}
              sx={{ p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer', '&:hover': { opacity: 0.8 } }}
            >
              <Thumbnail url={url} width="100%" height={100} />
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  )
}
