import type { PriceBookSummary } from '@house/contract/staff/entities'
import AddIcon from '@mui/icons-material/Add'
import { Button, Typography } from '@mui/material'
import { Datagrid, FunctionField, List, TextField, TopToolbar, useCanAccess } from 'react-admin'
import { LoadError } from '../../components/errors/load-error.tsx'
import { formatDate, formatDateTime } from '../../format/datetime.ts'
import { StatusChip } from './status.tsx'
import { useMakeDraft } from './use-make-draft.ts'

export function PriceBookList() {
  return (
    <List
      actions={<ListActions />}
      sort={{ field: 'version', order: 'DESC' }}
      perPage={25}
      exporter={false}
      empty={false}
      error={<LoadError />}
    >
      <Datagrid bulkActionButtons={false} rowClick="show" empty={<NoBooks />}>
        <TextField source="version" />
        <TextField source="name" />
        <FunctionField<PriceBookSummary>
          source="status"
          render={({ status = 'draft' }) => <StatusChip status={status} />}
        />
        <FunctionField<PriceBookSummary>
          source="in_force_at"
          render={({ in_force_at }) => formatDate(in_force_at) || '–'}
        />
        <FunctionField<PriceBookSummary>
          source="updated_at"
          render={({ updated_at, staff }) => [formatDateTime(updated_at), staff].filter(Boolean).join(', ')}
        />
      </Datagrid>
    </List>
  )
}

function ListActions() {
  const { canAccess } = useCanAccess({ resource: 'price-books', action: 'create' })
  const makeDraft = useMakeDraft()
  return (
    <TopToolbar>
      {canAccess && (
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          disabled={makeDraft.isPending}
          onClick={() => makeDraft.mutate(null)}
        >
          New empty draft
        </Button>
      )}
    </TopToolbar>
  )
}

function NoBooks() {
  return (
    <Typography variant="body2" sx={{ p: 2 }}>
      There is no price book yet, so visitors of the planner ask for a price.
    </Typography>
  )
}
