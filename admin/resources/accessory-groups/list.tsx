import { ReferenceField, TextField } from 'react-admin'
import { ContentList } from '../../components/lists/content-list.tsx'

export function AccessoryGroupList() {
  return (
    <ContentList>
      <TextField source="title" />
      <ReferenceField source="accessory_category_id" reference="accessory-categories" label="Category" link={false} />
    </ContentList>
  )
}
