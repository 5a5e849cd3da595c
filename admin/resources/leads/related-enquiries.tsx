import type { LeadRecord, RelatedEnquiry } from '@house/contract/staff/entities'
import { Box, Link, Typography } from '@mui/material'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { SectionCard } from '../../components/panels/section-card.tsx'
import { formatDateTime } from '../../format/datetime.ts'
import { StatusChip } from './status.tsx'

/** Other enquiries with the same phone number, newest first. */
export function RelatedEnquiries({ same_person, superseded_by }: LeadRecord) {
  if (same_person.length === 0) return null
  return (
    <SectionCard title="Related enquiries">
      {superseded_by !== null && (
        <Typography color="textSecondary">The newest one represents all of them in the list of leads.</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, borderLeft: 2, borderColor: 'divider' }}>
        {same_person.map((enquiry) => (
          <Enquiry key={enquiry.id} {...enquiry} />
        ))}
      </Box>
    </SectionCard>
  )
}

function Enquiry({ id, status, created_at, customer_name, notes, ...enquiry }: RelatedEnquiry) {
  const createPath = useCreatePath()
  const { required_service, otherdescription, comment, city } = enquiry
  const summary = [required_service, otherdescription, comment, city].filter(Boolean).join(', ')
  return (
    <Box component="li" sx={{ pl: 2, pb: 2, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Link component={RouterLink} to={createPath({ resource: 'leads', type: 'show', id })}>
          {formatDateTime(created_at)}
        </Link>
        <StatusChip status={status} />
      </Box>
      <Typography>
        {customer_name}: {summary}
      </Typography>
      {notes.map((note) => (
        <Typography key={note.id} variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-wrap' }}>
          {note.staff}, {formatDateTime(note.at)}: {note.text}
        </Typography>
      ))}
    </Box>
  )
}
