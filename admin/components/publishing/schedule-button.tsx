import CancelIcon from '@mui/icons-material/EventBusyOutlined'
import ClockIcon from '@mui/icons-material/ScheduleOutlined'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useCallback, useEffect, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Publication } from '../../api/types.ts'
import { fromField, shownMoment, toField } from '../../format/datetime.ts'
import { useMakingWay } from '../forms/focus-first-error.tsx'
import { SaveAs } from './save-button.tsx'

const hourMs = 60 * 60 * 1000

/** Chooses when the form's words go on the site. */
export function ScheduleButton() {
  const record = useRecordContext<Publication & { id: number }>()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button startIcon={<ClockIcon />} onClick={() => setIsOpen(true)}>
        {record?.publish_at ? 'Change its time' : 'Publish later'}
      </Button>
      {record?.publish_at && (
        <SaveAs
          label="Cancel its time"
          variant="text"
          icon={<CancelIcon />}
          saving={{ draft: true, publishAt: null }}
          message="Saved as a draft without a time."
        />
      )}
      {isOpen && <ScheduleDialog at={record?.publish_at ?? null} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ScheduleDialog({ at, onClose }: { at: string | null; onClose: () => void }) {
  const [local, setLocal] = useState(() => toField(at ?? new Date(Date.now() + hourMs)))
  const publishAt = fromField(local)
  const { refusal, forget } = useRefusal()
  useMakingWay(onClose, ['publish_at'])
  return (
    <Dialog open onClose={onClose} aria-labelledby="schedule">
      <DialogTitle id="schedule">Publish later</DialogTitle>
      <DialogContent>
        <TextField
          type="datetime-local"
          label="Date and time in India"
          value={local}
          onChange={({ target }) => {
            forget()
            setLocal(target.value)
          }}
          error={refusal !== undefined}
          helperText={refusal ?? 'The site changes by itself then. Until then you can change the words and the time.'}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ mt: 2 }}
          autoFocus
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          Back
        </Button>
        <SaveAs
          label="Set the time"
          icon={<ClockIcon />}
          disabled={publishAt === ''}
          saving={{ draft: true, publishAt }}
          message={`It goes on the site on ${shownMoment(publishAt)}.`}
          onSaved={onClose}
        />
      </DialogActions>
    </Dialog>
  )
}

/** What the server said about the time, which is no field of the form: it would else stay wrong for good. */
function useRefusal() {
  const { clearErrors } = useFormContext()
  const { errors } = useFormState()
  const forget = useCallback(() => clearErrors('publish_at'), [clearErrors])
  useEffect(() => forget, [forget])
  return { refusal: errors.publish_at?.message as string | undefined, forget }
}
