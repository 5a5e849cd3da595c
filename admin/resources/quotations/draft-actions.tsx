import type { Quotation } from '@house/contract/quotations/quotation'
import type { QuotationRecord } from '@house/contract/staff/entities'
import { formatRupees } from '@house/fenestration/estimate/money'
import { quotationTotals } from '@house/fenestration/quotation/quotation-totals'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import SaveIcon from '@mui/icons-material/Save'
import IssueIcon from '@mui/icons-material/Send'
import { Button, Paper, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, useCanAccess, useNotify, useRedirect } from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'
import { downloadUrls } from '../../api/staff-api.ts'
import { useStaffMutation } from '../../api/use-staff-mutation.ts'
import { ConfirmButton } from '../../components/buttons/confirm-button.tsx'
import { discardsChanges, useUnsavedWarning } from '../../components/forms/use-unsaved-warning.ts'
import { formatDate } from '../../format/datetime.ts'
import { colors } from '../../theme/tokens.ts'
import { missingIn } from './draft.ts'

type DraftActionsProps = {
  quotation: QuotationRecord
  /** As it is on the screen, and as it was saved last. */
  document: Quotation
  saved: { document: Quotation; updated_at: string }
  onSaved: (quotation: QuotationRecord) => void
  /** It was to be issued before an engineer has checked it. */
  onUnchecked: () => void
}

/** At the bottom of the screen, whatever is scrolled. Preview and issue save first: both are of what is on the screen. */
export function DraftActions({ quotation, document, saved, onSaved, onUnchecked }: DraftActionsProps) {
  const { id } = quotation
  const notify = useNotify()
  const redirect = useRedirect()
  const isChanged = document !== saved.document
  useUnsavedWarning(isChanged)
  const store = async (api: StaffApi) => {
    const missing = missingIn(document)
    if (missing) throw new Error(missing)
    // Also if nothing was changed here: the server says if someone else has changed it.
    const quotation = await api.saveQuotation(id, { document, updated_at: saved.updated_at })
    onSaved(quotation)
    return quotation
  }
  const save = useStaffMutation<void, QuotationRecord>(store, () => notify('Saved.', { type: 'success' }))
  const preview = useStaffMutation<Window | null, void>(async (api, tab) => {
    try {
      await store(api)
      if (tab) tab.location.href = downloadUrls.quotation(id)
    } catch (error) {
      tab?.close()
      throw error
    }
  })
  const remove = useStaffMutation<void, unknown>(
    (api) => api.delete('quotations', { id }),
    () => redirect('show', 'leads', quotation.enquiry_id, undefined, discardsChanges),
  )
  const { canAccess: canIssue } = useCanAccess({ resource: 'quotations', action: 'issue' })
  return (
    <Paper
      square
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        p: { xs: 1, sm: 2 },
        mt: 2.5,
        display: 'flex',
        gap: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
        bgcolor: colors.stone,
      }}
    >
      {canIssue && <Issue quotation={quotation} document={document} store={store} onUnchecked={onUnchecked} />}
      <Button
        variant="outlined"
        startIcon={<PdfIcon />}
        disabled={preview.isPending}
        // Opened at once: browsers block a tab that opens after a reply.
        onClick={() => preview.mutate(window.open('', '_blank'))}
      >
        Preview PDF
      </Button>
      <Button startIcon={<SaveIcon />} disabled={!isChanged || save.isPending} onClick={() => save.mutate()}>
        Save draft
      </Button>
      <ConfirmButton
        label="Delete draft"
        icon={<DeleteIcon />}
        warning="The draft is deleted. This cannot be undone."
        onConfirm={() => remove.mutateAsync()}
      />
      <Typography
        color="textSecondary"
        variant="body2"
        sx={{ ml: { md: 'auto' }, display: { xs: isChanged ? 'block' : 'none', sm: 'block' } }}
      >
        {isChanged ? 'Not saved yet.' : 'Saved. The customer sees nothing before it is issued.'}
      </Typography>
    </Paper>
  )
}

type IssueProps = Pick<DraftActionsProps, 'quotation' | 'document' | 'onUnchecked'> & {
  store: (api: StaffApi) => Promise<QuotationRecord>
}

function Issue({ quotation: { id, number, revision }, document, store, onUnchecked }: IssueProps) {
  const { customer, valid_until, is_checked } = document
  const [isOpen, setIsOpen] = useState(false)
  const notify = useNotify()
  const issue = useStaffMutation<void, QuotationRecord>(
    async (api) => {
      const { updated_at } = await store(api)
      return api.issueQuotation(id, { updated_at })
    },
    ({ full_number }) => {
      notify(`Issued as ${full_number}.`, { type: 'success' })
      // How it gets to the customer is at the top of the next screen.
      window.scrollTo(0, 0)
    },
  )
  const name = number === null ? 'the next number of this financial year' : `${number} R${revision}`
  return (
    <>
      <Button
        variant="contained"
        startIcon={<IssueIcon />}
        disabled={issue.isPending}
        onClick={() => (is_checked ? setIsOpen(true) : onUnchecked())}
        sx={{ px: { sm: 2.5 }, py: { sm: 1.25 } }}
      >
        Issue quotation
      </Button>
      <Confirm
        isOpen={isOpen}
        title="Issue quotation"
        content={
          <Stack sx={{ gap: 1.5 }}>
            <Typography color="textPrimary">
              {customer.name}, <b>{formatRupees(quotationTotals(document).total)}</b> with GST, valid until{' '}
              {formatDate(valid_until)}
            </Typography>
            <span>It gets {name}. Number, prices and texts are then fixed; to change them, make a revision.</span>
            <span>
              {customer.email
                ? `If this site sends mail, it goes to ${customer.email} with the PDF.`
                : 'There is no e-mail address, so it is not mailed.'}{' '}
              The next screen has the private link.
            </span>
          </Stack>
        }
        confirm="Issue quotation"
        onConfirm={() => {
          setIsOpen(false)
          issue.mutate()
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
