import { ReferenceField, ReferenceInput, required, SelectInput, TextField } from 'react-admin'
import { PictureField } from '../../components/fields/image-field.tsx'
import { PlainField } from '../../components/fields/plain-text-field.tsx'
import { ContentList } from '../../components/lists/content-list.tsx'
import { onTheSiteOnly } from '../../components/publishing/publication-status.tsx'
import { plainText } from '../../format/plain-text.ts'
import { wideOnly } from '../../theme/datagrid-styles.ts'

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
