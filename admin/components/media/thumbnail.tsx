import { hasVariants, variantUrl } from '@house/contract/image-variants'
import PaperIcon from '@mui/icons-material/DescriptionOutlined'
import FilmIcon from '@mui/icons-material/MovieOutlined'
import { Box } from '@mui/material'

const smallest = 320

export function Thumbnail({ url, width, height }: { url: string; width: number | string; height: number }) {
  const frame = { width, height, border: 1, borderColor: 'divider', bgcolor: '#F1EEE9', objectFit: 'cover' } as const
  if (url === '') return <Box sx={frame} />
  if (/\.(mp4|webm|pdf)$/.test(url))
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        {url.endsWith('.pdf') ? <PaperIcon /> : <FilmIcon />}
      </Box>
    )
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
