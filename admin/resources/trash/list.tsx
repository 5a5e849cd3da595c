import EmptyIcon from '@mui/icons-material/DeleteForeverOutlined'
import BackIcon from '@mui/icons-material/RestoreFromTrashOutlined'
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
import type { StaffCalls } from '../../api/data-provider.ts'
import type { TrashRecord } from '../../api/types.ts'
import { ConfirmedButton } from '../../components/buttons/confirm-button.tsx'
import { MomentField } from '../../components/fields/datetime-field.tsx'
import { PlainField } from '../../components/fields/plain-text-field.tsx'
import { KindField } from '../../components/fields/resource-name-field.tsx'
import { useBringBack } from '../../components/publishing/trash-toast.tsx'
import { notOnTablets } from '../../theme/datagrid-styles.ts'

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Search" />]

/** What was deleted lately, and a way back for each. */
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
      <Datagrid bulkActionButtons={<BringAllBack />} rowClick={false} empty={<NothingThere />}>
        <PlainField source="title" label="What" />
        <KindField source="resource" label="Kind" sortable={false} />
        <TextField source="staff" label="By" sortable={false} emptyText="the site itself" {...notOnTablets} />
        <MomentField source="trashed_at" label="When" {...notOnTablets} />
        <MomentField source="erased_at" label="Kept until" onCard="Kept until" sortable={false} />
        <WhatToDo label="What to do" sortable={false} cellClassName="whole-line" />
      </Datagrid>
    </List>
  )
}

function NothingThere() {
  return <Typography sx={{ p: 3 }}>The trash is empty.</Typography>
}

function WhatToDo(_: { label: string; sortable: boolean; cellClassName: string }) {
  const record = useRecordContext<TrashRecord>()
  const bringBack = useBringBack()
  const calls = useDataProvider<StaffCalls>()
  const notify = useNotify()
  const refresh = useRefresh()
  if (!record) return null
  const erase = async () => {
    await calls.delete('trash', { id: record.id })
    notify('Deleted for good.', { type: 'success' })
    refresh()
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <Button size="small" startIcon={<BackIcon />} onClick={() => bringBack([record.id])}>
        Bring back
      </Button>
      <ConfirmedButton
        label="Delete for good"
        icon={<EmptyIcon />}
        warning="It cannot be brought back then."
        act={erase}
      />
    </Box>
  )
}

function BringAllBack() {
  const { selectedIds, onUnselectItems } = useListContext()
  const bringBack = useBringBack()
  const act = async () => {
    await bringBack(selectedIds)
    onUnselectItems()
  }
  if (selectedIds.length === 0) return null
  return (
    <Button size="small" startIcon={<BackIcon />} onClick={act}>
      Bring back
    </Button>
  )
}

function EmptyButton() {
  const calls = useDataProvider<StaffCalls>()
  const refresh = useRefresh()
  const { total } = useListContext()
  const empty = () => calls.emptyTrash().finally(refresh)
  if (!total) return null
  return (
    <ConfirmedButton
      label="Empty the trash"
      icon={<EmptyIcon />}
      warning="Nothing in it can be brought back then."
      act={empty}
    />
  )
}
