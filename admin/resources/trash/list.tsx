import BackIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import { useState } from 'react'
import {
  Button,
  Confirm,
  Datagrid,
  DeleteWithConfirmButton,
  FunctionField,
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
import type { StaffCalls } from '../../calls/data-provider.ts'
import type { TrashRecord } from '../../calls/records.ts'
import { PlainField } from '../../parts/content-screens.tsx'
import { shownMoment } from '../../parts/moment.ts'
import { useBringBack } from '../../parts/trash.tsx'

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
      <Datagrid bulkActionButtons={<BringAllBack />} rowClick={false} empty={<p>The trash is empty.</p>}>
        <PlainField source="title" label="What" />
        <TextField source="resource" label="Kind" sortable={false} />
        <TextField source="staff" label="By" sortable={false} emptyText="the program" />
        <FunctionField<TrashRecord>
          source="trashed_at"
          label="When"
          render={({ trashed_at }) => shownMoment(trashed_at)}
        />
        <FunctionField<TrashRecord> label="Kept until" render={({ erased_at }) => shownMoment(erased_at)} />
        <WhatToDo label="What to do" sortable={false} />
      </Datagrid>
    </List>
  )
}

function WhatToDo(_: { label: string; sortable: boolean }) {
  const record = useRecordContext<TrashRecord>()
  const bringBack = useBringBack()
  if (!record) return null
  return (
    <>
      <Button label="Bring back" onClick={() => bringBack([record.id])}>
        <BackIcon />
      </Button>
      <DeleteWithConfirmButton
        label="Delete for good"
        confirmTitle="Delete for good"
        confirmContent="It cannot be brought back then."
        mutationMode="pessimistic"
        redirect={false}
        successMessage="Deleted for good."
      />
    </>
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
    <Button label="Bring back" onClick={act}>
      <BackIcon />
    </Button>
  )
}

function EmptyButton() {
  const [isOpen, setIsOpen] = useState(false)
  const calls = useDataProvider<StaffCalls>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { total } = useListContext()
  const empty = async () => {
    setIsOpen(false)
    await calls.emptyTrash().catch((error: Error) => notify(error.message, { type: 'error' }))
    refresh()
  }
  if (!total) return null
  return (
    <>
      <Button label="Empty the trash" onClick={() => setIsOpen(true)} />
      <Confirm
        isOpen={isOpen}
        title="Empty the trash"
        content="Nothing in it can be brought back then."
        confirm="Empty the trash"
        onConfirm={empty}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
