import { TextField } from 'react-admin'
import { PictureField } from '../../components/fields/image-field.tsx'
import { PlainField } from '../../components/fields/plain-text-field.tsx'
import { ContentList } from '../../components/lists/content-list.tsx'

export function ProjectList() {
  return (
    <ContentList order={{ by: 'position' }}>
      <PictureField source="image" label="Picture" sortable={false} />
      <PlainField source="title" />
      <TextField source="slug" label="Address" />
    </ContentList>
  )
}
