import type { OpeningEstimate } from '@house/contract/estimates/estimate'
import { designLimits } from '@house/contract/plans/design-options'
import type { OpeningLine } from '@house/contract/quotations/quotation'
import { type PriceSource, priceSources, quotationLimits } from '@house/contract/quotations/quotation-options'
import { urls } from '@house/contract/urls'
import { writeDesignLink } from '@house/fenestration/design/design-link'
import { glassFits } from '@house/fenestration/design/glazing'
import { DesignError } from '@house/fenestration/design/parse-design'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { estimateOrExplain } from '@house/fenestration/estimate/estimate-plan'
import { formatRange } from '@house/fenestration/estimate/money'
import { frameAreaOf } from '@house/fenestration/quotation/price-line'
import { checkDesign } from '@house/fenestration/rules/check-design'
import ProblemIcon from '@mui/icons-material/ErrorOutlineOutlined'
import AdviceIcon from '@mui/icons-material/InfoOutlined'
import OpenIcon from '@mui/icons-material/OpenInNew'
import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { readDesign } from '../products/read-design.ts'
import { DecimalInput } from './decimal-input.tsx'
import { type Basis, changeOpening, ifKnown } from './draft.ts'
import { Drawing } from './drawing.tsx'

type OpeningPanelProps = {
  line: OpeningLine
  basis: Basis
  showsCosts: boolean
  onChange: (line: OpeningLine) => void
}

const sourceLabels: Record<PriceSource, string> = {
  book: 'Price book',
  rate: 'Rate per m²',
  manual: 'By hand',
}
const mm2PerM2 = 1_000_000
/** Beside the menu and the price there is room for three. */
const threeColumns = '@media (min-width: 1400px)'

/** One opening of a draft: its size, glass and price, and what the price book and the limits say about it. */
export function OpeningPanel({ line, basis, showsCosts, onChange }: OpeningPanelProps) {
  const { design } = line
  const { plannerParts, book } = basis
  const change = (changes: Partial<OpeningLine>) => onChange(changeOpening(line, changes, basis))
  const estimate = useMemo(() => book && estimateOrExplain(design, plannerParts, book), [design, plannerParts, book])
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        pb: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
        '& > .book': { gridColumn: '1 / -1' },
        [threeColumns]: {
          gap: 2.5,
          gridTemplateColumns: '200px minmax(0, 1fr) 250px',
          '& > .book': { gridColumn: 'auto' },
        },
        '& > .problems': { gridColumn: '1 / -1' },
      }}
    >
      <Box>
        <Drawing design={design} plannerParts={plannerParts} width={160} height={150} dimensions />
        <Button
          size="small"
          href={urls.planDesign(writeDesignLink(design))}
          target="_blank"
          rel="noreferrer"
          startIcon={<OpenIcon />}
        >
          Open in the planner
        </Button>
        <RedrawnInput line={line} basis={basis} change={change} />
      </Box>
      <Box sx={fieldsStyles}>
        <Size line={line} basis={basis} change={change} />
        <Price line={line} basis={basis} change={change} showsCosts={showsCosts} />
      </Box>
      <Box className="book">
        {estimate ? (
          <BookLines {...estimate} />
        ) : (
          <Typography color="textSecondary">No price book is in force, so prices are entered by hand.</Typography>
        )}
      </Box>
      <Problems line={line} basis={basis} change={change} />
    </Box>
  )
}

export const fieldsStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  pt: 1,
  '& .whole': { gridColumn: '1 / -1' },
  '& .MuiFormControl-root': { m: 0 },
}

type PartProps = Pick<OpeningPanelProps, 'line' | 'basis'> & { change: (changes: Partial<OpeningLine>) => void }

