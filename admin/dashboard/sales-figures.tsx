import type { SalesFigures } from '@house/contract/staff/entities'
import { formatRupees } from '@house/fenestration/estimate/money'
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { StaffApi } from '../api/data-provider.ts'
import { Panel, PanelGrid } from '../components/panels/panel.tsx'

/** What became of the quotations of the last twelve months. */
export function QuotationFigures() {
  const api = useDataProvider<StaffApi>()
  const { data } = useQuery({ queryKey: ['sales'], queryFn: api.sales, throwOnError: true })
  if (!data) return null
  if (data.by_month.length === 0)
    return <Typography color="textSecondary">No quotation was issued in the last twelve months.</Typography>
  return (
    <PanelGrid columns={{ xs: '1fr', lg: 'repeat(3, 1fr)' }}>
      <Figures title="By month" rows={data.by_month} nameOf={monthName} />
      <Figures
        title="By source"
        rows={data.by_source}
        nameOf={(name) => (name === 'direct' ? 'Direct or unknown' : name)}
      />
      <Figures title="By staff" rows={data.by_staff} nameOf={(name) => name || 'Not known'} />
    </PanelGrid>
  )
}

type FiguresProps = { title: string; rows: SalesFigures[]; nameOf: (name: string) => string }

function Figures({ title, rows, nameOf }: FiguresProps) {
  return (
    <Panel title={title} sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        aria-label={`Quotations ${title.toLowerCase()}`}
        sx={{ '& td, & th': { px: 0.5 }, '& th': { whiteSpace: 'nowrap' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{title.replace('By ', '').replace(/^./, (letter) => letter.toUpperCase())}</TableCell>
            <TableCell align="right">Accepted</TableCell>
            <TableCell align="right">Win rate</TableCell>
            <TableCell align="right">Value</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {rows.map(({ name, quoted, accepted, accepted_value }) => (
            <TableRow key={name}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{nameOf(name)}</TableCell>
              <TableCell align="right">
                {accepted} of {quoted}
              </TableCell>
              <TableCell align="right">{Math.round((accepted / quoted) * 100)} %</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {formatRupees(accepted_value)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}

/** "Nov 2026" */
function monthName(month: string) {
  return new Date(`${month}-01`).toLocaleDateString('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })
}
