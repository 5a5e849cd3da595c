import type { QuotationRecord } from '@house/contract/staff/entities'
import { urls } from '@house/contract/urls'
import WithdrawIcon from '@mui/icons-material/BlockOutlined'
import ReviseIcon from '@mui/icons-material/EditOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import MoreIcon from '@mui/icons-material/MoreVert'
import OpenIcon from '@mui/icons-material/OpenInNew'
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import { Box, Button, ListItemIcon, Menu, MenuItem, Stack, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Confirm, useCanAccess, useRedirect } from 'react-admin'
import { downloadUrls } from '../../api/staff-api.ts'
import { useStaffMutation } from '../../api/use-staff-mutation.ts'
import { CopyButton } from '../../components/buttons/copy-button.tsx'
import { SectionCard } from '../../components/panels/section-card.tsx'
import { formatDate, formatDateTime } from '../../format/datetime.ts'
import { internationalNumber } from '../../format/phone-number.ts'

type SendCardProps = { quotation: QuotationRecord; token: string }

/** How it gets to the customer; what is rarely needed is in a menu. */
export function SendCard({ quotation, token }: SendCardProps) {
  const { id, status, is_expired, mailed_at, full_number, valid_until, document } = quotation
  const { customer } = document
  const link = `${window.location.origin}${urls.quotation(token)}`
  const text = `Dear ${customer.name}, here is our quotation ${full_number}, valid until ${formatDate(valid_until)}: ${link}`
  const mail = `mailto:${customer.email}?subject=${encodeURIComponent(`Quotation ${full_number}`)}&body=${encodeURIComponent(text)}`
  const canBeSent = status === 'issued' && !is_expired
  return (
    <SectionCard title={canBeSent ? 'Send it to the customer' : 'Private link'}>
      {canBeSent && (
        <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>{mailSentence(customer.email, mailed_at)}</Typography>
      )}
      <Box sx={linkStyles}>
        <span>{link}</span>
        <CopyButton label="Copy link" text={link} />
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
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
        <Button {...newTab} href={downloadUrls.quotation(id)} startIcon={<PdfIcon />}>
          PDF
        </Button>
        <More quotation={quotation} token={token} />
      </Stack>
    </SectionCard>
  )
}

function mailSentence(email: string, mailed_at: string | null) {
  if (mailed_at) return `Mailed to ${email} with the PDF on ${formatDateTime(mailed_at)}.`
  if (email === '') return 'There is no e-mail address, so it was not mailed.'
  return `Not mailed to ${email} yet. If this site sends mail, it goes out within a minute.`
}

function More({ quotation, token }: SendCardProps) {
  const { id, status } = quotation
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const redirect = useRedirect()
  const { canAccess: canEdit = false } = useCanAccess({ resource: 'quotations', action: 'edit' })
  const { canAccess: canIssue = false } = useCanAccess({ resource: 'quotations', action: 'issue' })
  const revise = useStaffMutation<void, QuotationRecord>(
    (api) => api.reviseQuotation(id),
    (draft) => redirect('show', 'quotations', draft.id),
  )
  const withdraw = useStaffMutation<void, unknown>((api) => api.withdrawQuotation(id))
  const close = () => setAnchor(null)
  return (
    <>
      <Button startIcon={<MoreIcon />} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        More
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={close}>
        <MenuItem component="a" {...newTab} href={`${urls.quotation(token)}?as=staff`}>
          <Entry icon={<OpenIcon />}>See as customer</Entry>
        </MenuItem>
        {canEdit && status !== 'accepted' && status !== 'replaced' && (
          <MenuItem disabled={revise.isPending} onClick={() => revise.mutate()}>
            <Entry icon={<ReviseIcon />}>Revise</Entry>
          </MenuItem>
        )}
        {canIssue && status === 'issued' && (
          <MenuItem onClick={() => setIsWithdrawing(true)}>
            <Entry icon={<WithdrawIcon />}>Withdraw</Entry>
          </MenuItem>
        )}
      </Menu>
      <Confirm
        isOpen={isWithdrawing}
        title="Withdraw"
        content="The customer can no longer accept it. It keeps its number, and you can revise it."
        confirm="Withdraw"
        onConfirm={() => {
          setIsWithdrawing(false)
          withdraw.mutate()
        }}
        onClose={() => setIsWithdrawing(false)}
      />
    </>
  )
}

function Entry({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <>
      <ListItemIcon>{icon}</ListItemIcon>
      {children}
    </>
  )
}

const newTab = { target: '_blank', rel: 'noreferrer' }

const linkStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: 'space-between',
  alignItems: 'center',
  border: 1,
  borderColor: 'divider',
  p: 0.75,
  pl: 1.5,
  mb: 2,
  fontSize: 14,
  overflowWrap: 'anywhere',
  '& > span': { minWidth: 0 },
}
