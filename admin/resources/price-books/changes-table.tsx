import type { PriceBookChange } from '@house/contract/staff/entities'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'

/** What differs between two books. */
export function ChangesTable({ caption, changes }: { caption: string; changes: PriceBookChange[] }) {
  return (
    <Table size="small" aria-label={caption} sx={{ '& td, & th': { px: 1, overflowWrap: 'anywhere' } }}>
      <TableHead>
        <TableRow>
          <TableCell>Price</TableCell>
          <TableCell>Before</TableCell>
          <TableCell>After</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ label, before, after }) => (
          <TableRow key={`${label} ${before} ${after}`}>
            <TableCell>{label}</TableCell>
            <TableCell>{before ?? 'no price'}</TableCell>
            <TableCell>{after ?? 'no price'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
