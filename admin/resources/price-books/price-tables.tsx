import type { BookRowKind } from '@house/fenestration/estimate/book-rows'
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Fragment, memo } from 'react'
import { noPrice, type PriceText, type Slot } from './price-form.ts'

type PriceTableProps = {
  caption: string
  slots: Slot[]
  prices: Record<string, PriceText>
  hasLeast?: boolean
  readOnly: boolean
  onChange: (subject: string, change: Partial<PriceText>) => void
}

/** Low and high prices, one row for each thing that can have one. Rates are grouped by system. */
export function PriceTable({ caption, slots, prices, hasLeast = false, readOnly, onChange }: PriceTableProps) {
  const columns = hasLeast ? 4 : 3
  return (
    <Table size="small" aria-label={caption} sx={tableStyles}>
      <TableHead>
        <TableRow>
          <TableCell>{hasLeast ? 'Way of opening' : 'For'}</TableCell>
          <TableCell align="right">Low, ₹</TableCell>
          <TableCell align="right">High, ₹</TableCell>
          {hasLeast && <TableCell align="right">Least, m²</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {slots.map((slot, index) => {
          const [group, name] = splitLabel(slot)
          const isFirst = group !== '' && slots[index - 1]?.row.system !== slot.row.system
          return (
            <Fragment key={slot.subject}>
              {isFirst && (
                <TableRow>
                  <TableCell component="th" scope="colgroup" colSpan={columns} sx={{ fontWeight: 600, pt: 2 }}>
                    {group}
                  </TableCell>
                </TableRow>
              )}
              <PriceRow
                subject={slot.subject}
                name={name}
                label={slot.label}
                price={prices[slot.subject] ?? noPrice}
                hasLeast={hasLeast}
                readOnly={readOnly}
                onChange={onChange}
              />
            </Fragment>
          )
        })}
      </TableBody>
    </Table>
  )
}

/** "Rate: 60 mm uPVC casement, hinged" is in the group of its system; others have none. */
function splitLabel({ row, label }: Slot): [group: string, name: string] {
  const text = label.replace(/^[^:]*: /, '')
  if (row.kind !== 'rate') return ['', capital(text)]
  const comma = text.lastIndexOf(', ')
  return [text.slice(0, comma), capital(text.slice(comma + 2))]
}

function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

type PriceRowProps = Pick<PriceTableProps, 'onChange' | 'readOnly'> & {
  subject: string
  name: string
  label: string
  price: PriceText
  hasLeast: boolean
}

/** Remembers its last rendering: a book has hundreds of rows. */
const PriceRow = memo(function PriceRow({ subject, name, label, price, hasLeast, readOnly, onChange }: PriceRowProps) {
  const isRange = price.low !== '' || price.high !== ''
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ color: isRange ? 'text.primary' : 'text.secondary' }}>
        {name}
      </TableCell>
      {(['low', 'high', ...(hasLeast ? (['least'] as const) : [])] as const).map((field) => (
        <TableCell key={field} align="right">
          <AmountInput
            label={`${label}, ${field}`}
            value={price[field]}
            readOnly={readOnly}
            onChange={(text) => onChange(subject, { [field]: text })}
          />
        </TableCell>
      ))}
    </TableRow>
  )
})

type AmountInputProps = { label: string; value: string; readOnly: boolean; onChange: (text: string) => void }

/** A plain input: a book has hundreds of them. Its style is that of what is around it. */
export function AmountInput({ label, value, readOnly, onChange }: AmountInputProps) {
  return (
    <input
      aria-label={label}
      inputMode="decimal"
      value={value}
      readOnly={readOnly}
      placeholder={readOnly ? '–' : 'no price'}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

export const amountStyles = {
  '& input[inputmode=decimal]': {
    width: { xs: 76, sm: 104 },
    boxSizing: 'border-box',
    px: 1,
    py: 0.5,
    textAlign: 'right',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    color: 'inherit',
    bgcolor: 'transparent',
    border: '1px solid',
    borderColor: 'divider',
    '&:read-only': { borderColor: 'transparent' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
  },
}

const tableStyles = {
  ...amountStyles,
  '& td, & th': { px: { xs: 0.5, sm: 1 }, py: 0.5 },
  '& td:first-of-type, & th:first-of-type': { pl: 0 },
  // The names take the rest.
  '& td:not(:first-of-type), & thead th:not(:first-of-type)': { width: '1%', whiteSpace: 'nowrap' },
}

type PriceTablesProps = Omit<PriceTableProps, 'caption' | 'hasLeast'> & { tables: [BookRowKind, string][] }

/** Several short tables side by side. */
export function PriceTables({ tables, slots, ...others }: PriceTablesProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
      {tables.map(([kind, caption]) => (
        <Box key={kind} sx={{ minWidth: 0 }}>
          <Box component="h3" sx={{ typography: 'subtitle1', m: 0, mb: 1 }}>
            {caption}
          </Box>
          <PriceTable {...others} caption={caption} slots={slots.filter(({ row }) => row.kind === kind)} />
        </Box>
      ))}
    </Box>
  )
}
