import { maxPreviewHours } from '@house/contract/staff/publishing'
import EyeIcon from '@mui/icons-material/VisibilityOutlined'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useRecordContext, useResourceContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { StaffApi } from '../../api/data-provider.ts'
import { formatDateTime } from '../../format/datetime.ts'
import { CopyButton } from '../buttons/copy-button.tsx'
import { SaveButton } from './save-button.tsx'

/** Shows the draft on its real page. Unsaved changes are saved as a draft first. */
export function PreviewButton() {
  const { isDirty } = useFormState()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {isDirty ? (
        <SaveButton
          label="Preview"
          variant="text"
          icon={<EyeIcon />}
          saveOptions={{ draft: true }}
          onSaved={() => setIsOpen(true)}
        />
      ) : (
        <Button startIcon={<EyeIcon />} onClick={() => setIsOpen(true)}>
          Preview
        </Button>
      )}
      {isOpen && <PreviewDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

const lifetimes = [
  { hours: 1, name: '1 hour' },
  { hours: 24, name: '1 day' },
  { hours: maxPreviewHours, name: '1 week' },
]

function PreviewDialog({ onClose }: { onClose: () => void }) {
  const resource = useResourceContext() ?? ''
  const id = useRecordContext()?.id ?? ''
  const api = useDataProvider<StaffApi>()
  const [hours, setHours] = useState(1)
  const { data, error } = useQuery({
    queryKey: [resource, 'preview', id, hours],
    queryFn: () => api.preview(resource, id, hours),
    retry: false,
    gcTime: 0,
  })
  const link = data ? window.location.origin + data.address : ''
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="preview">
      <DialogTitle id="preview">Preview</DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">Preview not available: {error.message}.</Alert>}
        <TextField
          select
          label="Link expires after"
          value={hours}
          onChange={({ target }) => setHours(Number(target.value))}
          sx={{ mt: 2 }}
        >
          {lifetimes.map(({ hours: each, name }) => (
            <MenuItem key={each} value={each}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Link"
          value={link}
          slotProps={{ htmlInput: { readOnly: true } }}
          helperText={`Anyone with this link can see the draft until ${formatDateTime(data?.until)}. Search engines cannot.`}
        />
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <Button variant="contained" href={link} target="_blank" rel="noreferrer" disabled={!data}>
            Open preview
          </Button>
          <CopyButton label="Copy link" text={link} disabled={!data} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
