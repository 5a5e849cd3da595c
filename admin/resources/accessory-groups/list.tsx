import { ReferenceField, TextField } from 'react-admin'
import { ContentList } from '../../parts/content-screens.tsx'

export function AccessoryGroupList() {
  return (
    <ContentList>
      <TextField source="title" />
      <ReferenceField source="accessory_category_id" reference="accessory-categories" label="Category" link={false} />
    </ContentList>
  )
}
