import { TextField } from 'react-admin'
import { ContentList } from '../../parts/content-screens.tsx'
import { PictureField } from '../../parts/picture-field.tsx'

export function AccessoryCategoryList() {
  return (
    <ContentList order={{ by: 'position' }}>
      <PictureField source="icon_image" label="Icon" sortable={false} />
      <TextField source="title" />
      <TextField source="slug" label="Address" />
    </ContentList>
  )
}
