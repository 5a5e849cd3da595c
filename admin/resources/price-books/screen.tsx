import type { PriceBookRecord } from '@house/contract/staff/entities'
import { Alert, Box, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title, useCanAccess, useDataProvider } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { StaffApi } from '../../api/data-provider.ts'
import { LoadError } from '../../components/errors/load-error.tsx'
import { formatDate, formatDateTime } from '../../format/datetime.ts'
import { Compare } from './compare.tsx'
import { DraftForm } from './draft-form.tsx'
import { ImportPrices } from './import-prices.tsx'
import { StatusChip } from './status.tsx'
import { TryPlan } from './try-plan.tsx'
import { VersionActions } from './version-actions.tsx'

/** One version: its prices, which can be changed while it is a draft, and what can be done with it. */
export function PriceBookScreen() {
  const { id = '' } = useParams()
  const api = useDataProvider<StaffApi>()
  // Not `useGetOne`, which starts with the record of the list: that has no prices.
  const { data: book, error } = useQuery({
    queryKey: ['price-books', 'document', id],
    queryFn: () => api.findPriceBook(id),
    // As in react-admin's forms: a colleague's change must not replace what is typed. Saving reports the conflict.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { canAccess = false } = useCanAccess({ resource: 'price-books', action: 'edit' })
  if (!book) return error ? <LoadError /> : null
  const isEditable = canAccess && book.status === 'draft'
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 2, mb: 6, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={`Price book: ${book.name}`} />
      <Header book={book} />
      <VersionActions book={book} canChange={canAccess} />
      {/* A new version of the draft, saved or imported, starts the form again. */}
      <DraftForm key={`${book.id} ${book.updated_at}`} book={book} isEditable={isEditable} />
      {isEditable && <ImportPrices book={book} />}
      <TryPlan book={book} />
      <Compare book={book} />
    </Box>
  )
}

function Header({ book }: { book: PriceBookRecord }) {
  const { name, version, status, in_force_at, updated_at, staff } = book
  const changed = [`Changed ${formatDateTime(updated_at)}`, staff].filter(Boolean).join(' by ')
  return (
    <div>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <StatusChip status={status} />
      </Stack>
      <Typography color="textSecondary">
        Version {version}. {in_force_at ? `In force since ${formatDate(in_force_at)}. ` : ''}
        {changed}.
      </Typography>
      {status !== 'draft' && (
        <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
          {status === 'in-force'
            ? 'Visitors see estimates with these prices.'
            : 'Estimates were made with these prices.'}{' '}
          To change them, make a draft of this version.
        </Alert>
      )}
    </div>
  )
}
