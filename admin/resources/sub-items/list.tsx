import { ReferenceField, ReferenceInput, SelectInput, TextField } from 'react-admin'
import { ContentList, PlainField } from '../../parts/content-screens.tsx'
import { PictureField } from '../../parts/picture-field.tsx'
import { plainText } from '../../parts/plain-text.ts'

const filters = [
  <ReferenceInput key="category" source="category_id" reference="categories" alwaysOn>
    <SelectInput label="Category" optionText={({ title }) => plainText(title)} />
  </ReferenceInput>,
]

export function SubItemList() {
  return (
    <ContentList filters={filters} order={{ by: 'position', within: ['category_id'] }}>
      <PictureField source="image" label="Picture" sortable={false} />
      <PlainField source="title" />
      <ReferenceField source="category_id" reference="categories" label="Category" link={false} />
      <TextField source="type" />
      <TextField source="product_count" label="Products" />
    </ContentList>
  )
}
