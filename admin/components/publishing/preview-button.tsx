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
import type { StaffCalls } from '../../api/data-provider.ts'
import { shownMoment } from '../../format/datetime.ts'
import { CopyButton } from '../buttons/copy-button.tsx'
import { SaveAs } from './save-button.tsx'

/** Shows the draft on its real page. What is written and not saved yet is saved as a draft first. */
export function PreviewButton() {
  const { isDirty } = useFormState()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {isDirty ? (
        <SaveAs
          label="Preview"
          variant="text"
          icon={<EyeIcon />}
          saving={{ draft: true }}
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

const lasting = [
  { hours: 1, name: 'an hour' },
  { hours: 24, name: 'a day' },
  { hours: 7 * 24, name: 'a week' },
]

function PreviewDialog({ onClose }: { onClose: () => void }) {
  const resource = useResourceContext() ?? ''
  const id = useRecordContext()?.id ?? ''
  const calls = useDataProvider<StaffCalls>()
  const [hours, setHours] = useState(1)
  const { data, error } = useQuery({
    queryKey: [resource, 'preview', id, hours],
    queryFn: () => calls.preview(resource, id, hours),
    retry: false,
    gcTime: 0,
  })
  const link = data ? window.location.origin + data.address : ''
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="preview">
      <DialogTitle id="preview">Preview</DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">It cannot be shown yet: {error.message}.</Alert>}
        <TextField
          select
          label="The link works for"
          value={hours}
          onChange={({ target }) => setHours(Number(target.value))}
          sx={{ mt: 2 }}
        >
          {lasting.map(({ hours: each, name }) => (
            <MenuItem key={each} value={each}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Link"
          value={link}
          slotProps={{ htmlInput: { readOnly: true } }}
          helperText={`Whoever has it sees the draft on its page, until ${shownMoment(data?.until)}. Search engines do not.`}
        />
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <Button variant="contained" href={link} target="_blank" rel="noreferrer" disabled={!data}>
            Open the preview
          </Button>
          <CopyButton label="Copy the link" text={link} disabled={!data} />
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
