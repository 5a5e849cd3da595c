import type { Publication } from '@house/contract/staff/entities'
import CancelIcon from '@mui/icons-material/EventBusyOutlined'
import ClockIcon from '@mui/icons-material/ScheduleOutlined'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useCallback, useEffect, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { formatDateTime, fromDateTimeLocal, toDateTimeLocal } from '../../format/datetime.ts'
import { useCloseOnFormError } from '../forms/focus-first-error.tsx'
import { SaveButton } from './save-button.tsx'

const hourMs = 60 * 60 * 1000

export function ScheduleButton() {
  const record = useRecordContext<Publication & { id: number }>()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button startIcon={<ClockIcon />} onClick={() => setIsOpen(true)}>
        {record?.publish_at ? 'Reschedule' : 'Schedule'}
      </Button>
      {record?.publish_at && (
        <SaveButton
          label="Cancel schedule"
          variant="text"
          icon={<CancelIcon />}
          saveOptions={{ draft: true, publishAt: null }}
          message="Schedule cancelled. Saved as a draft."
        />
      )}
      {isOpen && <ScheduleDialog publishAt={record?.publish_at ?? null} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ScheduleDialog({ publishAt: initial, onClose }: { publishAt: string | null; onClose: () => void }) {
  const [local, setLocal] = useState(() => toDateTimeLocal(initial ?? new Date(Date.now() + hourMs)))
  const publishAt = fromDateTimeLocal(local)
  const { error, clearError } = useScheduleError()
  useCloseOnFormError(onClose, ['publish_at'])
  return (
    <Dialog open onClose={onClose} aria-labelledby="schedule">
      <DialogTitle id="schedule">Schedule</DialogTitle>
      <DialogContent>
        <TextField
          type="datetime-local"
          label="Publish at (IST)"
          value={local}
          onChange={({ target }) => {
            clearError()
            setLocal(target.value)
          }}
          error={error !== undefined}
          helperText={error ?? 'Published automatically at this time. Until then you can edit or reschedule it.'}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ mt: 2 }}
          autoFocus
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          Cancel
        </Button>
        <SaveButton
          label="Schedule"
          icon={<ClockIcon />}
          disabled={publishAt === ''}
          saveOptions={{ draft: true, publishAt }}
          message={`Scheduled for ${formatDateTime(publishAt)}.`}
          onSaved={onClose}
        />
      </DialogActions>
    </Dialog>
  )
}

/** The server's error about the time. The form has no such field, so nothing else would clear it. */
function useScheduleError() {
  const { clearErrors } = useFormContext()
  const { errors } = useFormState()
  const clearError = useCallback(() => clearErrors('publish_at'), [clearErrors])
  useEffect(() => clearError, [clearError])
  return { error: errors.publish_at?.message as string | undefined, clearError }
}
