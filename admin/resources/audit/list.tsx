import { Datagrid, List, SearchInput, SelectInput, TextField } from 'react-admin'
import { MomentField } from '../../components/fields/datetime-field.tsx'
import { KindField } from '../../components/fields/resource-name-field.tsx'
import { ActionField, actionChoices } from './action-field.tsx'
import { SubjectField } from './target-field.tsx'

/** By the table that an entry names. */
const kinds = Object.entries({
  ...{ product: 'Products', sub_item: 'Lists', category: 'Categories', accessory: 'Accessories' },
  ...{ accessory_category: 'Accessory categories', accessory_sub_category: 'Accessory groups', blog: 'Blogs' },
  ...{ project: 'Projects', review: 'Reviews', office: 'Offices', page: 'Pages', media: 'Media', enquiry: 'Leads' },
  ...{ settings: 'Settings', synonym: 'Search words', redirect: 'Old addresses', staff: 'Staff' },
  ...{ content: 'All content at once' },
}).map(([id, name]) => ({ id, name }))

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Search" />,
  <SelectInput key="action" source="action" choices={actionChoices} emptyText="All" alwaysOn />,
  <SelectInput key="entity" source="entity" label="Kind" choices={kinds} emptyText="All" />,
]

export function AuditList() {
  return (
    <List filters={filters} sort={{ field: 'at', order: 'DESC' }} perPage={50} exporter={false} empty={false}>
      <Datagrid bulkActionButtons={false} rowClick="show">
        <MomentField source="at" label="When" />
        <TextField source="staff" label="Who" sortable={false} emptyText="the site itself" />
        <ActionField source="action" />
        <KindField source="resource" label="Kind" sortBy="entity" />
        <SubjectField source="title" label="What" sortable={false} />
      </Datagrid>
    </List>
  )
}
