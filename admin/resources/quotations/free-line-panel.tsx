import type { FreeLine } from '@house/contract/quotations/quotation'
import { quotationLimits } from '@house/contract/quotations/quotation-options'
import { Box, TextField } from '@mui/material'
import { DecimalInput } from './decimal-input.tsx'
import { fieldsStyles, money } from './opening-panel.tsx'

type FreeLinePanelProps = { line: FreeLine; showsCosts: boolean; onChange: (line: FreeLine) => void }

/** A price line without a drawing, such as scaffolding. */
export function FreeLinePanel({ line, showsCosts, onChange }: FreeLinePanelProps) {
  const change = (changes: Partial<FreeLine>) => onChange({ ...line, ...changes })
  return (
    <Box sx={{ ...fieldsStyles, maxWidth: 560, pb: 1 }}>
      <TextField
        className="whole"
        label="What it is for"
        value={line.label}
        required
        error={line.label.trim() === ''}
        onChange={({ target }) => change({ label: target.value })}
        slotProps={{ htmlInput: { maxLength: quotationLimits.label }, inputLabel: { shrink: true } }}
      />
      <DecimalInput
        label="Pieces"
        value={line.quantity}
        min={1}
        max={quotationLimits.quantity}
        onChange={(quantity) => change({ quantity })}
      />
      <DecimalInput
        label="Unit price"
        value={line.unit_price}
        {...money}
        isWrong={line.unit_price === 0}
        onChange={(unit_price) => change({ unit_price })}
      />
      {showsCosts && (
        <DecimalInput
          label="Cost of one"
          value={line.cost}
          {...money}
          onChange={(cost) => change({ cost })}
          onClear={() => change({ cost: null })}
        />
      )}
    </Box>
  )
}
