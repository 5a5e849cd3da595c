import TrashIcon from '@mui/icons-material/DeleteOutlined'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess, useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'
import { Thumbnail } from '../../components/media/thumbnail.tsx'

const maxShown = 48

/** Shows the files that nothing refers to, and deletes them at once. */
export function DeleteUnusedButton() {
  const [isOpen, setIsOpen] = useState(false)
  const { canAccess } = useCanAccess({ resource: 'media', action: 'delete' })
  if (!canAccess) return null
  return (
    <>
      <Button size="small" startIcon={<TrashIcon />} onClick={() => setIsOpen(true)}>
        Delete unused files
      </Button>
      {isOpen && <DeleteUnusedDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function DeleteUnusedDialog({ onClose }: { onClose: () => void }) {
  const api = useDataProvider<StaffApi>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { data, error } = useQuery({
    queryKey: ['media', 'unused'],
    queryFn: () => api.listUnusedMedia(),
    retry: false,
    gcTime: 0,
  })
  const { files = [], used = 0 } = data ?? {}
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.removeManyMedia(files.map(({ id }) => id)),
    onSuccess: ({ done, failed: [first, ...more] }) => {
      const kept = used + (first ? 1 + more.length : 0)
      const meanwhile = first ? ` ${1 + more.length} came into use meanwhile: ${first.message}` : ''
      notify(`${formatFiles(done.length)} deleted, ${kept} kept because they are in use.${meanwhile}`, {
        type: 'success',
      })
      refresh()
      onClose()
    },
    onError: (failure) => notify(failure.message, { type: 'error' }),
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="delete-unused">
      <DialogTitle id="delete-unused">Delete unused files?</DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data && (
          <Typography sx={{ mb: 2 }}>
            {files.length === 0
              ? 'Every file is in use: on the site, in a draft or in the trash.'
              : `${formatFiles(files.length)} ${files.length === 1 ? 'is' : 'are'} used nowhere: not on the site, not in a draft, not in the trash. Deleting cannot be undone. ${formatFiles(used)} in use ${used === 1 ? 'is' : 'are'} kept.`}
          </Typography>
        )}
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))' }}>
          {files.slice(0, maxShown).map(({ id, url, name }) => (
            <Box key={id} sx={{ minWidth: 0 }}>
              <Thumbnail url={url} width="100%" height={64} />
              <Typography variant="caption" noWrap component="p">
                {name}
              </Typography>
            </Box>
          ))}
        </Box>
        {files.length > maxShown && <Typography sx={{ mt: 1 }}>And {files.length - maxShown} more.</Typography>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{files.length > 0 ? 'Cancel' : 'Close'}</Button>
        {files.length > 0 && (
          <Button variant="contained" color="error" onClick={() => mutate()} disabled={isPending}>
            Delete {formatFiles(files.length)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function formatFiles(files: number) {
  return files === 1 ? '1 file' : `${files} files`
}
