import { NumberField, TextField } from 'react-admin'
import { ContentList } from '../../components/lists/content-list.tsx'
import { hiddenOnTablets } from '../../theme/datagrid-styles.ts'

export function GlazingList() {
  return (
    <ContentList reorder={{ by: 'position', name: 'name' }}>
      <TextField source="name" />
      <TextField source="key" {...hiddenOnTablets} />
      <NumberField source="ug.value" label="Ug, W/m²K" sortable={false} emptyText="Not known" />
      <NumberField source="shgc.value" label="SHGC" sortable={false} emptyText="Not known" />
      <NumberField source="rw.value" label="Rw, dB" sortable={false} emptyText="Not known" />
    </ContentList>
  )
}
