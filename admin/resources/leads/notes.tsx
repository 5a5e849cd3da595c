import { maxContentLength } from '@house/contract/validation-limits'
import { Box, Button, Card, CardContent, TextField, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useDataProvider, useWarnWhenUnsavedChanges } from 'react-admin'
import { Controller, type FieldValues, useForm } from 'react-hook-form'
import type { StaffCalls } from '../../api/data-provider.ts'
import type { LeadRecord } from '../../api/types.ts'
import { shownMoment } from '../../format/datetime.ts'
import { useLeadChange } from './use-lead-change.ts'

export function Notes({ id, notes }: LeadRecord) {
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2">
          Notes
        </Typography>
        {notes.map((note) => (
          <Box key={note.id} sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Typography>
            <Typography variant="body2" color="text.secondary">
              {note.staff}, {shownMoment(note.at)}
            </Typography>
          </Box>
        ))}
        <NewNote key={id} id={id} />
      </CardContent>
    </Card>
  )
}

/** Who leaves with a note half written is asked first. */
function NewNote({ id }: Pick<LeadRecord, 'id'>) {
  const calls = useDataProvider<StaffCalls>()
  const { control, formState, handleSubmit, reset, setError } = useForm<FieldValues>({ defaultValues: { text: '' } })
  const { mutateAsync: add, isPending } = useLeadChange((note: string) => calls.addNote(id, note), 'Noted.')
  useWarnWhenUnsavedChanges(true, undefined, control)
  const { isSubmitSuccessful } = formState
  useEffect(() => {
    if (isSubmitSuccessful) reset()
  }, [isSubmitSuccessful, reset])
  const send = handleSubmit(async ({ text }) => {
    const note = String(text).trim()
    // What was not taken stays to be sent again; why is said already.
    if (note) await add(note).catch((error: Error) => setError('root', { message: error.message }))
  })
  return (
    <form onSubmit={send} aria-label="Add a note">
      <Controller
        name="text"
        control={control}
        render={({ field: { ref, ...field } }) => (
          <TextField
            {...field}
            inputRef={ref}
            label="New note"
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: maxContentLength.note } }}
            sx={{ my: 2 }}
          />
        )}
      />
      <Button type="submit" variant="outlined" disabled={isPending}>
        Add note
      </Button>
    </form>
  )
}
