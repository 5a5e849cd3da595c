import { TextField } from 'react-admin'
import { ContentList, PlainField } from '../../parts/content-screens.tsx'
import { PictureField } from '../../parts/picture-field.tsx'

export function CategoryList() {
  return (
    <ContentList order={{ by: 'position' }}>
      <PictureField source="image" label="Picture" sortable={false} />
      <PlainField source="title" />
      <TextField source="slug" label="Address" />
    </ContentList>
  )
}
