import { TextField } from 'react-admin'
import { PictureField } from '../../components/fields/image-field.tsx'
import { ContentList } from '../../components/lists/content-list.tsx'

export function AccessoryCategoryList() {
  return (
    <ContentList order={{ by: 'position' }}>
      <PictureField source="icon_image" label="Icon" sortable={false} />
      <TextField source="title" />
      <TextField source="slug" label="Address" />
    </ContentList>
  )
}
