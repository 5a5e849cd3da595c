import type { MediaRecord } from '@house/contract/staff/entities'
import UploadIcon from '@mui/icons-material/CloudUploadOutlined'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'
import { colors } from '../../theme/tokens.ts'
import { type MediaType, mediaTypes } from './media-types.ts'

type Upload = { key: string; name: string; media?: MediaRecord; error?: string }

type UploadAreaProps = {
  type?: MediaType
  maxFiles?: number
  /** The alternative text of the new files. */
  defaultAlt?: string
  onUploaded?: (media: MediaRecord[]) => void
}

/** A dropzone and a button. Files are uploaded one after another, each with its own progress. */
export function UploadArea({
  type = 'any',
  maxFiles = Number.POSITIVE_INFINITY,
  defaultAlt = '',
  onUploaded,
}: UploadAreaProps) {
  const api = useDataProvider<StaffApi>()
  const refresh = useRefresh()
  const notify = useNotify()
  const fileInput = useRef<HTMLInputElement>(null)
  const [uploads, setUploads] = useState<Upload[]>([])
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const isMultiple = maxFiles > 1

  const upload = async (files: Iterable<File>) => {
    const chosen = [...files].map((file) => ({ file, key: crypto.randomUUID() }))
    const accepted = chosen.slice(0, maxFiles)
    if (chosen.length > accepted.length)
      notify(`Only ${maxFiles} can be added here. ${chosen.length - accepted.length} not uploaded.`, {
        type: 'warning',
      })
    setUploads(accepted.map(({ file: { name }, key }) => ({ key, name })))
    const update = (key: string, result: Partial<Upload>) =>
      setUploads((current) => current.map((each) => (each.key === key ? { ...each, ...result } : each)))
    const uploaded: MediaRecord[] = []
    for (const { file, key } of accepted) {
      try {
        requireType(file, type)
        const media = await api.uploadMedia(file, defaultAlt)
        uploaded.push(media)
        update(key, { media })
      } catch (thrown) {
        const error = (thrown as Error).message
        update(key, { error })
        // The dialog closes when other files were uploaded, and the error shown in it would be lost.
        if (onUploaded && accepted.length > 1) notify(`${file.name}: ${error}`, { type: 'error' })
      }
    }
    refresh()
    if (uploaded.length > 0) onUploaded?.(uploaded)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsDraggedOver(false)
    upload(event.dataTransfer.files)
  }
  const dragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsDraggedOver(true)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    upload(target.files ?? [])
    // Lets the user choose the same file again after correcting it.
    target.value = ''
  }

  return (
    <Box
      onDragOver={dragOver}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={drop}
      sx={{
        border: '1px dashed',
        borderColor: isDraggedOver ? 'primary.main' : 'text.secondary',
        p: 2,
        textAlign: 'center',
        bgcolor: isDraggedOver ? colors.accentTint : 'background.default',
      }}
    >
      <Button startIcon={<UploadIcon />} onClick={() => fileInput.current?.click()}>
        {isMultiple ? 'Upload files' : `Upload ${mediaTypes[type].name}`}
      </Button>
      <input
        ref={fileInput}
        type="file"
        multiple={isMultiple}
        accept={mediaTypes[type].uploadable.join(',')}
        onChange={choose}
        hidden
      />
      <Typography variant="body2" color="text.secondary">
        or drop {isMultiple ? 'them' : 'it'} here. {mediaTypes[type].hint}
        {onUploaded && isMultiple && Number.isFinite(maxFiles) && `, up to ${maxFiles} files`}
      </Typography>
      <Box aria-live="polite" sx={{ textAlign: 'left' }}>
        {uploads.map(({ key, ...each }) => (
          <UploadStatus key={key} {...each} />
        ))}
      </Box>
    </Box>
  )
}

/** Dropped files bypass the `accept` attribute. */
function requireType({ type: mime }: File, type: MediaType) {
  const { name, uploadable, hint } = mediaTypes[type]
  if (mime && !uploadable.some((each) => each === mime)) throw new Error(`Choose ${name}: ${hint}.`)
}

function UploadStatus({ name, media, error }: Omit<Upload, 'key'>) {
  if (error)
    return (
      <Alert severity="error" sx={{ mt: 1 }}>
        {name}: {error}
      </Alert>
    )
  return media ? <VariantStatus media={media} /> : <ProgressLine label={`${name}: uploading`} />
}

const pollIntervalMs = 1000

/** The server resizes an image in the background after the upload. */
function VariantStatus({ media }: { media: MediaRecord }) {
  const api = useDataProvider<StaffApi>()
  const { data } = useQuery({
    queryKey: ['media', 'variants', media.id],
    queryFn: () => api.variants(media.id),
    refetchInterval: ({ state }) => (state.data && state.data.ready >= state.data.total ? false : pollIntervalMs),
  })
  if (!data) return <ProgressLine label={`${media.name}: uploaded`} />
  const { ready, total } = data
  if (ready >= total) return <ProgressLine label={`${media.name}: ready`} percent={100} />
  return <ProgressLine label={`${media.name}: ${ready} of ${total} sizes ready`} percent={(ready / total) * 100} />
}

function ProgressLine({ label, percent }: { label: string; percent?: number }) {
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2">{label}</Typography>
      <LinearProgress
        aria-label={label}
        {...(percent === undefined ? {} : { variant: 'determinate' as const, value: percent })}
      />
    </Box>
  )
}
