import SpreadsheetIcon from '@mui/icons-material/TableChartOutlined'
import { AutocompleteInput, Button, ReferenceField, ReferenceInput, TextField } from 'react-admin'
import { Link } from 'react-router-dom'
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
