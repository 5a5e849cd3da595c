import { hasVariants, variantUrl } from '@house/contract/pictures'
import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'

const smallest = 320

export function PictureField({ source }: { source: string; label?: string | false; sortable?: boolean }) {
  const url = useRecordContext()?.[source]
  return <Thumbnail url={typeof url === 'string' ? url : ''} width={72} height={48} />
}

export function Thumbnail({ url, width, height }: { url: string; width: number | string; height: number }) {
  const frame = { width, height, border: 1, borderColor: 'divider', bgcolor: '#F1EEE9', objectFit: 'cover' } as const
  if (url === '' || /\.(mp4|webm|pdf)$/.test(url)) return <Box sx={{ ...frame, display: 'block' }} />
  const address = hasVariants(url) ? variantUrl(url, smallest, 'webp') : url
  return (
    <Box
      component="img"
      src={address}
      alt=""
      loading="lazy"
      sx={{ ...frame, display: 'block' }}
      onError={original(url)}
    />
  )
}

/** A picture narrower than the smallest copy has none. */
function original(url: string) {
  return ({ currentTarget }: { currentTarget: HTMLImageElement }) => {
    if (!currentTarget.src.endsWith(url)) currentTarget.src = url
  }
}
