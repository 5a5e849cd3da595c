import { Datagrid, DateField, List, SearchInput, SelectInput, TextField, TextInput } from 'react-admin'

const actions = [
  ...['create', 'revise', 'publish', 'draft', 'schedule', 'discard', 'withdraw', 'delete', 'restore', 'erase', 'move'],
  ...['note', 'release', 'retry', 'export'],
  ...['reset password', 'reset password by mail', 'second factor on', 'second factor off', 'reset second factor'],
]

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Search" />,
  <SelectInput key="action" source="action" choices={actions.map((name) => ({ id: name, name }))} alwaysOn />,
  <TextInput key="entity" source="entity" label="Kind" />,
]

export function AuditList() {
  return (
    <List filters={filters} sort={{ field: 'at', order: 'DESC' }} perPage={50} exporter={false} empty={false}>
      <Datagrid bulkActionButtons={false} rowClick="show">
        <DateField source="at" label="When" showTime locales="en-IN" />
        <TextField source="staff" label="Who" sortable={false} emptyText="the program" />
        <TextField source="action" />
        <TextField source="entity" label="Kind" />
        <TextField source="entity_id" label="Number" sortable={false} />
      </Datagrid>
    </List>
  )
}
