import type { QuotationRecord } from '@house/contract/staff/entities'
import { urls } from '@house/contract/urls'
import BackIcon from '@mui/icons-material/ArrowBack'
import { Box, Button, Link, Typography } from '@mui/material'
import { Title, useCanAccess, useCreatePath, useGetOne } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { LoadError } from '../../components/errors/load-error.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { IssuedView } from './issued-view.tsx'
import { QuotationChip } from './status.tsx'

/** How often a quotation asks whether its customer has answered. */
const pollIntervalMs = 30_000

/** A draft is edited here; one that is issued is only shown. */
export function QuotationScreen() {
  const { id = '' } = useParams()
  const { data: quotation, error } = useGetOne<QuotationRecord>(
    'quotations',
    { id: Number(id) },
    // A draft is not read again, as in react-admin's forms: nothing may replace what is typed. Saving reports the conflict.
    {
      refetchInterval: (query) => isWaiting(query) && pollIntervalMs,
      refetchOnWindowFocus: isWaiting,
      refetchOnReconnect: isWaiting,
    },
  )
  const { canAccess: showsCosts, isPending } = useCanAccess({ resource: 'quotations', action: 'margin' })
  // react-admin shows the list's record first, which has no document.
  if (!quotation?.document) return error ? <LoadError /> : null
  if (isPending) return null
  const { pricing } = quotation
  return (
    <Box sx={{ mt: 1, mb: 6, minWidth: 0 }}>
      <Header quotation={quotation} />
      {pricing ? (
        <DraftEditor key={quotation.id} quotation={quotation} pricing={pricing} showsCosts={showsCosts === true} />
      ) : (
        <IssuedView quotation={quotation} showsCosts={showsCosts === true} />
      )}
    </Box>
  )
}

/** The customer can still answer it. */
function isWaiting({ state: { data } }: { state: { data: QuotationRecord | undefined } }) {
  return data?.status === 'issued' && !data.is_expired
}

function Header({ quotation }: { quotation: QuotationRecord }) {
  const createPath = useCreatePath()
  const { customer_name, enquiry_id, full_number, document } = quotation
  const { plan } = document
  const title = quotation.status === 'draft' ? `Quotation for ${customer_name}` : full_number
  return (
    <>
      <Title title={`Quotation: ${customer_name}`} />
      <Button
        component={RouterLink}
        to={createPath({ resource: 'leads', type: 'show', id: enquiry_id })}
        startIcon={<BackIcon />}
      >
        {customer_name}
      </Button>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <Typography variant="h5" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <QuotationChip {...quotation} />
        {plan && (
          <Typography color="textSecondary" sx={{ ml: { md: 'auto' } }}>
            Plan {plan.code}, version {plan.version}.{' '}
            <Link href={urls.planPdf(plan.code, plan.version)} target="_blank" rel="noreferrer">
              Open as PDF
            </Link>
          </Typography>
        )}
      </Box>
    </>
  )
}
