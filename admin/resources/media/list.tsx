import type { MediaRecord } from '@house/contract/staff/entities'
import { Box, Link, Typography } from '@mui/material'
import { List, RecordContextProvider, SearchInput, useCreatePath, useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { Thumbnail } from '../../components/media/thumbnail.tsx'
import { UploadArea } from '../../components/media/upload-area.tsx'
import { DeleteUnusedButton } from './delete-unused.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Search" />]

export function MediaList() {
  return (
    <List
      filters={filters}
      actions={false}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={50}
      exporter={false}
      empty={false}
    >
      <Box sx={{ p: 2 }}>
        <UploadArea />
        <Box sx={{ mt: 1, textAlign: 'right' }}>
          <DeleteUnusedButton />
        </Box>
        <MediaGrid />
      </Box>
    </List>
  )
}

function MediaGrid() {
  const { data = [] } = useListContext<MediaRecord>()
  const createPath = useCreatePath()
  return (
    <Box
      component="ul"
      aria-label="Media library"
      sx={{ p: 0, mt: 2, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }}
    >
      {data.map((media) => (
        <Box component="li" key={media.id} sx={{ listStyle: 'none', minWidth: 0 }}>
          <RecordContextProvider value={media}>
            <Link
              component={RouterLink}
              to={createPath({ resource: 'media', type: 'edit', id: media.id })}
              color="inherit"
              underline="hover"
            >
              <Thumbnail url={media.url} width="100%" height={112} />
              <Typography variant="body2" noWrap>
                {media.name}
              </Typography>
            </Link>
            <Typography variant="caption" color={media.alt ? 'text.secondary' : 'error'} noWrap component="p">
              {media.alt || 'No alternative text'}
            </Typography>
          </RecordContextProvider>
        </Box>
      ))}
    </Box>
  )
}
