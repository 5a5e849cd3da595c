import type { LeadRecord } from '@house/contract/staff/entities'
import { maxContentLength } from '@house/contract/validation-limits'
import { Box, Button, TextField, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useDataProvider, useWarnWhenUnsavedChanges } from 'react-admin'
import { Controller, type FieldValues, useForm } from 'react-hook-form'
import type { StaffApi } from '../../api/data-provider.ts'
import { SectionCard } from '../../components/panels/section-card.tsx'
import { formatDateTime } from '../../format/datetime.ts'
import { useLeadMutation } from './use-lead-mutation.ts'

export function Notes({ id, notes }: LeadRecord) {
  return (
    <SectionCard title="Notes">
      {notes.map((note) => (
        <Box key={note.id} sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Typography>
          <Typography variant="body2" color="text.secondary">
            {note.staff}, {formatDateTime(note.at)}
          </Typography>
        </Box>
      ))}
      <NewNote key={id} id={id} />
    </SectionCard>
  )
}

/** Warns before leaving with an unsaved note. */
function NewNote({ id }: Pick<LeadRecord, 'id'>) {
  const api = useDataProvider<StaffApi>()
  const { control, formState, handleSubmit, reset, setError } = useForm<FieldValues>({ defaultValues: { text: '' } })
  const { mutateAsync: add, isPending } = useLeadMutation((note: string) => api.addNote(id, note), 'Note added.')
  useWarnWhenUnsavedChanges(true, undefined, control)
  const { isSubmitSuccessful } = formState
  useEffect(() => {
    if (isSubmitSuccessful) reset()
  }, [isSubmitSuccessful, reset])
  const send = handleSubmit(async ({ text }) => {
    const note = String(text).trim()
    // The mutation has shown the error; the text stays in the field.
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
