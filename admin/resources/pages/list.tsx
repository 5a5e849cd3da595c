import { TextField } from 'react-admin'
import { ImageField } from '../../components/fields/image-field.tsx'
import { PlainTextField } from '../../components/fields/plain-text-field.tsx'
import { ContentList } from '../../components/lists/content-list.tsx'

export function PageList() {
  return (
    <ContentList isFixed>
      <ImageField source="image" label="Image" sortable={false} />
      <TextField source="key" label="Page" />
      <PlainTextField source="title" />
    </ContentList>
  )
}
