import BackIcon from '@mui/icons-material/ArrowBack'
import MailIcon from '@mui/icons-material/MailOutlined'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import { Box, Button, Card, CardContent, Link, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Show, useDataProvider, useShowContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { StaffCalls } from '../../api/data-provider.ts'
import type { LeadRecord } from '../../api/types.ts'
import { shownMoment } from '../../format/datetime.ts'
import { plainText } from '../../format/plain-text.ts'
import { Deliveries } from './deliveries.tsx'
import { Work } from './lead-actions.tsx'
import { Notes } from './notes.tsx'
import { SamePerson } from './related-enquiries.tsx'
import { StatusChip } from './status.tsx'
import { useLeadChange } from './use-lead-change.ts'

/** One lead: who it is and how to reach them on the left, the work with it on the right. */
export function LeadScreen() {
  return (
    <Show actions={false} component="div">
      <Button component={RouterLink} to="/leads" startIcon={<BackIcon />} sx={{ my: 1 }}>
        All leads
      </Button>
      <Lead />
    </Show>
  )
}

/** Where there is one column only, the work comes before the notes. */
const column = { gap: 3, display: { xs: 'contents', md: 'flex' } }

function Lead() {
  const { record } = useShowContext<LeadRecord>()
  // A row of the list is shown first; notes and deliveries come with the whole lead.
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
            <Reach {...record} />
            <Facts {...record} />
          </CardContent>
        </Card>
        <Box sx={{ order: 2 }}>
          <Notes {...record} />
        </Box>
      </Stack>
      <Stack sx={column}>
        <Box sx={{ order: { xs: 1, md: 0 } }}>
          <Work lead={record} />
        </Box>
        <Stack sx={{ gap: 3, order: 3 }}>
          <SamePerson {...record} />
          <Deliveries {...record} />
        </Stack>
      </Stack>
    </Box>
  )
}

/** Who presses one of these answers the person: from the first time on nobody waits for it any more. */
function Reach({ id, phone_number, email, customer_name, first_response_at }: LeadRecord) {
  const calls = useDataProvider<StaffCalls>()
  const { mutate: answer } = useLeadChange(
    (by: 'phone' | 'whatsapp' | 'mail') => calls.contactLead(id, by),
    'Noted as the first answer.',
  )
  const answerBy = (by: 'phone' | 'whatsapp' | 'mail') => () => first_response_at === null && answer(by)
  const digits = phone_number.replace(/\D/g, '')
  const international = digits.length === 10 ? `91${digits}` : digits
  return (
    <Stack direction="row" sx={{ gap: 1, my: 2, flexWrap: 'wrap' }}>
      <Button href={`tel:+${international}`} onClick={answerBy('phone')} variant="contained" startIcon={<PhoneIcon />}>
        Call {phone_number}
      </Button>
      <Button
        href={`https://wa.me/${international}`}
        onClick={answerBy('whatsapp')}
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
          onClick={answerBy('mail')}
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

function Product({ product, product_title }: LeadRecord) {
  if (!product_title) return product
  return (
    <Link href={`/products/${product}`} target="_blank" rel="noreferrer">
      {plainText(product_title)}
    </Link>
  )
}

function Facts(lead: LeadRecord) {
  const facts: [name: string, value: ReactNode][] = [
    ['Received', shownMoment(lead.created_at)],
    ['First answered', shownMoment(lead.first_response_at) || 'not yet'],
    ['Type', lead.kind === 'dealer' ? 'Wants to be a dealer' : 'Enquiry'],
    ['Service', lead.required_service],
    ['In their words', lead.otherdescription],
    ['Comment', lead.comment],
    ['Place', [lead.city, lead.state].filter(Boolean).join(', ')],
    ['Product', lead.product && <Product {...lead} />],
    ['Page', lead.page],
    ['Came from', lead.referrer],
    ['Campaign', Object.values(lead.utm).join(', ')],
    ['Language', lead.language],
    ['Looks suspicious', lead.suspicions],
  ]
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: '9rem 1fr', gap: 1, overflowWrap: 'anywhere' }}
    >
      {facts
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
