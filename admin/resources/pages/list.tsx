import { TextField } from 'react-admin'
import { ContentList, PlainField } from '../../parts/content-screens.tsx'
import { PictureField } from '../../parts/picture-field.tsx'

export function PageList() {
  return (
    <ContentList isFixed>
      <PictureField source="image" label="Picture" sortable={false} />
      <TextField source="key" label="Page" />
      <PlainField source="title" />
    </ContentList>
  )
}
