import SpreadsheetIcon from '@mui/icons-material/TableChartOutlined'
import { Button, ReferenceField, ReferenceInput, required, SelectInput, TextField } from 'react-admin'
import { Link } from 'react-router-dom'
import { ImageField } from '../../components/fields/image-field.tsx'
import { PlainTextField } from '../../components/fields/plain-text-field.tsx'
import { ContentList } from '../../components/lists/content-list.tsx'
import { publishedOnly } from '../../components/publishing/publication-status.tsx'
import { plainText } from '../../format/plain-text.ts'
import { desktopOnly } from '../../theme/datagrid-styles.ts'
import { ProductListInput } from './product-list-input.tsx'

const filters = [
  <ReferenceInput
    key="category"
    source="category_id"
    reference="categories"
    label="Category"
    filter={publishedOnly}
    perPage={100}
  >
    <SelectInput
      label="Category"
      optionText={({ title }) => plainText(title)}
      emptyText="All"
      sx={{ maxWidth: { sm: 190 } }}
    />
  </ReferenceInput>,
  <ProductListInput key="list" source="sub_item_id" />,
]

const bulkSettings = [
  { label: 'Move to another list', input: <ProductListInput source="sub_item_id" validate={required()} /> },
]

export function ProductList() {
  return (
    <ContentList
      filters={filters}
      bulkSettings={bulkSettings}
      moreActions={
        <Button component={Link} to="/import-products" label="Import/export products">
          <SpreadsheetIcon />
        </Button>
      }
      reorder={{ by: 'position', within: ['sub_item_id'] }}
      sort={{ field: 'title', order: 'ASC' }}
    >
      <ImageField source="image" label="Image" sortable={false} />
      <PlainTextField source="title" />
      <ReferenceField source="sub_item_id" reference="sub-items" link={false}>
        <ReferenceField source="category_id" reference="categories" link={false} /> › <PlainTextField source="title" />
      </ReferenceField>
      <TextField source="position" label="Position" {...desktopOnly} />
      <TextField source="slug" {...desktopOnly} />
    </ContentList>
  )
}
