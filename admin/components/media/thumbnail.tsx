import { hasVariants, variantUrl } from '@house/contract/image-variants'
import DocumentIcon from '@mui/icons-material/DescriptionOutlined'
import VideoIcon from '@mui/icons-material/MovieOutlined'
import { Box } from '@mui/material'
import { colors } from '../../theme/tokens.ts'

const smallestVariant = 320

export function Thumbnail({ url, width, height }: { url: string; width: number | string; height: number }) {
  const frame = { width, height, border: 1, borderColor: 'divider', bgcolor: colors.stone, objectFit: 'cover' } as const
  if (url === '') return <Box sx={frame} />
  if (/\.(mp4|webm|pdf)$/.test(url))
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        {url.endsWith('.pdf') ? <DocumentIcon /> : <VideoIcon />}
      </Box>
    )
  const src = hasVariants(url) ? variantUrl(url, smallestVariant, 'webp') : url
  return (
    <Box
      component="img"
      src={src}
      alt=""
      loading="lazy"
      sx={{ ...frame, display: 'block' }}
      onError={fallBackTo(url)}
    />
  )
}

/** An image narrower than the smallest variant has no variants. */
function fallBackTo(url: string) {
  return ({ currentTarget }: { currentTarget: HTMLImageElement }) => {
    if (!currentTarget.src.endsWith(url)) currentTarget.src = url
  }
}
