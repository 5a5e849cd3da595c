import { BooleanField, TextField } from 'react-admin'
import { ContentList } from '../../components/lists/content-list.tsx'

export function ColourList() {
  return (
    <ContentList reorder={{ by: 'position', name: 'name' }}>
      <TextField source="name" />
      <TextField source="key" />
      <TextField source="hex" sortable={false} />
      <BooleanField source="foil" sortable={false} />
    </ContentList>
  )
}
