import { BooleanField, DateField, EmailField, TextField } from 'react-admin'
import { PlainList } from '../../parts/content-screens.tsx'

export function StaffList() {
  return (
    <PlainList>
      <TextField source="name" />
      <EmailField source="email" label="E-mail" />
      <TextField source="role" />
      <BooleanField source="second_factor" label="Second factor" sortable={false} FalseIcon={null} />
      <BooleanField source="suspended" FalseIcon={null} />
      <DateField source="created_at" label="Since" locales="en-IN" />
    </PlainList>
  )
}
