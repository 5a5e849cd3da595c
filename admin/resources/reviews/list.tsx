import { TextField } from 'react-admin'
import { ContentList } from '../../components/lists/content-list.tsx'

export function ReviewList() {
  return (
    <ContentList order={{ by: 'position', name: 'client_name' }}>
      <TextField source="client_name" />
      <TextField source="designation" />
      <TextField source="description" label="What they said" sortable={false} />
    </ContentList>
  )
}
