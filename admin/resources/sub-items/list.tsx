import { ReferenceField, ReferenceInput, required, SelectInput, TextField } from 'react-admin'
import { ContentList, PlainField } from '../../parts/content-screens.tsx'
import { PictureField } from '../../parts/picture-field.tsx'
import { plainText } from '../../parts/plain-text.ts'
import { onTheSiteOnly } from '../../parts/state.tsx'
import { wideOnly } from '../../parts/tables.ts'

const categories = { source: 'category_id', reference: 'categories', filter: onTheSiteOnly, perPage: 100 }

const filters = [
  <ReferenceInput key="category" label="Category" {...categories}>
    <SelectInput label="Category" optionText={({ title }) => plainText(title)} emptyText="All" />
  </ReferenceInput>,
]

const settings = [
  {
    label: 'Move to another category',
    input: (
      <ReferenceInput {...categories}>
        <SelectInput label="Category" optionText={({ title }) => plainText(title)} validate={required()} />
      </ReferenceInput>
    ),
  },
]

export function SubItemList() {
  return (
    <ContentList filters={filters} settings={settings} order={{ by: 'position', within: ['category_id'] }}>
      <PictureField source="image" label="Picture" sortable={false} />
      <PlainField source="title" />
      <ReferenceField source="category_id" reference="categories" label="Category" link={false} />
      <TextField source="type" {...wideOnly} />
      <TextField source="product_count" label="Products" {...wideOnly} />
    </ContentList>
  )
}
