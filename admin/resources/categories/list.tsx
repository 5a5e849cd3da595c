import { TextField } from 'react-admin'
import { ImageField } from '../../components/fields/image-field.tsx'
import { PlainTextField } from '../../components/fields/plain-text-field.tsx'
import { ContentList } from '../../components/lists/content-list.tsx'

export function CategoryList() {
  return (
    <ContentList reorder={{ by: 'position' }}>
      <ImageField source="image" label="Image" sortable={false} />
      <PlainTextField source="title" />
      <TextField source="slug" />
    </ContentList>
  )
}
