import { otherService } from '@house/contract/enquiry/options'
import type { LeadRecord } from '@house/contract/staff/entities'
import type { ContactMethod } from '@house/contract/staff/lead-status'
import { urls } from '@house/contract/urls'
import BackIcon from '@mui/icons-material/ArrowBack'
import MailIcon from '@mui/icons-material/MailOutlined'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import { Box, Button, Card, CardContent, Link, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Show, useDataProvider, useShowContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { StaffApi } from '../../api/data-provider.ts'
import { LoadError } from '../../components/errors/load-error.tsx'
import { PanelErrorBoundary } from '../../components/errors/panel-error-boundary.tsx'
import { formatDateTime } from '../../format/datetime.ts'
import { internationalNumber } from '../../format/phone-number.ts'
import { plainText } from '../../format/plain-text.ts'
import { Deliveries } from './deliveries.tsx'
import { ErasePerson } from './erase-person.tsx'
import { LeadActions } from './lead-actions.tsx'
import { Notes } from './notes.tsx'
import { Plan } from './plan/plan.tsx'
import { LeadQuotations } from './quotations.tsx'
import { RelatedEnquiries } from './related-enquiries.tsx'
import { StatusChip } from './status.tsx'
import { useLeadMutation } from './use-lead-mutation.ts'

/** Contact and request on the left, status and history on the right. */
export function LeadShow() {
  return (
    <Show actions={false} component="div" error={<LoadError />}>
      <Button component={RouterLink} to="/leads" startIcon={<BackIcon />} sx={{ my: 1 }}>
        All leads
      </Button>
      <Lead />
    </Show>
  )
}

/** In a single column, the actions come before the notes. */
const column = { gap: 3, display: { xs: 'contents', md: 'flex' } }

function Lead() {
  const { record } = useShowContext<LeadRecord>()
  // react-admin shows the list's record first, which has no notes or deliveries.
  if (!record?.notes) return null
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
      <Stack sx={column}>
        <Card>
          <CardContent>
            <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
              <Typography variant="h5" component="h2">
                {record.customer_name}
              </Typography>
              <StatusChip status={record.status} />
            </Stack>
            <PanelErrorBoundary name="The enquiry">
              <ContactButtons {...record} />
              <LeadDetails {...record} />
            </PanelErrorBoundary>
          </CardContent>
        </Card>
        <Box sx={{ order: 2 }}>
          <Plan {...record} />
        </Box>
        <Box sx={{ order: 2 }}>
          <Notes {...record} />
        </Box>
      </Stack>
      <Stack sx={column}>
        <Box sx={{ order: { xs: 1, md: 0 } }}>
          <LeadActions lead={record} />
        </Box>
        <Box sx={{ order: { xs: 1, md: 0 } }}>
          <LeadQuotations lead={record} />
        </Box>
        <Stack sx={{ gap: 3, order: 3 }}>
          <RelatedEnquiries {...record} />
          <Deliveries {...record} />
          <ErasePerson lead={record} />
        </Stack>
      </Stack>
    </Box>
  )
}

/** The first click on one of these counts as the first response. */
function ContactButtons({ id, phone_number, email, customer_name, first_response_at }: LeadRecord) {
  const api = useDataProvider<StaffApi>()
  const { mutate: recordResponse } = useLeadMutation(
    (by: ContactMethod) => api.contactLead(id, by),
    'First response recorded.',
  )
  const onContact = (by: ContactMethod) => () => first_response_at === null && recordResponse(by)
  const international = internationalNumber(phone_number)
  return (
    <Stack direction="row" sx={{ gap: 1, my: 2, flexWrap: 'wrap' }}>
      <Button href={`tel:+${international}`} onClick={onContact('phone')} variant="contained" startIcon={<PhoneIcon />}>
        Call {phone_number}
      </Button>
      <Button
        href={`https://wa.me/${international}`}
        onClick={onContact('whatsapp')}
        target="_blank"
        rel="noreferrer"
        variant="outlined"
        startIcon={<WhatsAppIcon />}
      >
        WhatsApp
      </Button>
      {email && (
        <Button
          href={`mailto:${email}?subject=${encodeURIComponent(`Your enquiry, ${customer_name}`)}`}
          onClick={onContact('mail')}
          variant="outlined"
          startIcon={<MailIcon />}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {email}
        </Button>
      )}
    </Stack>
  )
}

function ProductLink({ product, product_title }: LeadRecord) {
  if (!product_title) return product
  return (
    <Link href={urls.product(product)} target="_blank" rel="noreferrer">
      {plainText(product_title)}
    </Link>
  )
}

function LeadDetails(lead: LeadRecord) {
  const details: [name: string, value: ReactNode][] = [
    ['Received', formatDateTime(lead.created_at)],
    ['First response', formatDateTime(lead.first_response_at) || 'None yet'],
    ['Type', lead.kind === 'dealer' ? 'Dealership request' : 'Enquiry'],
    ['Service', lead.required_service],
    [lead.required_service === otherService ? 'Other service' : 'Message', lead.otherdescription],
    ['Comment', lead.comment],
    ['Location', [lead.city, lead.state].filter(Boolean).join(', ')],
    ['Product', lead.product && <ProductLink {...lead} />],
    ['Page', lead.page],
    ['Source', lead.source],
    ['Referrer', lead.referrer],
    ['Campaign', Object.values(lead.utm).join(', ')],
    ['Language', lead.language],
    ['Spam signals', lead.suspicions],
  ]
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: '9rem 1fr', gap: 1, overflowWrap: 'anywhere' }}
    >
      {details
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  )
}
