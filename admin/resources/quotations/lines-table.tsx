import type { PlannerParts } from '@house/contract/plans/planner-parts'
import type { Quotation, QuotationLine } from '@house/contract/quotations/quotation'
import { sizeOf } from '@house/fenestration/description/describe'
import { kindOf } from '@house/fenestration/description/kind'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { formatRupees } from '@house/fenestration/estimate/money'
import { bookPriceOf } from '@house/fenestration/quotation/price-line'
import { quantityOf, quotationTotals } from '@house/fenestration/quotation/quotation-totals'
import CollapseIcon from '@mui/icons-material/ExpandLess'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Box, IconButton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Fragment, type ReactNode } from 'react'
import { type Basis, hasCosts, ifKnown } from './draft.ts'
import { Drawing } from './drawing.tsx'

type LinesTableProps = {
  document: Quotation
  plannerParts: PlannerParts
  showsCosts: boolean
  /** Prices that differ from the book's show the book's too. */
  basis: Basis
  /** What is below an open row; without it, rows cannot be opened. */
  panel?: (line: QuotationLine, index: number) => ReactNode
  open?: number | null
  onOpen?: (index: number | null) => void
}

/** Openings and price lines with their amounts. */
export function LinesTable({
  document,
  plannerParts,
  showsCosts: maySeeCosts,
  basis,
  panel,
  open,
  onOpen,
}: LinesTableProps) {
  const showsCosts = maySeeCosts && hasCosts(document)
  const { amounts } = quotationTotals(document)
  const columns = 5 + (panel ? 1 : 0) + (showsCosts ? 2 : 0)
  return (
    <Table aria-label="Openings and price lines" sx={tableStyles}>
      <TableHead>
        <TableRow>
          {panel && <TableCell component="td" />}
          <TableCell component="td" />
          <TableCell className="opening">Opening, mm</TableCell>
          <TableCell className="wide number">Pieces</TableCell>
          {showsCosts && <TableCell className="cost number">Cost</TableCell>}
          {showsCosts && <TableCell className="cost number">Margin</TableCell>}
          <TableCell className="wide number">Unit price</TableCell>
          <TableCell className="number">Amount</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {document.lines.map((line, index) => {
          const isOpen = panel !== undefined && open === index
          const [title, details] = textOf(line, plannerParts)
          const name = line.kind === 'opening' ? line.design.name : title
          return (
            <Fragment key={line.id}>
              {/* The click of the button arrives here too. */}
              <TableRow
                {...(panel && { hover: !isOpen, onClick: () => onOpen?.(isOpen ? null : index) })}
                sx={{ ...(panel && { cursor: 'pointer' }), ...(isOpen && { '& > td': { borderBottom: 0 } }) }}
              >
                {panel && (
                  <TableCell sx={{ width: 40 }}>
                    <IconButton
                      size="small"
                      aria-label={`${isOpen ? 'Close' : 'Open'} ${name || `line ${index + 1}`}`}
                      aria-expanded={isOpen}
                    >
                      {isOpen ? <CollapseIcon /> : <ExpandIcon />}
                    </IconButton>
                  </TableCell>
                )}
                <TableCell sx={{ width: { xs: 56, sm: 80 } }}>
                  {line.kind === 'opening' && !isOpen && (
                    <Drawing design={line.design} plannerParts={plannerParts} width={56} height={44} />
                  )}
                </TableCell>
                <TableCell>
                  <Typography component="span">
                    {line.kind === 'opening' && <b>{line.design.name} </b>}
                    {title}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {details}
                  </Typography>
                  {line.kind === 'opening' && line.source === 'manual' && !isOpen && (
                    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                      Price by hand: {line.reason}
                    </Typography>
                  )}
                  <Typography variant="body2" color="textSecondary" className="narrow">
                    {quantityOf(line)} × {formatRupees(line.unit_price)}
                  </Typography>
                </TableCell>
                <TableCell className="wide number">{quantityOf(line)}</TableCell>
                {showsCosts && (
                  <TableCell className="cost number">{line.cost === null ? '–' : figure(line.cost)}</TableCell>
                )}
                {showsCosts && <TableCell className="cost number">{marginOf(line)}</TableCell>}
                <TableCell className="wide number">
                  <BookPrice line={line} basis={basis} />
                  {line.unit_price === 0 ? <b>no price</b> : figure(line.unit_price)}
                </TableCell>
                <TableCell className="number">
                  <b>{figure(amounts[index] ?? 0)}</b>
                </TableCell>
              </TableRow>
              {isOpen && (
                <TableRow>
                  <TableCell colSpan={columns} sx={{ pt: 0 }}>
                    {panel(line, index)}
                  </TableCell>
                </TableRow>
              )}
            </Fragment>
          )
        })}
      </TableBody>
    </Table>
  )
}

/** Struck out, where the price differs from it. */
function BookPrice({ line, basis }: { line: QuotationLine; basis: Basis }) {
  if (line.kind === 'free' || line.source === 'book') return null
  const price = bookPriceOf(line.design, basis.plannerParts, basis.book)
  if (price === null || price === line.unit_price) return null
  return (
    <Box component="s" sx={{ color: 'text.secondary', mr: 1 }} aria-label={`The book says ${formatRupees(price)}`}>
      {figure(price)}
    </Box>
  )
}

function textOf(line: QuotationLine, plannerParts: PlannerParts): [title: string, details: string] {
  if (line.kind === 'free') return [line.label || 'Price line', '']
  const { design } = line
  const kind = ifKnown(design, plannerParts, () => kindOf(design, partsOf(design, plannerParts).system))
  return [
    kind ?? 'We no longer have its parts',
    [design.room, sizeOf(design).replace(' mm', '')].filter(Boolean).join(', '),
  ]
}

function marginOf({ unit_price, cost }: QuotationLine) {
  return cost === null || unit_price === 0 ? '–' : `${(((unit_price - cost) / unit_price) * 100).toFixed(1)} %`
}

function figure(paise: number) {
  return formatRupees(paise).replace('₹ ', '')
}

/** Beside the menu and the price; elsewhere an open row and the price have them. */
const wideScreen = '@media (min-width: 1400px)'

const tableStyles = {
  // Takes what the figures leave.
  '& th.opening': { width: '99%' },
  '& td, & th': { px: { xs: 0.75, sm: 1.25 }, py: 1, borderColor: 'divider' },
  '& td.number, & th.number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& td.wide, & th.wide': { display: { xs: 'none', sm: 'table-cell' } },
  '& td.cost, & th.cost': { display: 'none', [wideScreen]: { display: 'table-cell' } },
  '& .narrow': { display: { sm: 'none' } },
}
