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

/** The audit log names database tables. */
const entities: Record<string, string> = {
  product: 'products',
  sub_item: 'sub-items',
  category: 'categories',
  accessory: 'accessories',
  accessory_category: 'accessory-categories',
  accessory_sub_category: 'accessory-groups',
  blog: 'blogs',
  project: 'projects',
  review: 'reviews',
  office: 'offices',
  page: 'pages',
  planner_system: 'planner-systems',
  planner_glazing: 'planner-glazings',
  planner_colour: 'planner-colours',
  media: 'media',
  enquiry: 'leads',
  price_book: 'price-books',
  settings: 'settings',
  synonym: 'synonyms',
  redirect: 'redirects',
  staff: 'staff',
  audit: 'audit',
}

function EntityInput(props: Omit<SelectInputProps, 'choices'>) {
  const getLabel = useGetResourceLabel()
  const choices = Object.entries(entities).map(([id, resource]) => ({ id, name: getLabel(resource, 2) }))
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
