import { SelectField, TextField } from 'react-admin'
import { ContentList } from '../../parts/content-screens.tsx'
import { notOnTablets } from '../../parts/tables.ts'
import { kinds } from './form.tsx'

export function OfficeList() {
  return (
    <ContentList order={{ by: 'position', name: 'name' }}>
      <TextField source="name" />
      <SelectField source="kind" choices={kinds} {...notOnTablets} />
      <TextField source="city" />
      <TextField source="phone" sortable={false} sx={{ whiteSpace: 'nowrap' }} />
    </ContentList>
  )
}
