import { DateField, SelectInput, TextField } from 'react-admin'
import { ContentList, PlainField } from '../../parts/content-screens.tsx'
import { PictureField } from '../../parts/picture-field.tsx'
import { statuses } from './form.tsx'

const filters = [<SelectInput key="status" source="status" choices={statuses} alwaysOn />]

export function BlogList() {
  return (
    <ContentList filters={filters} sort={{ field: 'datetime', order: 'DESC' }}>
      <PictureField source="image" label="Picture" sortable={false} />
      <PlainField source="title" />
      <TextField source="category" />
      <TextField source="status" />
      <DateField source="datetime" label="Date" locales="en-IN" />
    </ContentList>
  )
}
