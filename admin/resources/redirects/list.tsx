import { TextField } from 'react-admin'
import { DateField } from '../../components/fields/datetime-field.tsx'
import { SimpleContentList } from '../../components/lists/content-list.tsx'

export function RedirectList() {
  return (
    <SimpleContentList>
      <TextField source="from_path" />
      <TextField source="to_path" />
      <DateField source="created_at" label="Created" />
    </SimpleContentList>
  )
}