function Size({ line: { design }, basis: { plannerParts }, change }: PartProps) {
  const glazings = ifKnown(design, plannerParts, () => {
    const { system } = partsOf(design, plannerParts)
    return plannerParts.glazings.filter((glazing) => glassFits(system, glazing))
  })
  const text = (name: 'name' | 'room', label: string) => (
    <TextField
      label={label}
      value={design[name]}
      onChange={({ target }) => change({ design: { ...design, [name]: target.value } })}
      slotProps={{ htmlInput: { maxLength: designLimits.name }, inputLabel: { shrink: true } }}
    />
  )
  const size = (name: 'width' | 'height', label: string) => (
    <DecimalInput
      label={label}
      value={design[name]}
      unit="mm"
      {...designLimits.size}
      onChange={(value) => change({ design: { ...design, [name]: value } })}
    />
  )
  return (
    <>
      {text('name', 'Number')}
      {text('room', 'Room')}
      {size('width', 'Width')}
      {size('height', 'Height')}
      {glazings && (
        <TextField
          select
          className="whole"
          label="Glass"
          // A glass that does not fit is a problem below, not a choice.
          value={glazings.some(({ key }) => key === design.glass) ? design.glass : ''}
          onChange={({ target }) => change({ design: { ...design, glass: target.value } })}
          slotProps={{ inputLabel: { shrink: true } }}
        >
          {glazings.map(({ key, name }) => (
            <MenuItem key={key} value={key}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  )
}

/** What the fields here cannot change, such as the layout or the colour, is drawn in the planner and comes back as a link. */
function RedrawnInput({ line: { design }, basis: { plannerParts }, change }: PartProps) {
  const [error, setError] = useState('')
  function take(text: string) {
    try {
      const { name, room, quantity } = design
      const redrawn = { ...readDesign(text), name, room, quantity }
      partsOf(redrawn, plannerParts)
      change({ design: redrawn })
      setError('')
    } catch (failure) {
      if (!(failure instanceof DesignError)) throw failure
      setError(failure.message)
    }
  }
  return (
    <TextField
      label="Link of the changed opening"
      // What was read is in the drawing, so the field stays empty.
      value=""
      placeholder="Paste it here"
      error={error !== ''}
      helperText={error}
      onChange={({ target }) => take(target.value.trim())}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

function Price({ line, basis, change, showsCosts }: PartProps & { showsCosts: boolean }) {
  const { design, source, rate, reason, unit_price, cost } = line
  const chooseSource = (chosen: PriceSource) => {
    const area = frameAreaOf(design, basis.plannerParts)
    // A rate starts as what the price comes to now.
    const started = area === null ? null : Math.round((unit_price * mm2PerM2) / area / 100) * 100
    change({ source: chosen, rate: chosen === 'rate' ? (rate ?? started) : null })
  }
  return (
    <>
      <DecimalInput
        label="Pieces"
        value={design.quantity}
        min={1}
        max={designLimits.quantity}
        onChange={(quantity) => change({ design: { ...design, quantity } })}
      />
      <DecimalInput
        label="Unit price"
        value={unit_price}
        {...money}
        isWrong={unit_price === 0}
        onChange={(price) => change({ source: 'manual', rate: null, unit_price: price })}
      />
      <TextField
        select
        label="Price from"
        className={source === 'rate' || showsCosts ? '' : 'whole'}
        value={source}
        onChange={({ target }) => chooseSource(priceSources.find((name) => name === target.value) ?? 'book')}
      >
        {priceSources.map((name) => (
          <MenuItem key={name} value={name} disabled={name === 'book' && basis.book === null}>
            {sourceLabels[name]}
          </MenuItem>
        ))}
      </TextField>
      {source === 'rate' && (
        <DecimalInput label="Rate per m²" value={rate} {...money} onChange={(value) => change({ rate: value })} />
      )}
      {showsCosts && (
        <DecimalInput
          label="Cost of one"
          value={cost}
          {...money}
          onChange={(value) => change({ cost: value })}
          onClear={() => change({ cost: null })}
        />
      )}
      {source === 'manual' && (
        <TextField
          label="Why it is not the book's price"
          className="whole"
          value={reason}
          required
          error={reason.trim() === ''}
          helperText="The customer does not see it."
          onChange={({ target }) => change({ reason: target.value })}
          slotProps={{ htmlInput: { maxLength: quotationLimits.reason }, inputLabel: { shrink: true } }}
        />
      )}
    </>
  )
}

export const money = { unit: '₹', digits: 2, max: quotationLimits.unitPrice } as const

/** What is beyond the limits of the system, with changes that cure it. */
function Problems({ line: { design }, basis: { plannerParts }, change }: PartProps) {
  const problems = useMemo(
    () => ifKnown(design, plannerParts, () => checkDesign(design, plannerParts)),
    [design, plannerParts],
  )
  if (problems === null)
    return (
      <Alert severity="error" variant="outlined" className="problems">
        We no longer offer a part of this opening. Remove it and add another.
      </Alert>
    )
  if (problems.length === 0) return null
  return (
    <Box className="problems" component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {problems.map(({ rule, cell, message, isAdvice, remedies }) => (
        <Box
          component="li"
          key={`${rule} ${cell}`}
          // Beside the text, which is lower on a line with buttons.
          sx={{ ...problemStyles, '& > svg': { mt: remedies.length > 0 ? 0.5 : 0 } }}
        >
          {isAdvice ? <AdviceIcon color="info" fontSize="small" /> : <ProblemIcon color="warning" fontSize="small" />}
          <Box>
            <Typography variant="body2" component="span" sx={{ mr: 1 }}>
              {message}
            </Typography>
            {remedies.map(({ label, design: cured }) => (
              <Button key={label} size="small" onClick={() => change({ design: cured })}>
                {label}
              </Button>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const problemStyles = {
  display: 'flex',
  gap: 1,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
}

function BookLines({ lines, each, reasons }: OpeningEstimate) {
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Typography component="h2" variant="subtitle2" sx={{ pb: 0.5, borderBottom: 1, borderColor: 'divider' }}>
        What the price book says
      </Typography>
      {reasons.map((reason) => (
        <Typography key={reason} variant="body2" color="error" sx={{ mt: 1 }}>
          {reason}
        </Typography>
      ))}
      {lines.map(({ label, working, low, high }) => (
        <Box key={label} sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={bookLine}>
            <Typography variant="body2">{label}</Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
              {formatRange({ low, high })}
            </Typography>
          </Box>
          <Typography variant="caption" color="textSecondary">
            {working}
          </Typography>
        </Box>
      ))}
      {each && (
        <Box sx={{ ...bookLine, pt: 1, '& *': { fontWeight: 600 } }}>
          <Typography variant="body2">One piece</Typography>
          <Typography variant="body2">{formatRange(each)}</Typography>
        </Box>
      )}
    </Box>
  )
}

const bookLine = { display: 'flex', justifyContent: 'space-between', gap: 2 }
