import { maxContentLength } from '@house/contract/validation-limits'
import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, ButtonBase, FormHelperText, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useInput, useResourceContext, useTranslateLabel } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { plainText } from '../../format/plain-text.ts'
import { MediaPicker } from './media-picker.tsx'
import { type MediaType, mediaTypes } from './media-types.ts'
import { Thumbnail } from './thumbnail.tsx'

type ImageInputProps = {
  source: string
  /** The inputs that take further uploads, as far as they are empty. */
  overflowSources?: string[]
  type?: MediaType
}

const none: string[] = []

/** The URL of one image or video of the media library. */
export function ImageInput({ source, overflowSources = none, type = 'image' }: ImageInputProps) {
  const { field, fieldState } = useInput({ source, defaultValue: '' })
  const { setValue } = useFormContext()
  const label = useFieldLabel(source)
  const defaultAlt = useTitleText()
  const [isPickerOpen, setIsPickerOpen] = useState(false)
  const overflowValues: string[] = useWatch({ name: overflowSources })
  const emptySources = overflowSources.filter((_, index) => !overflowValues[index])
  const url: string = field.value ?? ''
  const pick = ([first = '', ...others]: string[]) => {
    field.onChange(first)
    for (const [index, other] of others.entries()) setValue(emptySources[index] ?? '', other, { shouldDirty: true })
    setIsPickerOpen(false)
  }
  return (
    <Box role="group" aria-label={label} sx={{ width: 220, mb: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      {/* A larger target for pointers. Keyboards and screen readers use the button below. */}
      <ButtonBase tabIndex={-1} aria-hidden onClick={() => setIsPickerOpen(true)} sx={{ '&:hover': { opacity: 0.8 } }}>
        <Thumbnail url={url} width={220} height={148} />
        {!url && <AddIcon sx={{ position: 'absolute', color: 'text.secondary' }} />}
      </ButtonBase>
      <Stack direction="row">
        <Button ref={field.ref} onClick={() => setIsPickerOpen(true)}>
          {url ? 'Replace' : `Choose ${mediaTypes[type].name}`}
        </Button>
        {url && (
          <Button color="secondary" onClick={() => field.onChange('')}>
            Remove
          </Button>
        )}
      </Stack>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      {isPickerOpen && (
        <MediaPicker
          type={type}
          maxFiles={1 + emptySources.length}
          defaultAlt={defaultAlt}
          onClose={() => setIsPickerOpen(false)}
          onPick={pick}
        />
      )}
    </Box>
  )
}

/** The URLs of several images, in the order in which the site shows them. */
export function ImagesInput({ source, max }: { source: string; max: number }) {
  const { field } = useInput({ source, defaultValue: [] })
  const label = useFieldLabel(source)
  const defaultAlt = useTitleText()
  const [isPickerOpen, setIsPickerOpen] = useState(false)
  const urls: string[] = field.value ?? []
  const add = (picked: string[]) => {
    field.onChange([...urls.filter((url) => !picked.includes(url)), ...new Set(picked)])
    setIsPickerOpen(false)
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
            {index > 0 && <Button onClick={() => field.onChange(movedForward(urls, index))}>Move forward</Button>}
            <Button color="secondary" onClick={() => field.onChange(urls.filter((each) => each !== url))}>
              Remove
            </Button>
          </Box>
        ))}
      </Stack>
      {urls.length < max && (
        <Button ref={field.ref} onClick={() => setIsPickerOpen(true)}>
          Add an image
        </Button>
      )}
      {isPickerOpen && (
        <MediaPicker
          type="image"
          maxFiles={max - urls.length}
          defaultAlt={defaultAlt}
          onClose={() => setIsPickerOpen(false)}
          onPick={add}
        />
      )}
    </Box>
  )
}

function useFieldLabel(source: string) {
  const resource = useResourceContext()
  return String(useTranslateLabel()({ source, resource }))
}

/** The record's title is the alternative text of a new image until someone writes a better one. */
function useTitleText() {
  const title: unknown = useWatch({ name: 'title' })
  return typeof title === 'string' ? plainText(title).slice(0, maxContentLength.short) : ''
}

function movedForward(urls: string[], index: number) {
  return urls.map((url, at) => urls[at === index ? index - 1 : at === index - 1 ? index : at] ?? url)
}
