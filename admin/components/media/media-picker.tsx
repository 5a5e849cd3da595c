import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { MediaRecord } from '../../api/types.ts'
import { type MediaKind, mediaKinds } from './media-types.ts'
import { Thumbnail } from './thumbnail.tsx'
import { UploadArea } from './upload-area.tsx'

const shown = 60

type MediaPickerProps = {
  kind: MediaKind
  /** How many there is room for. */
  most: number
  /** What a new file shows until someone says it better. */
  about: string
  onPick: (urls: string[]) => void
  onClose: () => void
}

/** Choose one file of the library, or put new ones in. */
export function MediaPicker({ kind, most, about, onPick, onClose }: MediaPickerProps) {
  const [q, setQ] = useState('')
  const { name, shown: kinds } = mediaKinds[kind]
  const { data = [], total } = useGetList<MediaRecord>('media', {
    pagination: { page: 1, perPage: shown },
    sort: { field: 'created_at', order: 'DESC' },
    filter: { mime: kinds, ...(q && { q }) },
  })
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby="media-picker">
      <DialogTitle id="media-picker">Choose {name}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <UploadArea kind={kind} most={most} about={about} onUploaded={(all) => onPick(all.map(({ url }) => url))} />
        <TextField
          label="Search the library"
          value={q}
          onChange={({ target }) => setQ(target.value)}
          helperText={total && total > shown ? `${shown} of ${total} are shown: search for the others` : ' '}
          sx={{ mt: 1 }}
        />
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}>
          {data.map(({ id, url, alt, name: file }) => (
            <Box
              key={id}
              component="button"
              type="button"
              onClick={() => onPick([url])}
              aria-label={alt || file}
              title={alt || file}
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
