import { maxContent } from '@house/contract/limits'
import { Box, Button, Card, CardContent, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { StaffCalls } from '../../calls/data-provider.ts'
import type { LeadRecord } from '../../calls/records.ts'
import { shownMoment } from '../../parts/moment.ts'
import { useLeadChange } from './use-lead-change.ts'

export function Notes({ id, notes }: LeadRecord) {
  const calls = useDataProvider<StaffCalls>()
  const [text, setText] = useState('')
  const { mutate: add, isPending } = useLeadChange(async (note: string) => {
    await calls.addNote(id, note)
    setText('')
  }, 'Noted.')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) add(text)
  }
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
        <form onSubmit={send} aria-label="Add a note">
          <TextField
            label="New note"
            value={text}
            onChange={({ target }) => setText(target.value)}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: maxContent.note } }}
            sx={{ my: 2 }}
          />
          <Button type="submit" variant="outlined" disabled={isPending}>
            Add note
          </Button>
        </form>
      </CardContent>
    </Card>
  )
}
