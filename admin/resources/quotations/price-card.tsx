import type { Amounts } from '@house/contract/estimates/estimate'
import type { Quotation } from '@house/contract/quotations/quotation'
import { quotationLimits } from '@house/contract/quotations/quotation-options'
import { formatRupees } from '@house/fenestration/estimate/money'
import { quotationTotals } from '@house/fenestration/estimate/quotation-totals'
import InsideIcon from '@mui/icons-material/CheckCircleOutlined'
import OutsideIcon from '@mui/icons-material/ErrorOutlined'
import { Box, TextField, Typography } from '@mui/material'
import { SectionCard } from '../../components/panels/section-card.tsx'
import { DecimalInput } from './decimal-input.tsx'
import type { DraftPart } from './draft.ts'

type PriceCardProps = { document: Quotation; showsCosts: boolean }

/** What it comes to. */
export function Totals({ document, showsCosts }: PriceCardProps) {
  const { subtotal, discount, taxable, gst, total, cost, margin } = quotationTotals(document)
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {showsCosts && (
        <Box sx={{ pb: 1, mb: 1, borderBottom: 1, borderColor: 'divider' }}>
          <Row label="Cost" value={cost === null ? 'not known for every line' : formatRupees(cost)} />
          <Row
            label="Margin"
            value={
              cost === null || margin === null ? '–' : `${(margin / 100).toFixed(1)} %, ${formatRupees(taxable - cost)}`
            }
            isStrong
          />
        </Box>
      )}
      <Row label="Subtotal" value={formatRupees(subtotal)} />
      {discount > 0 && <Row label={`Discount ${document.discount / 100} %`} value={formatRupees(-discount)} />}
      <Row label={`GST ${document.gst / 100} %`} value={formatRupees(gst)} />
      <Box sx={{ ...row, alignItems: 'baseline', mt: 1, pt: 1, borderTop: 1, borderColor: 'text.primary' }}>
        <Typography sx={{ fontWeight: 600 }}>Total</Typography>
        <Typography variant="h5" component="strong">
          {formatRupees(total)}
        </Typography>
      </Box>
    </Box>
  )
}

/** The totals of a draft, with what they depend on and the estimate that the customer saw. */
export function PriceCard({ document, change, pricing, showsCosts }: DraftPart & { showsCosts: boolean }) {
  const { max_discount, estimate } = pricing
  return (
    <SectionCard title="Price">
      <Totals document={document} showsCosts={showsCosts} />
      {estimate && <EstimateBar estimate={estimate} total={quotationTotals(document).total} />}
      <Box sx={{ display: 'grid', gap: 1.5, mt: 3, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
        <DecimalInput
          label="Discount"
          value={document.discount}
          {...percent}
          isWrong={document.discount > max_discount}
          onChange={(discount) => change({ discount })}
        />
        <DecimalInput label="GST" value={document.gst} {...percent} onChange={(gst) => change({ gst })} />
        <TextField
          label="HSN code"
          value={document.hsn}
          onChange={({ target }) => change({ hsn: target.value })}
          slotProps={{ htmlInput: { maxLength: 20 }, inputLabel: { shrink: true } }}
          sx={{ m: 0 }}
        />
      </Box>
      {max_discount < quotationLimits.percent && (
        <Typography variant="body2" color={document.discount > max_discount ? 'error' : 'textSecondary'} sx={{ mt: 1 }}>
          You may give a discount of up to {max_discount / 100} %.
        </Typography>
      )}
    </SectionCard>
  )
}

const percent = { unit: '%', digits: 2, max: quotationLimits.percent } as const

/** Where the total is in the range that the customer's plan was estimated at. */
function EstimateBar({ estimate: { low, high }, total }: { estimate: Amounts; total: number }) {
  const isWithin = total >= low && total <= high
  const at = Math.min(100, Math.max(0, ((total - low) / Math.max(1, high - low)) * 100))
  const place = isWithin ? 'Within' : total < low ? 'Below' : 'Above'
  return (
    <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', fontVariantNumeric: 'tabular-nums' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1 }}>
        {isWithin ? <InsideIcon color="success" /> : <OutsideIcon color="warning" />}
        <Typography variant="body2">{place} the estimate the customer saw</Typography>
      </Box>
      <Box sx={{ position: 'relative', height: 8, bgcolor: 'primary.main', opacity: 0.85 }} aria-hidden>
        <Box sx={{ position: 'absolute', inset: 0, bgcolor: 'background.paper', opacity: 0.75 }} />
        <Box
          sx={{
            ...{ position: 'absolute', top: -4, width: 3, height: 16, bgcolor: 'primary.main' },
            left: `calc(${at}% - 1.5px)`,
          }}
        />
      </Box>
      <Box sx={{ ...row, mt: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {formatRupees(low)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatRupees(high)}
        </Typography>
      </Box>
    </Box>
  )
}

function Row({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <Box sx={{ ...row, py: 0.25 }}>
      <Typography color="textSecondary">{label}</Typography>
      <Typography sx={{ textAlign: 'right', fontWeight: isStrong ? 600 : 400 }}>{value}</Typography>
    </Box>
  )
}

const row = { display: 'flex', justifyContent: 'space-between', gap: 2 }
