import type { LeadRecord, QuotationRecord, QuotationSummary } from '@house/contract/staff/entities'
import { formatRupees } from '@house/fenestration/estimate/money'
import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Link, Typography } from '@mui/material'
import { useCanAccess, useCreatePath, useGetList, useRedirect } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useStaffMutation } from '../../api/use-staff-mutation.ts'
import { SectionCard } from '../../components/panels/section-card.tsx'
import { formatDate } from '../../format/datetime.ts'
import { QuotationChip, quotationName } from '../quotations/status.tsx'
import { AttachPlan } from './plan/attach-plan.tsx'

/** What was quoted to this lead, and a button for the next quotation. */
export function LeadQuotations({ lead: { id, plan_code } }: { lead: LeadRecord }) {
  const { canAccess } = useCanAccess({ resource: 'quotations', action: 'create' })
  const redirect = useRedirect()
  const { data: quotations = [] } = useGetList<QuotationSummary>('quotations', {
    pagination: { page: 1, perPage: 100 },
    filter: { enquiry_id: id },
  })
  const create = useStaffMutation<void, QuotationRecord>(
    (api) => api.createQuotation(id),
    (quotation) => redirect('show', 'quotations', quotation.id),
  )
  return (
    <SectionCard title="Quotations">
      {quotations.length === 0 && (
        <Typography color="textSecondary">
          {plan_code === ''
            ? 'None yet. A new one is empty: add openings and price lines to it, or attach a plan first.'
            : 'None yet. A new one starts with the openings of the plan and their prices.'}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {quotations.map((quotation) => (
          <Row key={quotation.id} {...quotation} />
        ))}
      </Box>
      {canAccess && (
        <AttachPlan id={id} label={plan_code === '' ? 'Code or link of a plan' : 'Attach another plan instead'} />
      )}
      {canAccess && (
        <Button
          variant={quotations.length === 0 ? 'contained' : 'outlined'}
          startIcon={<AddIcon />}
          disabled={create.isPending}
          sx={{ mt: 2 }}
          onClick={() => create.mutate()}
        >
          New quotation
        </Button>
      )}
    </SectionCard>
  )
}

function Row(quotation: QuotationSummary) {
  const createPath = useCreatePath()
  const { id, total, updated_at, issued_at } = quotation
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Link component={RouterLink} to={createPath({ resource: 'quotations', type: 'show', id })}>
        {quotationName(quotation)}
      </Link>
      <QuotationChip {...quotation} />
      <Typography component="span" variant="body2" color="textSecondary">
        {formatDate(issued_at ?? updated_at)}
      </Typography>
      <Typography component="span" sx={{ ml: 'auto', fontWeight: 600 }}>
        {formatRupees(total)}
      </Typography>
    </Box>
  )
}
