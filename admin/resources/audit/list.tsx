import { resourceOfEntity } from '@house/contract/staff/resource-names'
import {
  Datagrid,
  List,
  SearchInput,
  SelectInput,
  type SelectInputProps,
  TextField,
  useGetResourceLabel,
} from 'react-admin'
import { DateTimeField } from '../../components/fields/datetime-field.tsx'
import { ResourceNameField } from '../../components/fields/resource-name-field.tsx'
import { ActionField, actionChoices } from './action-field.tsx'
import { TargetField } from './target-field.tsx'

function EntityInput(props: Omit<SelectInputProps, 'choices'>) {
  const getLabel = useGetResourceLabel()
  const choices = Object.entries(resourceOfEntity).map(([id, resource]) => ({ id, name: getLabel(resource, 2) }))
  const more = [
    { id: 'content', name: 'All content' },
    { id: 'site', name: 'Site' },
  ]
  return <SelectInput {...props} choices={[...choices, ...more]} />
}

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Search" />,
  <SelectInput key="action" source="action" choices={actionChoices} emptyText="All" alwaysOn />,
  <EntityInput key="entity" source="entity" label="Type" emptyText="All" />,
]

export function AuditList() {
  return (
    <List filters={filters} sort={{ field: 'at', order: 'DESC' }} perPage={50} exporter={false} empty={false}>
      <Datagrid bulkActionButtons={false} rowClick="show">
        <DateTimeField source="at" label="Time" />
        <TextField source="staff" label="User" sortable={false} emptyText="System" />
        <ActionField source="action" />
        <ResourceNameField source="resource" label="Type" sortBy="entity" />
        <TargetField source="title" label="Record" sortable={false} />
      </Datagrid>
    </List>
  )
}
