import PublishIcon from '@mui/icons-material/PublishOutlined'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type MouseEvent, useState } from 'react'
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form'
import { useMakingWay } from '../forms/focus-first-error.tsx'
import { SaveAs } from './save-button.tsx'

/** What may have been forgotten, and what publishing all the same is called. */
export type Doubt = { sentence: string; anyway: string }
export type FindDoubt = (values: FieldValues) => Doubt | undefined

const publishing = { icon: <PublishIcon />, saving: {}, message: 'Published. It is on the site.' }

/** Asks once more where something that visitors would miss is missing, and nothing else is in the way. */
export function PublishButton({ findDoubt }: { findDoubt?: FindDoubt | undefined }) {
  const { getValues } = useFormContext()
  const { isValid } = useFormState()
  const [doubt, setDoubt] = useState<Doubt>()
  const ask = (event: MouseEvent) => {
    const found = isValid ? findDoubt?.(getValues()) : undefined
    if (found) event.preventDefault()
    setDoubt(found)
  }
  return (
    <>
      <SaveAs label="Publish" onClick={ask} {...publishing} />
      {doubt && <DoubtDialog {...doubt} onClose={() => setDoubt(undefined)} />}
    </>
  )
}

function DoubtDialog({ sentence, anyway, onClose }: Doubt & { onClose: () => void }) {
  useMakingWay(onClose)
  return (
    <Dialog open onClose={onClose} aria-labelledby="doubt">
      <DialogTitle id="doubt">{anyway}?</DialogTitle>
      <DialogContent>
        <DialogContentText>{sentence}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          Back
        </Button>
        <SaveAs label={anyway} onSaved={onClose} {...publishing} />
      </DialogActions>
    </Dialog>
  )
}
