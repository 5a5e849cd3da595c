import type { PriceBookRecord, PriceBookSummary } from '@house/contract/staff/entities'
import { MenuItem, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useGetList } from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'
import { SectionCard } from '../../components/panels/section-card.tsx'
import { ChangesTable } from './changes-table.tsx'

/** What this version changes, compared with the one in force or any other. */
export function Compare({ book: { id, updated_at } }: { book: PriceBookRecord }) {
  const api = useDataProvider<StaffApi>()
  const { data: books = [] } = useGetList<PriceBookSummary>('price-books', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'version', order: 'DESC' },
  })
  const others = books.filter((other) => other.id !== id)
  const [chosen, setChosen] = useState<number | null>(null)
  const from = chosen ?? (others.find(({ status }) => status === 'in-force') ?? others[0])?.id
  const { data: changes } = useQuery({
    queryKey: ['price-books', 'changes', id, updated_at, from],
    queryFn: () => api.comparePriceBooks(id, from ?? id),
    enabled: from !== undefined,
  })
  if (from === undefined) return null
  return (
    <SectionCard title="Changes">
      <TextField
        select
        size="small"
        label="Compared with"
        value={from}
        onChange={({ target }) => setChosen(Number(target.value))}
        sx={{ maxWidth: 480, mb: 2 }}
      >
        {others.map((other) => (
          <MenuItem key={other.id} value={other.id}>
            Version {other.version}: {other.name}
            {other.status === 'in-force' ? ' (in force)' : ''}
          </MenuItem>
        ))}
      </TextField>
      {changes?.length === 0 && <Typography color="textSecondary">All prices are the same.</Typography>}
      {changes && changes.length > 0 && <ChangesTable caption="Changes" changes={changes} />}
    </SectionCard>
  )
}
