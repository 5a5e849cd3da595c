import type { TrashRecord } from '@house/contract/staff/entities'
import EmptyIcon from '@mui/icons-material/DeleteForeverOutlined'
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import { Box, Button, Typography } from '@mui/material'
import {
  Datagrid,
  List,
  SearchInput,
  TextField,
  TopToolbar,
  useDataProvider,
  useListContext,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'
import { ConfirmButton } from '../../components/buttons/confirm-button.tsx'
import { DateTimeField } from '../../components/fields/datetime-field.tsx'
import { PlainTextField } from '../../components/fields/plain-text-field.tsx'
import { ResourceNameField } from '../../components/fields/resource-name-field.tsx'
import { useRestoreFromTrash } from '../../components/publishing/trash-toast.tsx'
import { hiddenOnTablets } from '../../theme/datagrid-styles.ts'

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Search" />]

export function TrashList() {
  const actions = (
    <TopToolbar>
      <EmptyButton />
    </TopToolbar>
  )
  return (
    <List
      filters={filters}
      actions={actions}
      sort={{ field: 'trashed_at', order: 'DESC' }}
      exporter={false}
      empty={false}
    >
      <Datagrid bulkActionButtons={<RestoreSelected />} rowClick={false} empty={<EmptyTrash />}>
        <PlainTextField source="title" label="Title" />
        <ResourceNameField source="resource" label="Type" sortable={false} />
        <TextField source="staff" label="Deleted by" sortable={false} emptyText="System" {...hiddenOnTablets} />
        <DateTimeField source="trashed_at" label="Deleted" {...hiddenOnTablets} />
        <DateTimeField
          source="erased_at"
          label="Permanently deleted on"
          phoneLabel="Permanently deleted on"
          sortable={false}
        />
        <TrashActions label="Actions" sortable={false} cellClassName="full-width" />
      </Datagrid>
    </List>
  )
}

function EmptyTrash() {
  return <Typography sx={{ p: 3 }}>The trash is empty.</Typography>
}

function TrashActions(_: { label: string; sortable: boolean; cellClassName: string }) {
  const record = useRecordContext<TrashRecord>()
  const restore = useRestoreFromTrash()
  const api = useDataProvider<StaffApi>()
  const notify = useNotify()
  const refresh = useRefresh()
  if (!record) return null
  const deletePermanently = async () => {
    await api.delete('trash', { id: record.id })
    notify('Deleted permanently.', { type: 'success' })
    refresh()
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <Button size="small" startIcon={<RestoreIcon />} onClick={() => restore([record.id])}>
        Restore
      </Button>
      <ConfirmButton
        label="Delete permanently"
        icon={<EmptyIcon />}
        warning="This cannot be undone."
        onConfirm={deletePermanently}
      />
    </Box>
  )
}

function RestoreSelected() {
  const { selectedIds, onUnselectItems } = useListContext()
  const restore = useRestoreFromTrash()
  const restoreAll = async () => {
    await restore(selectedIds)
    onUnselectItems()
  }
  if (selectedIds.length === 0) return null
  return (
    <Button size="small" startIcon={<RestoreIcon />} onClick={restoreAll}>
      Restore
    </Button>
  )
}

function EmptyButton() {
  const api = useDataProvider<StaffApi>()
  const refresh = useRefresh()
  const { total } = useListContext()
  const empty = () => api.emptyTrash().finally(refresh)
  if (!total) return null
  return (
    <ConfirmButton
      label="Empty trash"
      icon={<EmptyIcon />}
      warning="Everything in it is deleted permanently. This cannot be undone."
      onConfirm={empty}
    />
  )
}
