import UploadIcon from '@mui/icons-material/CloudUploadOutlined'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { useDataProvider, useRefresh } from 'react-admin'
import type { StaffCalls } from '../calls/data-provider.ts'
import type { MediaRecord } from '../calls/records.ts'

const accepted = 'image/jpeg,image/png,image/webp,image/avif,video/mp4,video/webm'

type Upload = { key: string; name: string; media?: MediaRecord; problem?: string }

/** Files dropped here, or chosen, go to the library one after another; each says how far it is. */
export function UploadArea({ onUploaded }: { onUploaded?: (media: MediaRecord) => void }) {
  const calls = useDataProvider<StaffCalls>()
  const refresh = useRefresh()
  const chooser = useRef<HTMLInputElement>(null)
  const [uploads, setUploads] = useState<Upload[]>([])
  const [isOver, setIsOver] = useState(false)

  const upload = async (files: Iterable<File>) => {
    const all = [...files].map((file) => ({ file, key: crypto.randomUUID() }))
    setUploads(all.map(({ file: { name }, key }) => ({ key, name })))
    const learn = (key: string, outcome: Partial<Upload>) =>
      setUploads((known) => known.map((each) => (each.key === key ? { ...each, ...outcome } : each)))
    let last: MediaRecord | undefined
    for (const { file, key } of all) {
      try {
        last = await calls.upload(file)
        learn(key, { media: last })
      } catch (error) {
        learn(key, { problem: (error as Error).message })
      }
    }
    refresh()
    if (last) onUploaded?.(last)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    upload(event.dataTransfer.files)
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    upload(target.files ?? [])
  }

  return (
    <Box
      onDragOver={drag}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'text.secondary',
        p: 2,
        textAlign: 'center',
        bgcolor: isOver ? '#FCE9DF' : 'background.default',
      }}
    >
      <Button startIcon={<UploadIcon />} onClick={() => chooser.current?.click()}>
        Add pictures
      </Button>
      <input ref={chooser} type="file" multiple accept={accepted} onChange={choose} hidden />
      <Typography variant="body2" color="text.secondary">
        or drop them here: JPEG, PNG, WebP or AVIF up to 20 MB, films up to 60 MB
      </Typography>
      <Box aria-live="polite" sx={{ textAlign: 'left' }}>
        {uploads.map(({ key, ...each }) => (
          <Outcome key={key} {...each} />
        ))}
      </Box>
    </Box>
  )
}

function Outcome({ name, media, problem }: Omit<Upload, 'key'>) {
  if (problem)
    return (
      <Alert severity="error" sx={{ mt: 1 }}>
        {name}: {problem}
      </Alert>
    )
  return media ? <Making media={media} /> : <Step words={`${name}: uploading`} />
}

const askEveryMs = 1000

/** The site shows a picture in many sizes, which the server makes after the upload. */
function Making({ media }: { media: MediaRecord }) {
  const calls = useDataProvider<StaffCalls>()
  const { data } = useQuery({
    queryKey: ['media', 'variants', media.id],
    queryFn: () => calls.variants(media.id),
    refetchInterval: ({ state }) => (state.data && state.data.made >= state.data.wanted ? false : askEveryMs),
  })
  if (!data) return <Step words={`${media.name}: uploaded`} />
  const { made, wanted } = data
  if (made >= wanted) return <Step words={`${media.name}: ready`} share={100} />
  return <Step words={`${media.name}: ${made} of ${wanted} sizes made`} share={(made / wanted) * 100} />
}

function Step({ words, share }: { words: string; share?: number }) {
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2">{words}</Typography>
      <LinearProgress
        aria-label={words}
        {...(share === undefined ? {} : { variant: 'determinate' as const, value: share })}
      />
    </Box>
  )
}
