import {
  Datagrid,
  DateField,
  List,
  SearchInput,
  SelectInput,
  TextField,
  TextInput,
  useRecordContext,
} from 'react-admin'
import type { AuditRecord } from '../../calls/records.ts'
import { Differences } from '../../parts/history.tsx'

const actions = ['create', 'revise', 'delete', 'move', 'restore', 'note', 'release', 'retry', 'export']

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Search" />,
  <SelectInput key="action" source="action" choices={actions.map((name) => ({ id: name, name }))} alwaysOn />,
  <TextInput key="entity" source="entity" label="Kind" />,
]

export function AuditList() {
  return (
    <List filters={filters} sort={{ field: 'at', order: 'DESC' }} perPage={50} exporter={false}>
      <Datagrid bulkActionButtons={false} rowClick="expand" expand={<Change />}>
        <DateField source="at" label="When" showTime locales="en-IN" />
        <TextField source="staff" label="Who" sortable={false} emptyText="the program" />
        <TextField source="action" />
        <TextField source="entity" label="Kind" />
        <TextField source="entity_id" label="Number" sortable={false} />
      </Datagrid>
    </List>
  )
}

function Change() {
  const entry = useRecordContext<AuditRecord>()
  return entry ? <Differences {...entry} /> : null
}
