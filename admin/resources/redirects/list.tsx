import { TextField } from 'react-admin'
import { PlainList } from '../../parts/content-screens.tsx'
import { DayField } from '../../parts/moment-field.tsx'

export function RedirectList() {
  return (
    <PlainList>
      <TextField source="from_path" label="Old address" />
      <TextField source="to_path" label="Leads to" />
      <DayField source="created_at" label="Since" />
    </PlainList>
  )
}
