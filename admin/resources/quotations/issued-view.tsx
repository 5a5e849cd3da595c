import type { QuotationRecord, QuotationSummary } from '@house/contract/staff/entities'
import { Box, Card, Link, Stack, Typography } from '@mui/material'
import { useCreatePath, useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { SectionCard } from '../../components/panels/section-card.tsx'
import { formatDate, formatDateTime } from '../../format/datetime.ts'
import { LinesTable } from './lines-table.tsx'
import { Totals } from './price-card.tsx'
import { SendCard } from './send-card.tsx'
import { QuotationChip, quotationName } from './status.tsx'

/** What was issued, which never changes, and what the customer did with it. */
export function IssuedView({ quotation, showsCosts }: { quotation: QuotationRecord; showsCosts: boolean }) {
  const { document, catalogue: plannerParts, issued_book: book } = quotation
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 330px' },
      }}
    >
      <Stack sx={{ gap: 2.5, minWidth: 0 }}>
        {quotation.token !== null && <SendCard quotation={quotation} token={quotation.token} />}
        <Card>
          <LinesTable
            document={document}
            plannerParts={plannerParts}
            showsCosts={showsCosts}
            basis={{ plannerParts, book }}
          />
        </Card>
        <Questions {...quotation} />
        {document.terms.length > 0 && (
          <SectionCard title="Terms">
            <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
              {document.terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </Box>
          </SectionCard>
        )}
      </Stack>
      <Stack sx={{ gap: 2.5, minWidth: 0 }}>
        <SectionCard title="Price">
          <Totals document={document} showsCosts={showsCosts} />
        </SectionCard>
        <History {...quotation} />
        <Revisions {...quotation} />
      </Stack>
    </Box>
  )
}

function Questions({ questions }: QuotationRecord) {
  if (questions.length === 0) return null
  return (
    <SectionCard title="Questions of the customer">
      {questions.map(({ id, text, at }) => (
        <Box key={id} sx={{ mb: 1.5 }}>
          <Typography variant="body2" color="textSecondary">
            {formatDateTime(at)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        </Box>
      ))}
    </SectionCard>
  )
}

function History(quotation: QuotationRecord) {
  const { status, created_at, issued_at, mailed_at, opened_at, answered_at, updated_at, answer, valid_until, staff } =
    quotation
  const answers: Partial<Record<QuotationRecord['status'], string>> = {
    accepted: `Accepted by ${answer}`,
    declined: `Declined: ${answer}`,
  }
  const events: [at: string | null, text: string][] = [
    [created_at, 'Draft created'],
    [issued_at, 'Issued'],
    [mailed_at, `Mailed to ${quotation.document.customer.email}`],
    [opened_at, 'Opened by the customer'],
    [answered_at, answers[status] ?? 'Answered by the customer'],
    [status === 'withdrawn' ? updated_at : null, 'Withdrawn'],
    [status === 'replaced' ? updated_at : null, 'Replaced by a later revision'],
  ]
  return (
    <SectionCard title="History">
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {events.map(
          ([at, text]) =>
            at && (
              <Box component="li" key={text} sx={{ mb: 1.5 }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {formatDateTime(at)}
                </Typography>
              </Box>
            ),
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {status === 'issued' && !opened_at && 'Not opened yet. '}
        {quotation.is_expired ? 'Expired: it was valid until' : 'Valid until'} {formatDate(valid_until)}.
        {staff && ` Last changed by ${staff}.`}
      </Typography>
    </SectionCard>
  )
}

/** Other revisions of the same number. */
function Revisions({ id, enquiry_id, number }: QuotationRecord) {
  const createPath = useCreatePath()
  const { data = [] } = useGetList<QuotationSummary>('quotations', {
    pagination: { page: 1, perPage: 100 },
    filter: { enquiry_id },
  })
  const others = data.filter((other) => other.number === number && other.id !== id)
  if (others.length === 0) return null
  return (
    <SectionCard title="Other revisions">
      {others.map((other) => (
        <Stack key={other.id} direction="row" sx={{ gap: 1, mb: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Link component={RouterLink} to={createPath({ resource: 'quotations', type: 'show', id: other.id })}>
            {quotationName(other)}
          </Link>
          <QuotationChip {...other} />
        </Stack>
      ))}
    </SectionCard>
  )
}
