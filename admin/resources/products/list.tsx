import { AutocompleteInput, ReferenceField, ReferenceInput, TextField } from 'react-admin'
import { ContentList, PlainField } from '../../parts/content-screens.tsx'
import { PictureField } from '../../parts/picture-field.tsx'
import { plainText } from '../../parts/plain-text.ts'

const filters = [
  <ReferenceInput
    key="list"
    source="sub_item_id"
    reference="sub-items"
    filter={{ type: 'Product' }}
    perPage={100}
    alwaysOn
  >
    <AutocompleteInput label="List" optionText={({ title }) => plainText(title)} sx={{ minWidth: 220 }} />
  </ReferenceInput>,
]

export function ProductList() {
  return (
    <ContentList
      filters={filters}
      order={{ by: 'place', within: ['sub_item_id'] }}
      sort={{ field: 'title', order: 'ASC' }}
    >
      <PictureField source="image" label="Picture" sortable={false} />
      <PlainField source="title" />
      <ReferenceField source="sub_item_id" reference="sub-items" label="List" link={false} />
      <TextField source="place" />
      <TextField source="slug" label="Address" />
    </ContentList>
  )
}
