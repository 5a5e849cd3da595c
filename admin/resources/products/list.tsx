import SpreadsheetIcon from '@mui/icons-material/TableChartOutlined'
import { Button, ReferenceField, ReferenceInput, required, SelectInput, TextField } from 'react-admin'
import { Link } from 'react-router-dom'
import { PictureField } from '../../components/fields/image-field.tsx'
import { PlainField } from '../../components/fields/plain-text-field.tsx'
import { ContentList } from '../../components/lists/content-list.tsx'
import { onTheSiteOnly } from '../../components/publishing/publication-status.tsx'
import { plainText } from '../../format/plain-text.ts'
import { wideOnly } from '../../theme/datagrid-styles.ts'
import { ListInput } from './product-list-input.tsx'

const filters = [
  <ReferenceInput
    key="category"
    source="category_id"
    reference="categories"
    label="Category"
    filter={onTheSiteOnly}
    perPage={100}
  >
    <SelectInput
      label="Category"
      optionText={({ title }) => plainText(title)}
      emptyText="All"
      sx={{ maxWidth: { sm: 190 } }}
    />
  </ReferenceInput>,
  <ListInput key="list" source="sub_item_id" label="List" />,
]

const settings = [{ label: 'Move to another list', input: <ListInput source="sub_item_id" validate={required()} /> }]

export function ProductList() {
  return (
    <ContentList
      filters={filters}
      settings={settings}
      actions={
        <Button component={Link} to="/import-products" label="Import and export">
          <SpreadsheetIcon />
        </Button>
      }
      order={{ by: 'place', within: ['sub_item_id'] }}
      sort={{ field: 'title', order: 'ASC' }}
    >
      <PictureField source="image" label="Picture" sortable={false} />
      <PlainField source="title" />
      <ReferenceField source="sub_item_id" reference="sub-items" label="List" link={false}>
        <ReferenceField source="category_id" reference="categories" link={false} /> › <PlainField source="title" />
      </ReferenceField>
      <TextField source="place" {...wideOnly} />
      <TextField source="slug" label="Address" {...wideOnly} />
    </ContentList>
  )
}
