import PublishIcon from '@mui/icons-material/PublishOutlined'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type MouseEvent, useState } from 'react'
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form'
import { useCloseOnFormError } from '../forms/focus-first-error.tsx'
import { SaveButton } from './save-button.tsx'

/** Something the user may have forgotten, and the label of the button that publishes anyway. */
type PublishWarning = { message: string; publishAnyway: string }
export type FindWarning = (values: FieldValues) => PublishWarning | undefined

const publish = { icon: <PublishIcon />, saveOptions: {}, message: 'Published.' }

/** Asks for confirmation if the form is valid but the record has a warning. */
export function PublishButton({ findWarning }: { findWarning?: FindWarning | undefined }) {
  const { getValues } = useFormContext()
  const { isValid } = useFormState()
  const [warning, setWarning] = useState<PublishWarning>()
  const checkWarning = (event: MouseEvent) => {
    const found = isValid ? findWarning?.(getValues()) : undefined
    if (found) event.preventDefault()
    setWarning(found)
  }
  return (
    <>
      <SaveButton label="Publish" onClick={checkWarning} {...publish} />
      {warning && <WarningDialog {...warning} onClose={() => setWarning(undefined)} />}
    </>
  )
}

function WarningDialog({ message, publishAnyway, onClose }: PublishWarning & { onClose: () => void }) {
  useCloseOnFormError(onClose)
  return (
    <Dialog open onClose={onClose} aria-labelledby="publish-warning">
      <DialogTitle id="publish-warning">{publishAnyway}?</DialogTitle>
      <DialogContent>
        <DialogContentText>{message}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          Cancel
        </Button>
        <SaveButton label={publishAnyway} onSaved={onClose} {...publish} />
      </DialogActions>
    </Dialog>
  )
}
