import type { QuotationRecord, QuotationSummary } from '@house/contract/staff/entities'
import { urls } from '@house/contract/urls'
import WithdrawIcon from '@mui/icons-material/BlockOutlined'
import ReviseIcon from '@mui/icons-material/EditOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import OpenIcon from '@mui/icons-material/OpenInNew'
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import { Box, Button, Card, Link, Stack, Typography } from '@mui/material'
import { useCanAccess, useCreatePath, useGetList, useRedirect } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { downloadUrls } from '../../api/staff-api.ts'
import { useStaffMutation } from '../../api/use-staff-mutation.ts'
import { ConfirmButton } from '../../components/buttons/confirm-button.tsx'
import { CopyButton } from '../../components/buttons/copy-button.tsx'
import { SectionCard } from '../../components/panels/section-card.tsx'
import { formatDate, formatDateTime } from '../../format/datetime.ts'
import { internationalNumber } from '../../format/phone-number.ts'
import { LinesTable } from './lines-table.tsx'
import { Totals } from './price-card.tsx'
import { QuotationChip, quotationName } from './status.tsx'

/** What was issued, which never changes, and what the customer did with it. */
export function IssuedView({ quotation, showsCosts }: { quotation: QuotationRecord; showsCosts: boolean }) {
  const { document, catalogue } = quotation
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
          <LinesTable {...{ document, catalogue, showsCosts }} />
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

/** How it gets to the customer, and what can still be done with it. */
function SendCard({ quotation, token }: { quotation: QuotationRecord; token: string }) {
  const { id, status, full_number, valid_until, document } = quotation
  const { customer } = document
  const link = `${window.location.origin}${urls.quotation(token)}`
  const text = `Dear ${customer.name}, here is our quotation ${full_number}, valid until ${formatDate(valid_until)}: ${link}`
  const mail = `mailto:${customer.email}?subject=${encodeURIComponent(`Quotation ${full_number}`)}&body=${encodeURIComponent(text)}`
  const canBeSent = status === 'issued'
  return (
    <SectionCard title={canBeSent ? 'Send it to the customer' : 'Private link'}>
      <Typography sx={{ overflowWrap: 'anywhere', p: 1.5, mb: 2, border: 1, borderColor: 'divider', fontSize: 14 }}>
        {link}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {canBeSent && customer.phone !== '' && (
          <Button
            {...newTab}
            variant="contained"
            href={`https://wa.me/${internationalNumber(customer.phone)}?text=${encodeURIComponent(text)}`}
            startIcon={<WhatsAppIcon />}
          >
            Send by WhatsApp
          </Button>
        )}
        {canBeSent && customer.email !== '' && (
          <Button variant="outlined" href={mail} startIcon={<MailIcon />}>
            Send by mail
          </Button>
        )}
        <CopyButton label="Copy link" text={link} />
        <Button {...newTab} href={`${urls.quotation(token)}?as=staff`} startIcon={<OpenIcon />}>
          See as customer
        </Button>
        <Button {...newTab} href={downloadUrls.quotation(id)} startIcon={<PdfIcon />}>
          PDF
        </Button>
        <Revise quotation={quotation} />
        <Withdraw quotation={quotation} />
      </Stack>
    </SectionCard>
  )
}

const newTab = { target: '_blank', rel: 'noreferrer' }

function Revise({ quotation: { id, status } }: { quotation: QuotationRecord }) {
  const redirect = useRedirect()
  const { canAccess } = useCanAccess({ resource: 'quotations', action: 'edit' })
  const revise = useStaffMutation<void, QuotationRecord>(
    (api) => api.reviseQuotation(id),
    (draft) => redirect('show', 'quotations', draft.id),
  )
  if (!canAccess || status === 'accepted' || status === 'replaced') return null
  return (
    <Button startIcon={<ReviseIcon />} disabled={revise.isPending} onClick={() => revise.mutate()}>
      Revise
    </Button>
  )
}

function Withdraw({ quotation: { id, status } }: { quotation: QuotationRecord }) {
  const { canAccess } = useCanAccess({ resource: 'quotations', action: 'issue' })
  const withdraw = useStaffMutation<void, unknown>((api) => api.withdrawQuotation(id))
  if (!canAccess || status !== 'issued') return null
  return (
    <ConfirmButton
      label="Withdraw"
      icon={<WithdrawIcon />}
      warning="The customer can no longer accept it. It keeps its number, and you can revise it."
      onConfirm={() => withdraw.mutateAsync()}
    />
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
  const { status, created_at, issued_at, opened_at, answered_at, updated_at, answer, valid_until, staff } = quotation
  const answers: Partial<Record<QuotationRecord['status'], string>> = {
    accepted: `Accepted by ${answer}`,
    declined: `Declined: ${answer}`,
  }
  const events: [at: string | null, text: string][] = [
    [created_at, 'Draft created'],
    [issued_at, 'Issued'],
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
