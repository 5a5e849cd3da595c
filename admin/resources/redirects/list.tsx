import { DateField, TextField } from 'react-admin'
import { PlainList } from '../../parts/content-screens.tsx'

export function RedirectList() {
  return (
    <PlainList>
      <TextField source="from_path" label="Old address" />
      <TextField source="to_path" label="Leads to" />
      <DateField source="created_at" label="Since" locales="en-IN" />
    </PlainList>
  )
}
