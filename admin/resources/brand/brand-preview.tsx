import type { Brand } from '@house/contract/brand/brand'
import { Alert, Box, Tab, Tabs } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'

const pauseMs = 500

/** Pages of the site with a brand that is not saved yet. */
export function BrandPreview({ brand }: { brand: Brand | null }) {
  const api = useDataProvider<StaffApi>()
  const draft = useSettled(JSON.stringify(brand))
  const [page, setPage] = useState<'home' | 'product'>('home')
  const { data, error } = useQuery({
    queryKey: ['brand', 'preview', draft],
    queryFn: () => api.previewBrand(JSON.parse(draft)),
    placeholderData: keepPreviousData,
  })
  const url = data?.[page]
  return (
    <Box>
      <Tabs value={page} onChange={(_, chosen) => setPage(chosen)} aria-label="Page of the preview">
        <Tab value="home" label="Home" />
        {data?.product && <Tab value="product" label="A product" />}
      </Tabs>
      {error && <Alert severity="warning">{error.message}</Alert>}
      <Box sx={frame}>{url && <iframe title="Preview of the site" src={url} />}</Box>
    </Box>
  )
}

/** The value, once it has not changed for a moment. */
function useSettled(value: string) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Beside the form the page is scaled down, so that it has its layout for desktops. */
const scale = 0.55
const frame = {
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  height: { xs: 640, md: '72vh' },
  '& iframe': {
    display: 'block',
    border: 0,
    transformOrigin: '0 0',
    width: { xs: '100%', md: `${100 / scale}%` },
    height: { xs: '100%', md: `${100 / scale}%` },
    transform: { md: `scale(${scale})` },
  },
}
