import { ReferenceField, ReferenceInput, required, SelectInput, TextField } from 'react-admin'
import { ImageField } from '../../components/fields/image-field.tsx'
import { PlainTextField } from '../../components/fields/plain-text-field.tsx'
import { ContentList } from '../../components/lists/content-list.tsx'
import { publishedOnly } from '../../components/publishing/publication-status.tsx'
import { plainText } from '../../format/plain-text.ts'
import { desktopOnly } from '../../theme/datagrid-styles.ts'

const categories = { source: 'category_id', reference: 'categories', filter: publishedOnly, perPage: 100 }

const filters = [
  <ReferenceInput key="category" label="Category" {...categories}>
    <SelectInput label="Category" optionText={({ title }) => plainText(title)} emptyText="All" />
  </ReferenceInput>,
]

const bulkSettings = [
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
    <ContentList filters={filters} bulkSettings={bulkSettings} reorder={{ by: 'position', within: ['category_id'] }}>
      <ImageField source="image" label="Image" sortable={false} />
      <PlainTextField source="title" />
      <ReferenceField source="category_id" reference="categories" label="Category" link={false} />
      <TextField source="type" {...desktopOnly} />
      <TextField source="product_count" label="Products" {...desktopOnly} />
    </ContentList>
  )
}
