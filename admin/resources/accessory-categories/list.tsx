import { TextField } from 'react-admin'
import { ImageField } from '../../components/fields/image-field.tsx'
import { ContentList } from '../../components/lists/content-list.tsx'

export function AccessoryCategoryList() {
  return (
    <ContentList reorder={{ by: 'position' }}>
      <ImageField source="icon_image" sortable={false} />
      <TextField source="title" />
      <TextField source="slug" />
    </ContentList>
  )
}
