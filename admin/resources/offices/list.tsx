import { SelectField, TextField } from 'react-admin'
import { ContentList } from '../../components/lists/content-list.tsx'
import { hiddenOnTablets } from '../../theme/datagrid-styles.ts'
import { kinds } from './form.tsx'

export function OfficeList() {
  return (
    <ContentList reorder={{ by: 'position', name: 'name' }}>
      <TextField source="name" />
      <SelectField source="kind" choices={kinds} {...hiddenOnTablets} />
      <TextField source="city" />
      <TextField source="phone" sortable={false} sx={{ whiteSpace: 'nowrap' }} />
    </ContentList>
  )
}
