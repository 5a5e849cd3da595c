import { TextField } from 'react-admin'
import { ContentList } from '../../components/lists/content-list.tsx'

export function ReviewList() {
  return (
    <ContentList reorder={{ by: 'position', name: 'client_name' }}>
      <TextField source="client_name" />
      <TextField source="designation" />
      <TextField source="description" sortable={false} />
    </ContentList>
  )
}
