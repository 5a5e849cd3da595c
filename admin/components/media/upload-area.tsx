import UploadIcon from '@mui/icons-material/CloudUploadOutlined'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { StaffCalls } from '../../api/data-provider.ts'
import type { MediaRecord } from '../../api/types.ts'
import { type MediaKind, mediaKinds } from './media-types.ts'

type Upload = { key: string; name: string; media?: MediaRecord; problem?: string }

type UploadAreaProps = {
  kind?: MediaKind
  /** How many are taken at once. */
  most?: number
  /** What the new ones show, as far as it is known here. */
  about?: string
  onUploaded?: (media: MediaRecord[]) => void
}

/** Files dropped here, or chosen, go to the library one after another; each says how far it is. */
export function UploadArea({ kind = 'any', most = Number.POSITIVE_INFINITY, about = '', onUploaded }: UploadAreaProps) {
  const calls = useDataProvider<StaffCalls>()
  const refresh = useRefresh()
  const notify = useNotify()
  const chooser = useRef<HTMLInputElement>(null)
  const [uploads, setUploads] = useState<Upload[]>([])
  const [isOver, setIsOver] = useState(false)

  const upload = async (files: Iterable<File>) => {
    const given = [...files].map((file) => ({ file, key: crypto.randomUUID() }))
    const all = given.slice(0, most)
    if (given.length > all.length)
      notify(`There is room for ${most} here: the first ${most === 1 ? 'is' : `${most} are`} taken.`, {
        type: 'warning',
      })
    setUploads(all.map(({ file: { name }, key }) => ({ key, name })))
    const learn = (key: string, outcome: Partial<Upload>) =>
      setUploads((known) => known.map((each) => (each.key === key ? { ...each, ...outcome } : each)))
    const taken: MediaRecord[] = []
    for (const { file, key } of all) {
      try {
        requireKind(file, kind)
        const media = await calls.upload(file, about)
        taken.push(media)
        learn(key, { media })
      } catch (error) {
        const problem = (error as Error).message
        learn(key, { problem })
        // Where the others close this window, what is said in it would be gone.
        if (onUploaded && all.length > 1) notify(`${file.name}: ${problem}`, { type: 'error' })
      }
    }
    refresh()
    if (taken.length > 0) onUploaded?.(taken)
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
    // The same file, mended, can be chosen again.
    target.value = ''
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
        {most > 1 ? 'Add pictures' : `Add ${mediaKinds[kind].name}`}
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple={most > 1}
        accept={mediaKinds[kind].uploaded.join(',')}
        onChange={choose}
        hidden
      />
      <Typography variant="body2" color="text.secondary">
        or drop {most > 1 ? 'them' : 'it'} here: {mediaKinds[kind].hint}
        {onUploaded && most > 1 && Number.isFinite(most) && `; up to ${most} at once`}
      </Typography>
      <Box aria-live="polite" sx={{ textAlign: 'left' }}>
        {uploads.map(({ key, ...each }) => (
          <Outcome key={key} {...each} />
        ))}
      </Box>
    </Box>
  )
}

/** What is dropped has not been through the file dialog, which offers the right kinds only. */
function requireKind({ type }: File, kind: MediaKind) {
  const { name, uploaded, hint } = mediaKinds[kind]
  if (type && !uploaded.some((each) => each === type)) throw new Error(`Here goes ${name}: ${hint}.`)
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
