import { Box, Card, CardContent, Link, Typography } from '@mui/material'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { LeadRecord, OtherEnquiry } from '../../api/types.ts'
import { shownMoment } from '../../format/datetime.ts'
import { StatusChip } from './status.tsx'

/** All else that came from the same phone number, the newest first, with what colleagues noted. */
export function SamePerson({ same_person, superseded_by }: LeadRecord) {
  if (same_person.length === 0) return null
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2">
          The same person also wrote
        </Typography>
        {superseded_by !== null && (
          <Typography color="textSecondary">The newest of these stands in the inbox for all of them.</Typography>
        )}
        <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, borderLeft: 2, borderColor: 'divider' }}>
          {same_person.map((enquiry) => (
            <Enquiry key={enquiry.id} {...enquiry} />
          ))}
        </Box>
      </CardContent>
    </Card>
  )
}

function Enquiry({ id, status, created_at, customer_name, notes, ...enquiry }: OtherEnquiry) {
  const createPath = useCreatePath()
  const { required_service, otherdescription, comment, city } = enquiry
  const words = [required_service, otherdescription, comment, city].filter(Boolean).join(', ')
  return (
    <Box component="li" sx={{ pl: 2, pb: 2, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Link component={RouterLink} to={createPath({ resource: 'leads', type: 'show', id })}>
          {shownMoment(created_at)}
        </Link>
        <StatusChip status={status} />
      </Box>
      <Typography>
        {customer_name}: {words}
      </Typography>
      {notes.map((note) => (
        <Typography key={note.id} variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-wrap' }}>
          {note.staff}, {shownMoment(note.at)}: {note.text}
        </Typography>
      ))}
    </Box>
  )
}
