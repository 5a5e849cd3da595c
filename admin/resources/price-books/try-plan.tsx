import type { Amounts, PlanEstimate } from '@house/contract/estimates/estimate'
import type { PriceBookRecord, PriceBookTrial } from '@house/contract/staff/entities'
import { formatRange } from '@house/fenestration/estimate/money'
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'
import { SectionCard } from '../../components/panels/section-card.tsx'

/** The estimate of a saved plan with this book, beside the one that visitors see. */
export function TryPlan({ book: { id } }: { book: PriceBookRecord }) {
  const api = useDataProvider<StaffApi>()
  const [code, setCode] = useState('')
  const attempt = useMutation({ mutationFn: () => api.tryPriceBook(id, code) })
  return (
    <SectionCard title="Try it on a plan">
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          attempt.mutate()
        }}
        sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'start' }}
      >
        <TextField
          size="small"
          label="Code of a saved plan"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          sx={{ maxWidth: 360 }}
          error={attempt.isError}
          helperText={attempt.error?.message ?? 'As saved last. Unsaved prices do not count.'}
        />
        <Button type="submit" variant="outlined" disabled={code.trim() === '' || attempt.isPending}>
          Estimate
        </Button>
      </Box>
      {attempt.data && <Trial {...attempt.data} />}
    </SectionCard>
  )
}

function Trial({ name, estimate, current }: PriceBookTrial) {
  const rows: [label: string, of: (estimate: PlanEstimate) => Amounts | null | undefined][] = [
    ['Transport', ({ totals }) => totals?.transport],
    ['Rounded subtotal', ({ totals }) => totals?.rounded],
    ['GST', ({ totals }) => totals?.gst],
    ['Total', ({ totals }) => totals?.total],
  ]
  const show = (amounts: Amounts | null | undefined) => (amounts ? formatRange(amounts) : 'no price')
  return (
    <Box sx={{ overflowX: 'auto', mt: 2 }}>
      <Typography component="h3" variant="subtitle1">
        {name}
      </Typography>
      <Table size="small" aria-label={`Estimates of ${name}`} sx={{ '& td, & th': { px: 1 } }}>
        <TableHead>
          <TableRow>
            <TableCell>Opening</TableCell>
            <TableCell align="right">This book</TableCell>
            <TableCell align="right">In force</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {estimate.items.map(({ name: opening, quantity, total, reasons }, index) => (
            // By number: two openings may have the same name.
            <TableRow key={index}>
              <TableCell>
                {opening}
                {quantity > 1 ? ` × ${quantity}` : ''}
                {reasons.map((reason) => (
                  <Typography key={reason} variant="body2" color="error">
                    {reason}
                  </Typography>
                ))}
              </TableCell>
              <TableCell align="right">{show(total)}</TableCell>
              <TableCell align="right">{current ? show(current.items[index]?.total) : '–'}</TableCell>
            </TableRow>
          ))}
          {rows.map(([label, amountsOf]) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell align="right">{show(amountsOf(estimate))}</TableCell>
              <TableCell align="right">{current ? show(amountsOf(current)) : '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
