import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, ButtonBase, FormHelperText, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useInput } from 'react-admin'
import { MediaPicker } from './media-picker.tsx'
import { Thumbnail } from './picture-field.tsx'

/** A field that holds the address of one picture of the library. */
export function PictureInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState } = useInput({ source, defaultValue: '' })
  const [isOpen, setIsOpen] = useState(false)
  const url: string = field.value ?? ''
  return (
    <Box role="group" aria-label={label} sx={{ width: 220, mb: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      {/* For a pointer only: the button below is the same for a keyboard. */}
      <ButtonBase tabIndex={-1} aria-hidden onClick={() => setIsOpen(true)} sx={{ '&:hover': { opacity: 0.8 } }}>
        <Thumbnail url={url} width={220} height={148} />
        {!url && <AddIcon sx={{ position: 'absolute', color: 'text.secondary' }} />}
      </ButtonBase>
      <Stack direction="row">
        <Button onClick={() => setIsOpen(true)}>{url ? 'Change' : 'Choose a picture'}</Button>
        {url && (
          <Button color="secondary" onClick={() => field.onChange('')}>
            Remove
          </Button>
        )}
      </Stack>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      {isOpen && (
        <MediaPicker
          onClose={() => setIsOpen(false)}
          onPick={(picked) => {
            field.onChange(picked)
            setIsOpen(false)
          }}
        />
      )}
    </Box>
  )
}

/** A field that holds the addresses of several, in the order in which they are shown. */
export function PicturesInput({ source, label, max }: { source: string; label: string; max: number }) {
  const { field } = useInput({ source, defaultValue: [] })
  const [isOpen, setIsOpen] = useState(false)
  const urls: string[] = field.value ?? []
  return (
    <Box role="group" aria-label={label} sx={{ width: '100%', mb: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        {urls.map((url, index) => (
          <Box key={url}>
            <Thumbnail url={url} width={180} height={110} />
            {index > 0 && <Button onClick={() => field.onChange(swapped(urls, index))}>Earlier</Button>}
            <Button color="secondary" onClick={() => field.onChange(urls.filter((each) => each !== url))}>
              Remove
            </Button>
          </Box>
        ))}
      </Stack>
      {urls.length < max && <Button onClick={() => setIsOpen(true)}>Add a picture</Button>}
      {isOpen && (
        <MediaPicker
          onClose={() => setIsOpen(false)}
          onPick={(picked) => {
            field.onChange([...urls.filter((url) => url !== picked), picked])
            setIsOpen(false)
          }}
        />
      )}
    </Box>
  )
}

function swapped(urls: string[], index: number) {
  return urls.map((url, at) => urls[at === index ? index - 1 : at === index - 1 ? index : at] ?? url)
}
