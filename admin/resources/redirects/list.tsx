import { TextField } from 'react-admin'
import { DayField } from '../../components/fields/datetime-field.tsx'
import { PlainList } from '../../components/lists/content-list.tsx'

export function RedirectList() {
  return (
    <PlainList>
      <TextField source="from_path" label="Old address" />
      <TextField source="to_path" label="Leads to" />
      <DayField source="created_at" label="Since" />
    </PlainList>
  )
}
