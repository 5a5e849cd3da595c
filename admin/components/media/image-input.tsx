import { maxContentLength } from '@house/contract/validation-limits'
import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, ButtonBase, FormHelperText, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { plainText } from '../../format/plain-text.ts'
import { MediaPicker } from './media-picker.tsx'
import { type MediaKind, mediaKinds } from './media-types.ts'
import { Thumbnail } from './thumbnail.tsx'

type PictureInputProps = {
  source: string
  label: string
  /** The places after this one, which take what is chosen beyond the first as far as they are empty. */
  following?: string[]
  kind?: MediaKind
}

const none: string[] = []

/** A field that holds the address of one picture, or film, of the library. */
export function PictureInput({ source, label, following = none, kind = 'picture' }: PictureInputProps) {
  const { field, fieldState } = useInput({ source, defaultValue: '' })
  const { setValue } = useFormContext()
  const about = useAbout()
  const [isOpen, setIsOpen] = useState(false)
  const taken: string[] = useWatch({ name: following })
  const free = following.filter((_, index) => !taken[index])
  const url: string = field.value ?? ''
  const pick = ([first = '', ...others]: string[]) => {
    field.onChange(first)
    for (const [index, other] of others.entries()) setValue(free[index] ?? '', other, { shouldDirty: true })
    setIsOpen(false)
  }
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
        <Button ref={field.ref} onClick={() => setIsOpen(true)}>
          {url ? 'Change' : `Choose ${mediaKinds[kind].name}`}
        </Button>
        {url && (
          <Button color="secondary" onClick={() => field.onChange('')}>
            Remove
          </Button>
        )}
      </Stack>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      {isOpen && (
        <MediaPicker kind={kind} most={1 + free.length} about={about} onClose={() => setIsOpen(false)} onPick={pick} />
      )}
    </Box>
  )
}

/** A field that holds the addresses of several, in the order in which they are shown. */
export function PicturesInput({ source, label, max }: { source: string; label: string; max: number }) {
  const { field } = useInput({ source, defaultValue: [] })
  const about = useAbout()
  const [isOpen, setIsOpen] = useState(false)
  const urls: string[] = field.value ?? []
  const add = (picked: string[]) => {
    field.onChange([...urls.filter((url) => !picked.includes(url)), ...new Set(picked)])
    setIsOpen(false)
  }
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
      {urls.length < max && (
        <Button ref={field.ref} onClick={() => setIsOpen(true)}>
          Add a picture
        </Button>
      )}
      {isOpen && (
        <MediaPicker
          kind="picture"
          most={max - urls.length}
          about={about}
          onClose={() => setIsOpen(false)}
          onPick={add}
        />
      )}
    </Box>
  )
}

/** A picture shows, first of all, what the record is about. */
function useAbout() {
  const title: unknown = useWatch({ name: 'title' })
  return typeof title === 'string' ? plainText(title).slice(0, maxContentLength.short) : ''
}

function swapped(urls: string[], index: number) {
  return urls.map((url, at) => urls[at === index ? index - 1 : at === index - 1 ? index : at] ?? url)
}
