import SpreadsheetIcon from '@mui/icons-material/TableChartOutlined'
import {
  AutocompleteInput,
  Button,
  ReferenceField,
  ReferenceInput,
  required,
  SelectInput,
  TextField,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { ContentList, PlainField } from '../../parts/content-screens.tsx'
import { PictureField } from '../../parts/picture-field.tsx'
import { plainText } from '../../parts/plain-text.ts'
import { onTheSiteOnly } from '../../parts/state.tsx'

const lists = {
  source: 'sub_item_id',
  reference: 'sub-items',
  filter: { type: 'Product', ...onTheSiteOnly },
  perPage: 100,
}

const filters = [
  <ReferenceInput
    key="category"
    source="category_id"
    reference="categories"
    filter={onTheSiteOnly}
    perPage={100}
    alwaysOn
  >
    <SelectInput label="Category" optionText={({ title }) => plainText(title)} />
  </ReferenceInput>,
  <ReferenceInput key="list" {...lists} alwaysOn>
    <AutocompleteInput label="List" optionText={({ title }) => plainText(title)} sx={{ minWidth: 200 }} />
  </ReferenceInput>,
]

const settings = [
  {
    label: 'Move to another list',
    input: (
      <ReferenceInput {...lists}>
        <AutocompleteInput label="List" optionText={({ title }) => plainText(title)} validate={required()} />
      </ReferenceInput>
    ),
  },
]

export function ProductList() {
  return (
    <ContentList
      filters={filters}
      settings={settings}
      actions={
        <Button component={Link} to="/import-products" label="Import and export" startIcon={<SpreadsheetIcon />} />
      }
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
