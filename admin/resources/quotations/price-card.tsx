import type { Amounts } from '@house/contract/estimates/estimate'
import type { PriceBook } from '@house/contract/estimates/price-book'
import type { Quotation, QuotationLine } from '@house/contract/quotations/quotation'
import { quotationLimits } from '@house/contract/quotations/quotation-options'
import { transportLabel } from '@house/fenestration/estimate/estimate-plan'
import { formatRupees } from '@house/fenestration/estimate/money'
import { middleOf } from '@house/fenestration/quotation/price-line'
import { quotationTotals } from '@house/fenestration/quotation/quotation-totals'
import { reductionsOf } from '@house/fenestration/quotation/reductions'
import { transportLineOf, withTransport } from '@house/fenestration/quotation/transport-line'
import InsideIcon from '@mui/icons-material/CheckCircleOutlined'
import OutsideIcon from '@mui/icons-material/ErrorOutlined'
import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { useMemo } from 'react'
import { SectionCard } from '../../components/panels/section-card.tsx'
import { formatDate } from '../../format/datetime.ts'
import { DecimalInput } from './decimal-input.tsx'
import { type Basis, type DraftPart, hasCosts } from './draft.ts'

type PriceCardProps = { document: Quotation; showsCosts: boolean }

/** What it comes to. */
export function Totals({ document, showsCosts }: PriceCardProps) {
  const { subtotal, discount, taxable, gst, total, cost, margin } = quotationTotals(document)
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {showsCosts && hasCosts(document) && (
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

type PriceCardOfDraftProps = DraftPart & { basis: Basis; showsCosts: boolean }

/** The totals of a draft, with what they depend on and the estimate of the customer's plan. */
export function PriceCard({ document, change, pricing, basis, showsCosts }: PriceCardOfDraftProps) {
  const { max_discount, estimate, price_book } = pricing
  return (
    <SectionCard title="Price">
      {price_book && (
        <ZoneInput lines={document.lines} book={price_book.book} onChange={(lines) => change({ lines })} />
      )}
      <Totals document={document} showsCosts={showsCosts} />
      {estimate && price_book && (
        <EstimateBar estimate={estimate} total={quotationTotals(document).total} date={price_book.date} />
      )}
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
        <DiscountLimit document={document} maxDiscount={max_discount} basis={basis} />
      )}
    </SectionCard>
  )
}

type DiscountLimitProps = { document: Quotation; maxDiscount: number; basis: Basis }

/** Prices below the book's count like a discount. */
function DiscountLimit({ document, maxDiscount, basis: { plannerParts, book } }: DiscountLimitProps) {
  const { given, allowed } = useMemo(
    () => reductionsOf(document, maxDiscount, plannerParts, book),
    [document, maxDiscount, plannerParts, book],
  )
  const isTooMuch = given > allowed
  return (
    <Typography variant="body2" color={isTooMuch ? 'error' : 'textSecondary'} sx={{ mt: 1 }}>
      You may give a discount of up to {maxDiscount / 100} %.
      {isTooMuch &&
        ` You give ${formatRupees(given)} (discount and prices below the price book), and may give ${formatRupees(allowed)}.`}
    </Typography>
  )
}

type ZoneInputProps = { lines: QuotationLine[]; book: PriceBook; onChange: (lines: QuotationLine[]) => void }

/** Adds, changes or removes the line for transport. A zone that costs nothing needs none. */
function ZoneInput({ lines, book, onChange }: ZoneInputProps) {
  const zones = book.transport.filter((zone) => middleOf(zone) > 0)
  const line = transportLineOf(lines)
  if (zones.length === 0) return null
  const label = line?.kind === 'free' ? line.label : ''
  const chosen = zones.find(({ key }) => transportLabel(key) === label)?.key ?? label
  return (
    <TextField
      select
      label="Transport to"
      value={chosen}
      disabled={!line && lines.length >= quotationLimits.lines}
      onChange={({ target }) => onChange(withTransport(lines, book, target.value || null))}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ m: 0, mb: 2 }}
    >
      <MenuItem value="">Not in this quotation</MenuItem>
      {chosen === label && label !== '' && <MenuItem value={label}>{label}</MenuItem>}
      {zones.map(({ key }) => (
        <MenuItem key={key} value={key}>
          {key}
        </MenuItem>
      ))}
    </TextField>
  )
}

const percent = { unit: '%', digits: 2, max: quotationLimits.percent } as const

type EstimateBarProps = { estimate: Amounts; total: number; date: string }

/** Where the total is in the range of the customer's plan. The customer may have seen that of an earlier book, so it says which one it is. */
function EstimateBar({ estimate: { low, high }, total, date }: EstimateBarProps) {
  const isWithin = total >= low && total <= high
  const at = Math.min(100, Math.max(0, ((total - low) / Math.max(1, high - low)) * 100))
  const place = isWithin ? 'Within' : total < low ? 'Below' : 'Above'
  return (
    <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', fontVariantNumeric: 'tabular-nums' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1 }}>
        {isWithin ? <InsideIcon color="success" /> : <OutsideIcon color="warning" />}
        <Typography variant="body2">
          {place} the estimate of the plan with the price list of {formatDate(date)}
        </Typography>
      </Box>
      <Box sx={{ position: 'relative', height: 8, bgcolor: 'primary.main', opacity: 0.85 }} aria-hidden>
        <Box sx={{ position: 'absolute', inset: 0, bgcolor: 'background.paper', opacity: 0.75 }} />
        <Box
          sx={{
            position: 'absolute',
            top: -4,
            width: 3,
            height: 16,
            bgcolor: 'primary.main',
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
