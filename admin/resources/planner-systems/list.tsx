import { NumberField, SelectField, SelectInput, TextField } from 'react-admin'
import { ContentList } from '../../components/lists/content-list.tsx'
import { hiddenOnTablets } from '../../theme/datagrid-styles.ts'
import { kinds, materialChoices } from './choices.ts'

const filters = [
  <SelectInput key="kind" source="kind" choices={kinds} emptyText="All" />,
  <SelectInput key="material" source="material" choices={materialChoices} emptyText="All" />,
]

export function SystemList() {
  return (
    <ContentList filters={filters} reorder={{ by: 'position', name: 'name' }}>
      <TextField source="name" />
      <TextField source="key" {...hiddenOnTablets} />
      <SelectField source="kind" choices={kinds} sortable={false} />
      <SelectField source="material" choices={materialChoices} sortable={false} {...hiddenOnTablets} />
      <NumberField source="uf.value" label="Uf, W/m²K" sortable={false} emptyText="Not known" />
    </ContentList>
  )
}
