import { TextField } from 'react-admin'
import { PictureField } from '../../components/fields/image-field.tsx'
import { PlainField } from '../../components/fields/plain-text-field.tsx'
import { ContentList } from '../../components/lists/content-list.tsx'

export function PageList() {
  return (
    <ContentList isFixed>
      <PictureField source="image" label="Picture" sortable={false} />
      <TextField source="key" label="Page" />
      <PlainField source="title" />
    </ContentList>
  )
}
