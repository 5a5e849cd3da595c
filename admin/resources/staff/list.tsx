import { BooleanField, DateField, EmailField, TextField } from 'react-admin'
import { ContentList } from '../../parts/content-screens.tsx'

export function StaffList() {
  return (
    <ContentList>
      <TextField source="name" />
      <EmailField source="email" label="E-mail" />
      <TextField source="role" />
      <BooleanField source="second_factor" label="Second factor" sortable={false} />
      <BooleanField source="suspended" />
      <DateField source="created_at" label="Since" locales="en-IN" />
    </ContentList>
  )
}
