import { maxContentLength } from '@house/contract/validation-limits'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'

type Props = { name: string; onConfirm: (reason: string) => void; onClose: () => void }

/** Asks why a lead is lost: without a reason nobody learns from it. */
export function LostDialog({ name, onConfirm, onClose }: Props) {
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm(reason.trim())
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="lost-title">
      <form onSubmit={submit}>
        <DialogTitle id="lost-title">Why is {name} lost?</DialogTitle>
        <DialogContent>
          <TextField
            label="Reason"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            helperText="For example: price, delivery time, chose another company"
            slotProps={{ htmlInput: { maxLength: maxContentLength.short } }}
            autoFocus
            fullWidth
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="secondary">
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={reason.trim() === ''}>
            Mark as lost
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
